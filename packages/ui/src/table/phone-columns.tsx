import type { PhoneRow } from "@command-center/domain/rows/phone-row"
import type { PhonePlace, TableColumn } from "./table-column.tsx"

const factPlaces: ReadonlyArray<PhonePlace> = ["first", "second"]

/** The columns of rows of two lines, in the order in which they are read. */
export const phoneColumns = <Row,>(
  columns: ReadonlyArray<TableColumn<Row>>,
  { state, facts }: PhoneRow
): ReadonlyArray<TableColumn<Row>> => [
  ...columns.filter(({ isName }) => isName),
  ...columns.filter(({ key }) => key === state).map((column) => ({ ...column, place: "state" as const })),
  ...facts.flatMap((fact, at) => {
    const place = factPlaces[at]
    const column = columns.find(({ key }) => key === fact)
    return place === undefined || column === undefined ? [] : [{ ...column, place }]
  })
]
