import { frameMessages } from "@command-center/domain/message/frame-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileList } from "@command-center/domain/profile/profile-list"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { selectIsNotFound, selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import { ListLink } from "../../app/list-link.view.tsx"
import { Link } from "../../app/page-link.tsx"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { NotFound } from "../../record/not-found.view.tsx"
import { RecordView } from "../../record/record.view.tsx"
import { tabInTitle } from "../../record/record-tab-labels.ts"
import type { RecordPage } from "../../record/record-tabs.ts"
import { RecordTabs } from "../../record/tabs.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"
import { pageAccess } from "../../rights/page-access.view.tsx"
import { ProfileActions } from "./profile-actions.view.tsx"
import type { ProfileRecord } from "./profile-detail.wiring.ts"
import { ProfileFacts } from "./profile-facts.view.tsx"
import { ProfilePagesScreen } from "./profile-pages.screen.tsx"

export interface ProfileDetailViewProps {
  readonly actor: RecordRef<ProfileRecord>
  readonly businessEntityId: number
  readonly profileId: number
  readonly canEdit: boolean
  /** Null where the address names no page of a profile. */
  readonly page: RecordPage | null
  readonly isDebug: boolean
}

/** The heading and tabs of a profile, and the page that is shown; Edit JSON is there in debug mode only. */
export function ProfileDetailView(props: ProfileDetailViewProps) {
  const { actor, businessEntityId, profileId, canEdit, page, isDebug } = props
  const record = useSelector(actor, selectRecord<ProfileRecord>)
  const isNotFound = useSelector(actor, selectIsNotFound<ProfileRecord>)
  const name = record === null ? null : profileList.nameOf(record.profile)
  useDocumentTitle(businessEntityId, name, tabInTitle(page?.tab), listWords.profiles.link)
  const path = detailPath(businessEntityId, "profiles", profileId)
  const list = <ListLink area="profiles" businessEntityId={businessEntityId} title={profileList.title} />
  const shown = page === null || (page.tab === "edit" && !isDebug) ? null : page
  return (
    <Screen>
      <PageHeading
        title={name ?? profileLabels.numbered(profileId)}
        breadcrumb={[{ id: "list", link: list }]}
        access={pageAccess("profiles", canEdit)}
      >
        {!isNotFound && (
          <ProfileActions
            businessEntityId={businessEntityId}
            profileId={profileId}
            canEdit={canEdit}
            profile={record?.profile ?? null}
          />
        )}
      </PageHeading>
      {!isNotFound && <ProfileFacts businessEntityId={businessEntityId} profile={record?.profile ?? null} />}
      {!isNotFound && (
        <RecordTabs label={frameMessages.profile} path={path} current={shown?.tab ?? null} withEdit={isDebug} />
      )}
      <div className="cc-record">
        {shown === null ? (
          <NotFound text={recordMessages.noSuchPage}>
            <Link to={path}>{recordMessages.firstPage}</Link>
          </NotFound>
        ) : (
          <RecordView
            actor={actor}
            loadFailed={(reason) => `${profileMessages.loadOneFailed}. ${reason}`}
            notFound={recordMessages.noSuchProfile}
            back={list}
          >
            {(found) => (
              <ProfilePagesScreen
                actor={actor}
                record={found}
                businessEntityId={businessEntityId}
                canEdit={canEdit}
                path={path}
                page={shown}
                isDebug={isDebug}
              />
            )}
          </RecordView>
        )}
      </div>
    </Screen>
  )
}
