import { recordMessages } from "@command-center/domain/message/record-messages"
import { detailPath, listPath } from "@command-center/domain/navigation/routes"
import { utgList } from "@command-center/domain/utg/utg-list"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { selectIsNotFound, selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import { RecordView } from "../../record/record.view.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import { RecordTabs } from "../../record/tabs.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"
import { UtgConfigScreen } from "./utg-config.screen.tsx"
import type { UtgRecord } from "./utg-detail.wiring.ts"
import { UtgGeneral } from "./utg-general.view.tsx"

export interface UtgDetailViewProps {
  readonly actor: RecordRef<UtgRecord>
  readonly businessEntityId: number
  readonly componentId: number
  /** Null where the address names no page of a UTG. */
  readonly page: RecordPage | null
}

/** The heading and tabs of a UTG, and the page that is shown. */
export function UtgDetailView({ actor, businessEntityId, componentId, page }: UtgDetailViewProps) {
  const record = useSelector(actor, selectRecord<UtgRecord>)
  const isNotFound = useSelector(actor, selectIsNotFound<UtgRecord>)
  const path = detailPath(businessEntityId, "utgs", componentId)
  const list = <Link to={listPath(businessEntityId, "utgs")}>{utgList.title}</Link>
  const isPage = page !== null && page.tab !== "edit"
  return (
    <Screen>
      <PageHeading
        title={record === null ? `UTG ${componentId}` : utgList.nameOf(record.row)}
        breadcrumb={[{ id: "list", link: list }]}
      />
      {isPage && !isNotFound && <RecordTabs label="UTG" path={path} current={page.tab} />}
      <div className="cc-record">
        {!isPage && <EmptyState text={recordMessages.noSuchPage} />}
        {isPage && (page.tab === "general" || isNotFound) && (
          <RecordView actor={actor} loadFailed={utgMessages.loadFailed} notFound={recordMessages.noSuchUtg}>
            {(found) => <UtgGeneral record={found} />}
          </RecordView>
        )}
        {isPage && page.tab !== "general" && !isNotFound && (
          <UtgConfigScreen businessEntityId={businessEntityId} componentId={componentId} path={path} page={page} />
        )}
      </div>
    </Screen>
  )
}
