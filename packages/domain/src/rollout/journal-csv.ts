import { type CsvColumn, csvHeader, csvLines } from "../rows/row-csv.ts"
import { byteOrderMark } from "../rows/view-csv.ts"
import { journalMessages } from "./journal-messages.ts"
import { rolloutPageMessages } from "./rollout-page-messages.ts"
import type { JournalEntry, TargetRecord, WaveFigures } from "./rollout-record.ts"

const { columns, figures, kinds, targets } = journalMessages

const figureColumn = (key: Exclude<keyof WaveFigures, "wave">): CsvColumn<JournalEntry> => ({
  label: figures[key],
  valueOf: (entry) => entry.figures?.[key] ?? null
})

const journalColumns: ReadonlyArray<CsvColumn<JournalEntry>> = [
  { label: columns.at, valueOf: ({ at }) => at },
  { label: columns.by, valueOf: ({ by }) => by },
  { label: columns.kind, valueOf: ({ kind }) => kinds[kind] },
  { label: columns.wave, valueOf: ({ wave }) => wave },
  { label: columns.note, valueOf: ({ note }) => note },
  ...(["targets", "sent", "succeeded", "failed", "unconfirmed", "silent", "skipped"] as const).map(figureColumn)
]

const targetColumns: ReadonlyArray<CsvColumn<TargetRecord>> = (
  ["id", "name", "wave", "state", "reason", "runAt", "taskId", "updatedAt"] as const
).map((key) => ({
  label: targets[key],
  valueOf: (target) => (key === "state" ? rolloutPageMessages.targetStates[target.state] : target[key])
}))

const earlierColumn: CsvColumn<TargetRecord> = {
  label: targets.earlier,
  valueOf: ({ earlier = [] }) => earlier.map(({ wave, reason }) => rolloutPageMessages.earlier(wave, reason)).join("; ")
}

/** The first piece of a file that is written as it is read. */
export const journalCsvHeader = byteOrderMark + csvHeader(journalColumns)
export const journalCsvLines = (entries: ReadonlyArray<JournalEntry>): string => csvLines(journalColumns, entries)

export const targetCsvHeader = byteOrderMark + csvHeader([...targetColumns, earlierColumn])
export const targetCsvLines = (records: ReadonlyArray<TargetRecord>): string =>
  csvLines([...targetColumns, earlierColumn], records)
