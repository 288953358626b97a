import { displaying, pageButtons } from "@command-center/domain/rows/paging"
import {
  selectAllState,
  selectIsArriving,
  selectPageSize,
  selectSelectedCount
} from "@command-center/machines/list-screen/list-screen.selectors"
import { FooterSelectAll } from "@command-center/ui/table/footer-select-all"
import { Pager } from "@command-center/ui/table/pager"
import { useSelector } from "@xstate/react"
import { Freshness } from "./freshness.view.tsx"
import type { ListRef } from "./list-ref.ts"
import { selectShownView } from "./list-status.ts"

export interface ListFooterProps<Row> {
  readonly actor: ListRef<Row>
  /** The pages have a checkbox for all, too (document 2 §2 "Device Management"). */
  readonly selectsAll: boolean
}

function SelectAll<Row>({ actor }: { readonly actor: ListRef<Row> }) {
  const count = useSelector(actor, selectSelectedCount<Row>)
  const all = useSelector(actor, selectAllState<Row>)
  const isEmpty = useSelector(actor, (snapshot) => (selectShownView(snapshot)?.rows.length ?? 0) === 0)
  return (
    <FooterSelectAll
      all={all}
      count={count}
      isDisabled={isEmpty}
      onToggleAll={() => actor.send({ type: "selectAll.toggled" })}
    />
  )
}

/** The pages, and how many rows are displayed of how many, as of when. */
export function ListFooter<Row>({ actor, selectsAll }: ListFooterProps<Row>) {
  const view = useSelector(actor, selectShownView<Row>)
  const pageSize = useSelector(actor, selectPageSize<Row>)
  const isArriving = useSelector(actor, selectIsArriving<Row>)
  const { page, pageCount } = view ?? { page: 1, pageCount: 1 }
  return (
    <Pager
      displaying={
        view === null ? "" : displaying({ page, shown: view.shown, pageSize, filtered: view.filtered, isArriving })
      }
      page={page}
      pageCount={pageCount}
      isEmpty={view === null || view.filtered === 0}
      buttons={pageButtons(page, pageCount)}
      onPageChange={(next) => actor.send({ type: "page.changed", page: next })}
    >
      {selectsAll && <SelectAll actor={actor} />}
      {view !== null && <Freshness actor={actor} />}
    </Pager>
  )
}
