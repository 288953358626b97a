import { pageSizes } from "@command-center/domain/rows/paging"

/** Columns of many different texts, of few, of versions and of dates. */
export const sortedColumns = ["Machine DNS Name", "UTG Status", "UTG Version", "Last Known Communication"]

/** The largest page size that leaves more than one page. */
export const largestPageSize = (rows: number): number | undefined => pageSizes.toReversed().find((each) => each < rows)
