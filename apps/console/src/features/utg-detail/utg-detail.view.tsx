import { recordMessages } from "@command-center/domain/message/record-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import { selectIsNotFound, selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { ListLink } from "../../app/list-link.view.tsx"
import { Link } from "../../app/page-link.tsx"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { useShownRecord } from "../../palette/use-shown-record.ts"
import { NotFound } from "../../record/not-found.view.tsx"
import { RecordView } from "../../record/record.view.tsx"
import { tabInTitle } from "../../record/record-tab-labels.ts"
import type { RecordPage } from "../../record/record-tabs.ts"
import { RecordTabs } from "../../record/tabs.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"
import { pageAccess } from "../../rights/page-access.view.tsx"
import { TagLine } from "../../tags/tag-line.view.tsx"
import { useRecordTagActions } from "../../tags/use-tag-actions.ts"
import { type CurrentVersions, nothingCurrent, type UtgRecord } from "./utg-detail.wiring.ts"
import { UtgActions, UtgFacts } from "./utg-header.view.tsx"
import { UtgPagesScreen } from "./utg-pages.screen.tsx"

export interface UtgDetailViewProps {
  readonly actor: RecordRef<UtgRecord>
  readonly copy: ActorRefFrom<typeof copyConfigMachine>
  /** What is current. */
  readonly versions: RecordRef<CurrentVersions>
  readonly businessEntityId: number
  readonly componentId: number
  readonly canEdit: boolean
  /** Null where the address names no page of a UTG. */
  readonly page: RecordPage | null
}

function CopyLink({ copy }: Pick<UtgDetailViewProps, "copy">) {
  const isBusy = useSelector(copy, (snapshot) => snapshot.hasTag("busy"))
  return (
    <button type="button" className="cc-link" aria-busy={isBusy} onClick={() => copy.send({ type: "copy" })}>
      {utgLabels.copyConfiguration}
    </button>
  )
}

/** The heading and tabs of a UTG, and the page that is shown. */
export function UtgDetailView(props: UtgDetailViewProps) {
  const { actor, copy, businessEntityId, componentId, canEdit, page } = props
  const versions = useSelector(props.versions, selectRecord<CurrentVersions>) ?? nothingCurrent
  const record = useSelector(actor, selectRecord<UtgRecord>)
  const isNotFound = useSelector(actor, selectIsNotFound<UtgRecord>)
  const name = record === null ? null : utgList.nameOf(record.row)
  useDocumentTitle(businessEntityId, name, tabInTitle(page?.tab), listWords.utgs.link)
  useShownRecord(record, businessEntityId)
  useRecordTagActions(record?.row ?? null, businessEntityId)
  const path = detailPath(businessEntityId, "utgs", componentId)
  const list = <ListLink area="utgs" businessEntityId={businessEntityId} title={utgList.title} />
  const shown = page === null || page.tab === "edit" ? null : page
  return (
    <Screen>
      <PageHeading
        title={name ?? `UTG ${componentId}`}
        breadcrumb={[{ id: "list", link: list }]}
        access={pageAccess("utgs", canEdit)}
      >
        {!isNotFound && <CopyLink copy={copy} />}
        {!isNotFound && <UtgActions businessEntityId={businessEntityId} row={record?.row ?? null} />}
      </PageHeading>
      {!isNotFound && (
        <UtgFacts
          businessEntityId={businessEntityId}
          row={record?.row ?? null}
          versions={versions}
          tags={<TagLine key={componentId} row={record?.row ?? null} />}
        />
      )}
      {!isNotFound && <RecordTabs label="UTG" path={path} current={shown?.tab ?? null} />}
      <div className="cc-record" data-wide={shown?.tab === "general" || undefined}>
        {shown === null ? (
          <NotFound text={recordMessages.noSuchPage}>
            <Link to={path}>{recordMessages.firstPage}</Link>
          </NotFound>
        ) : (
          <RecordView
            actor={actor}
            loadFailed={listWords.utgs.loadFailed}
            notFound={recordMessages.noSuchUtg}
            back={list}
          >
            {(found) => (
              <UtgPagesScreen
                actor={actor}
                record={found}
                businessEntityId={businessEntityId}
                componentId={componentId}
                canEdit={canEdit}
                path={path}
                page={shown}
                versions={versions}
              />
            )}
          </RecordView>
        )}
      </div>
    </Screen>
  )
}
