import type { LoadRows } from "@command-center/api/rows/row-source"
import type { ListId } from "@command-center/domain/rows/list-id"
import type { ViewedList } from "@command-center/domain/rows/saved-views-file"
import type { RowScreenDefinition, ScreenFilter } from "@command-center/machines/row-screen/row-screen.types"
import { firstLoad } from "@command-center/machines/row-screen/screen-address"
import { addressedOf } from "@command-center/machines/row-screen/screen-views"
import type { ComponentType } from "react"
import type { CountedRows } from "../alerts/alert-desk.ts"
import type { Console } from "../app/console.ts"
import type { ListProps } from "../routes/screen.route.tsx"
import { type Surroundings, screenInput } from "./screen-input.ts"

/** The page of a list, and what it asks the service for when it is opened. */
export interface ListPage {
  readonly Screen: ComponentType<ListProps>
  readonly list: ListId
  /** The column of what the user has put on the rows; null for a list without. */
  readonly labelsKey: string | null
  readonly firstLoad: (surroundings: Surroundings, businessEntityId: number) => LoadRows
  /** The list as its address knows it. */
  readonly addressed: (at: Pick<ScreenFilter, "now" | "timeZone">) => ViewedList
  /** The list's rows for whoever only counts them. */
  readonly openRows: (open: Console["openRows"]) => CountedRows
}

export const listPage = <Row>(rows: RowScreenDefinition<Row>, Screen: ComponentType<ListProps>): ListPage => ({
  Screen,
  list: rows.list.id,
  labelsKey: rows.list.labels?.key ?? null,
  firstLoad: (surroundings, businessEntityId) =>
    firstLoad(rows, screenInput(surroundings, rows.list, rows.properties, businessEntityId)),
  addressed: (at) => addressedOf(rows, at),
  openRows: (open) => open(rows.list)
})
