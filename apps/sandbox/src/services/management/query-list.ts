import { Column, getViewSelectedFields, is, type SQL, sql } from "drizzle-orm"
import { deviceView, serviceView, taskView } from "../../database/schema-views.ts"
import type { Need } from "../http/authorize.ts"
import type { ColumnKind } from "./comparison-sql.ts"

export interface ListColumn {
  readonly sql: SQL
  readonly kind: ColumnKind
}

/** A list that is read by a filter (contract, "Management service"). */
export interface QueryList {
  readonly path: "components" | "devices" | "tasks"
  readonly answerField: string
  readonly view: SQL
  readonly id: SQL
  /** By wire name with a small first letter, in the order of the view. */
  readonly columns: ReadonlyMap<string, ListColumn>
  readonly needs: ReadonlyArray<Need>
}

type View = typeof serviceView | typeof deviceView | typeof taskView

const kindOf = (column: Column): ColumnKind => {
  const type = column.getSQLType()
  if (type.startsWith("timestamp")) return "date"
  return type === "integer" ? "integer" : type === "uuid" ? "guid" : "text"
}

const columnsOf = (view: View): ReadonlyMap<string, ListColumn> => {
  const columns = new Map<string, ListColumn>()
  for (const [name, column] of Object.entries(getViewSelectedFields(view))) {
    if (is(column, Column) && name !== "json") columns.set(name, { sql: sql`${column}`, kind: kindOf(column) })
  }
  return columns
}

export const queryLists: ReadonlyArray<QueryList> = [
  {
    path: "components",
    answerField: "serviceView",
    view: sql`${serviceView}`,
    id: sql`${serviceView.componentId}`,
    columns: columnsOf(serviceView),
    needs: [["UtgServices", "canView"]]
  },
  {
    path: "devices",
    answerField: "deviceView",
    view: sql`${deviceView}`,
    id: sql`${deviceView.deviceConfigId}`,
    columns: columnsOf(deviceView),
    needs: [["Devices", "canView"]]
  },
  {
    path: "tasks",
    answerField: "taskView",
    view: sql`${taskView}`,
    id: sql`${taskView.taskId}`,
    columns: columnsOf(taskView),
    needs: [["Machines", "canView"]]
  }
]

const deviceColumns = columnsOf(deviceView)

/** The column a predicate names, in either letter case of its first letter. */
export const columnOf = (list: QueryList, propertyName: string): ListColumn | undefined =>
  list.columns.get(propertyName.charAt(0).toLowerCase() + propertyName.slice(1))

/** A column of the devices of a UTG, by which UTGs and tasks can be found as well. */
export const deviceColumnOf = (propertyName: string): ListColumn | undefined =>
  propertyName.startsWith("Device") ? deviceColumns.get(`d${propertyName.slice(1)}`) : undefined
