import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { detailPath, listPath } from "@command-center/domain/navigation/routes"
import { profileList } from "@command-center/domain/profile/profile-list"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { selectIsNotFound, selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { DebugPanel } from "@command-center/ui/feedback/debug-panel"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { Card } from "@command-center/ui/layout/card"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { JsonText } from "@command-center/ui/layout/json-text"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import { ConfigPage } from "../../record/config-page.view.tsx"
import { RecordDate } from "../../record/date.view.tsx"
import { RecordView } from "../../record/record.view.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import { RecordTabs } from "../../record/tabs.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"
import type { ProfileRecord } from "./profile-detail.wiring.ts"

export interface ProfileDetailViewProps {
  readonly actor: RecordRef<ProfileRecord>
  readonly businessEntityId: number
  readonly profileId: number
  /** Null where the address names no page of a profile. */
  readonly page: RecordPage | null
  readonly isDebug: boolean
}

const date = (iso: string | null) => (iso === null ? null : <RecordDate iso={iso} />)

function General({ profile }: Pick<ProfileRecord, "profile">) {
  return (
    <Card title="General">
      <DefinitionList
        items={[
          { id: "name", term: "Profile Name", value: profile.name },
          { id: "version", term: "Profile Version", value: profile.version },
          { id: "parent", term: "Parent Account", value: profile.parentName },
          { id: "created", term: "Created", value: date(profile.createdAt) },
          { id: "updated", term: "Last Updated", value: date(profile.lastUpdatedAt) },
          { id: "applied", term: "Last Applied", value: date(profile.lastAppliedAt) },
          { id: "id", term: "ID", value: profile.id }
        ]}
      />
    </Card>
  )
}

function ProfilePage({
  record: { profile, config },
  page,
  path
}: {
  readonly record: ProfileRecord
  readonly page: RecordPage
  readonly path: string
}) {
  if (page.tab === "general") return <General profile={profile} />
  if (page.tab === "edit") return <JsonText label="Configuration" json={maskedSecrets(config)} />
  return <ConfigPage config={config} path={path} page={page} />
}

/** The heading and tabs of a profile, and the page that is shown; Edit JSON is there in debug mode only. */
export function ProfileDetailView({ actor, businessEntityId, profileId, page, isDebug }: ProfileDetailViewProps) {
  const record = useSelector(actor, selectRecord<ProfileRecord>)
  const isNotFound = useSelector(actor, selectIsNotFound<ProfileRecord>)
  const path = detailPath(businessEntityId, "profiles", profileId)
  const list = <Link to={listPath(businessEntityId, "profiles")}>{profileList.title}</Link>
  const isPage = page !== null && (page.tab !== "edit" || isDebug)
  return (
    <Screen>
      <PageHeading
        title={record === null ? `Profile ${profileId}` : profileList.nameOf(record.profile)}
        breadcrumb={[{ id: "list", link: list }]}
      />
      {isPage && !isNotFound && <RecordTabs label="Profile" path={path} current={page.tab} withEdit={isDebug} />}
      <div className="cc-record">
        {!isPage && <EmptyState text={recordMessages.noSuchPage} />}
        {isPage && (
          <RecordView
            actor={actor}
            loadFailed={(reason) => `${profileMessages.loadOneFailed}. ${reason}`}
            notFound={recordMessages.noSuchProfile}
          >
            {(found) => (
              <>
                <ProfilePage record={found} page={page} path={path} />
                {isDebug && <DebugPanel title="Profile" data={maskedSecrets(found)} />}
              </>
            )}
          </RecordView>
        )}
      </div>
    </Screen>
  )
}
