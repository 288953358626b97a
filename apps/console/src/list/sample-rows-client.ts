import type { RowsClient } from "../rows/rows-client.ts"

const notAsked = () => Promise.reject(new Error("not asked"))

/** Rows for tests, of which only is known what is given. */
export const sampleRowsClient = <Row>(known: Partial<RowsClient<Row>>): RowsClient<Row> => ({
  load: notAsked,
  loaded: () => Promise.resolve(null),
  firstView: notAsked,
  view: notAsked,
  ids: notAsked,
  facets: notAsked,
  label: () => undefined,
  find: notAsked,
  valuesOf: notAsked,
  rowsOf: notAsked,
  count: notAsked,
  csv: notAsked,
  close: () => undefined,
  ...known
})
