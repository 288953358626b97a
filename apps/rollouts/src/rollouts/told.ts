import type { JournalEntry, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import type { RolloutTold } from "@command-center/domain/rollout/rollout-told"
import { sql } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"

/** What those who look at a rollout are told; a target comes as JSON text from the database. */
type Told =
  | { readonly kind: "rollout"; readonly data: RolloutTold }
  | { readonly kind: "wave"; readonly data: WaveFigures }
  | { readonly kind: "target"; readonly text: string }

/** Of more targets than these that change at once, only the figures are told: the page asks for the rows it shows. */
const mostTargets = 2000

/** Within the transaction that changes it, which holds the rollout's row: so its events are in order. */
export const tell = async (tx: Database, rolloutId: string, at: Date, told: ReadonlyArray<Told>): Promise<void> => {
  if (told.length > mostTargets) return
  const rows = told.map((each) => ({
    kind: each.kind,
    data: each.kind === "target" ? each.text : JSON.stringify(each.data)
  }))
  if (rows.length === 0) return
  await tx.execute(sql`insert into rollouts.event (rollout_id, at, kind, data)
    select ${rolloutId}, ${at.toISOString()}::timestamptz, kind, data::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, data text)`)
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
