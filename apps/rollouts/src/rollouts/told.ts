import type {
  JournalEntry,
  RolloutSummary,
  TargetRecord,
  WaveFigures
} from "@command-center/domain/rollout/rollout-record"
import { type Database, schema } from "../database/schema.ts"

/** What those who look at a rollout are told. */
type Told =
  | { readonly kind: "rollout"; readonly data: RolloutSummary }
  | { readonly kind: "wave"; readonly data: WaveFigures }
  | { readonly kind: "target"; readonly data: TargetRecord }

/** Of more targets than these that change at once, only the figures are told: the page asks for the rows it shows. */
const mostTargets = 2000

/** Within the transaction that changes it, which holds the rollout's row: so its events are in order. */
export const tell = async (tx: Database, rolloutId: string, at: Date, told: ReadonlyArray<Told>): Promise<void> => {
  const rows = told.filter(({ kind }) => kind !== "target" || told.length <= mostTargets)
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500)
    await tx.insert(schema.event).values(part.map(({ kind, data }) => ({ rolloutId, at, kind, data })))
  }
}

/** Writes an entry and tells it. */
export const writeJournal = async (
  tx: Database,
  rolloutId: string,
  entry: Omit<JournalEntry, "seq">
): Promise<void> => {
  const at = new Date(entry.at)
  const [row] = await tx
    .insert(schema.journal)
    .values({ ...entry, rolloutId, at })
    .returning({ seq: schema.journal.seq })
  await tx.insert(schema.event).values({ rolloutId, at, kind: "journal", data: { ...entry, seq: row?.seq ?? 0 } })
}
