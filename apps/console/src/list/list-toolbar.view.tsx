import { pageSizes } from "@command-center/domain/rows/paging"
import { refreshChoices } from "@command-center/domain/rows/refresh"
import { refreshMessages } from "@command-center/domain/rows/refresh-messages"
import {
  selectIsRefreshing,
  selectPageSize,
  selectRefreshEvery,
  selectSearch
} from "@command-center/machines/list-screen/list-screen.selectors"
import { ListSearchField, TableToolbar, type TableToolbarProps } from "@command-center/ui/table/table-toolbar"
import { useSelector } from "@xstate/react"
import type { ListRef } from "./list-ref.ts"

export type ListTools = Pick<
  TableToolbarProps,
  "filters" | "facets" | "view" | "info" | "download" | "viewDownload" | "children"
>

export interface ListToolbarProps<Row> {
  readonly actor: ListRef<Row>
  readonly tools: ListTools
}

const refreshOptions = refreshChoices.map((every) => ({
  every,
  label: every === null ? refreshMessages.off : refreshMessages.every(every)
}))

/** By itself, so that a key typed into it draws no more of the toolbar. */
function Search<Row>({ actor }: { readonly actor: ListRef<Row> }) {
  const search = useSelector(actor, selectSearch<Row>)
  return <ListSearchField value={search} onChange={(text) => actor.send({ type: "search.changed", search: text })} />
}

export function ListToolbar<Row>({ actor, tools }: ListToolbarProps<Row>) {
  const pageSize = useSelector(actor, selectPageSize<Row>)
  const every = useSelector(actor, selectRefreshEvery<Row>)
  const isBusy = useSelector(actor, selectIsRefreshing<Row>)
  return (
    <TableToolbar
      search={<Search actor={actor} />}
      pageSize={{
        value: pageSize,
        options: pageSizes,
        onChange: (size) => actor.send({ type: "pageSize.changed", pageSize: size })
      }}
      refresh={{
        label: refreshMessages.refresh,
        every,
        options: refreshOptions,
        onChoose: (chosen) => actor.send({ type: "refresh.chosen", every: chosen }),
        now: { label: refreshMessages.now, isBusy, onRefresh: () => actor.send({ type: "refresh.asked" }) }
      }}
      {...tools}
    />
  )
}
