import { csvLine } from "../rows/row-csv.ts"
import type { OperationRecord, TargetResult } from "./operation.ts"
import { operationMessages } from "./operation-messages.ts"
import { countsOf, reportOf } from "./operation-results.ts"

/** What is known beyond the word: the service's reason, or the id of what was created. */
export const detailOf = (result: TargetResult): string | null => {
  if (result.status !== "accepted") return "sentence" in result ? result.sentence : null
  const { detail, again = [] } = result
  return again.length === 0 ? (detail ?? null) : operationMessages.again(detail ?? null, again)
}

const { words } = operationMessages

/** The outcome as it is copied: the counts, a line for each target, and who was left out from the start. */
export const outcomeText = (record: OperationRecord): string =>
  [
    `${record.title}, ${record.startedAt}: ${operationMessages.counts(countsOf(record))}`,
    ...reportOf(record).map(({ target, result }) =>
      [target.name, words[result.status], detailOf(result)].filter((part) => part !== null).join("\t")
    ),
    ...record.leftOut.map(({ name, reason }) => [name, operationMessages.leftOutTitle, reason].join("\t"))
  ].join("\n")

/** The outcome as a file: a line for each target and for who was left out from the start. */
export const outcomeCsv = (record: OperationRecord): string =>
  [
    csvLine(["Name", "Outcome", "Reason"]),
    ...reportOf(record).map(({ target, result }) => csvLine([target.name, words[result.status], detailOf(result)])),
    ...record.leftOut.map(({ name, reason }) => csvLine([name, operationMessages.leftOutTitle, reason]))
  ].join("")

/** "Remove UTGs 2026-11-21.csv" */
export const outcomeFileName = ({ title, startedAt }: OperationRecord): string =>
  `${title} ${startedAt.slice(0, 10)}.csv`
