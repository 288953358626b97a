import type { RolloutAction } from "@command-center/domain/rollout/rollout-action"
import type {
  JournalEntry,
  RolloutList,
  RolloutSummary,
  TargetRecord,
  TargetState,
  WaveFigures
} from "@command-center/domain/rollout/rollout-record"
import { groupBy } from "@command-center/domain/rows/group-by"
import { selectAwaits, selectSteps, selectWave } from "@command-center/machines/rollout/rollout.selectors"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, sql } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"

const { rollout, wave, target, journal } = schema
export type RolloutRow = typeof rollout.$inferSelect
export type WaveRow = typeof wave.$inferSelect
export type TargetRow = typeof target.$inferSelect

/** The id of a target's task, whichever column holds it. */
export const taskIdOfTarget = sql<number | null>`coalesce(${target.longTaskId}, ${target.taskId})`.mapWith(Number)
/** All of a target, as it is read. */
export const wholeTarget = { ...getTableColumns(target), taskId: taskIdOfTarget }

export const summaryOf = (row: RolloutRow, figures: ReadonlyArray<WaveFigures>): RolloutSummary => ({
  id: row.id,
  name: row.name,
  businessEntityId: row.businessEntityId,
  state: row.state,
  wave: row.wave,
  waves: figures,
  createdBy: row.createdBy,
  createdById: row.createdById,
  createdAt: row.createdAt.toISOString(),
  waitingFor: row.waiting,
  steps: selectSteps(openedRollout(row.snapshot), figures),
  isAttended: row.snapshot.context.isAttended,
  awaits: selectAwaits(openedRollout(row.snapshot)),
  retries: selectWave(openedRollout(row.snapshot))?.retries ?? null
})

export const wavesOf = (db: Database, rolloutId: string): Promise<ReadonlyArray<WaveRow>> =>
  db.select().from(wave).where(eq(wave.rolloutId, rolloutId)).orderBy(asc(wave.wave))

export const findRollout = async (db: Database, id: string): Promise<RolloutRow | null> => {
  const [row] = await db.select().from(rollout).where(eq(rollout.id, id))
  return row ?? null
}

/** Where there is a rollout that changes what: rights are asked for there. */
export type Place = Pick<RolloutAction, "kind"> & { readonly businessEntityId: number }

const kind = sql<RolloutAction["kind"]>`${rollout.plan} -> 'action' ->> 'kind'`

/** Where there are rollouts of which kinds: few, however many accounts there are. */
export const places = (db: Database): Promise<ReadonlyArray<Place>> =>
  db.selectDistinct({ businessEntityId: rollout.businessEntityId, kind }).from(rollout)

const withFigures = async (db: Database, rows: ReadonlyArray<RolloutRow>): Promise<ReadonlyArray<RolloutSummary>> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const figures = await db
    .select({ rolloutId: wave.rolloutId, figures: wave.figures })
    .from(wave)
    .where(inArray(wave.rolloutId, ids))
    .orderBy(asc(wave.rolloutId), asc(wave.wave))
  const ofRollout = groupBy(figures, ({ rolloutId }) => rolloutId)
  return rows.map((row) =>
    summaryOf(
      row,
      (ofRollout.get(row.id) ?? []).map((each) => each.figures)
    )
  )
}

/** Those of some rollouts that are seen, as they are. */
export const summariesOf = async (
  db: Database,
  ids: ReadonlyArray<string>,
  isSeen: (row: RolloutRow) => boolean
): Promise<ReadonlyArray<RolloutSummary>> => {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(rollout)
    .where(inArray(rollout.id, [...ids]))
  return withFigures(db, rows.filter(isSeen))
}

/** The newest rollouts of those that are seen, and whether there are older ones. */
export const listRollouts = async (
  db: Database,
  isSeen: (place: Place) => boolean,
  limit: number
): Promise<Pick<RolloutList, "rollouts" | "hasMore">> => {
  const seen = (await places(db)).filter(isSeen)
  if (seen.length === 0) return { rollouts: [], hasMore: false }
  const rows = await db
    .select()
    .from(rollout)
    .where(
      sql`(${rollout.businessEntityId}, ${kind}) in (
        select "businessEntityId", kind
        from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as given ("businessEntityId" integer, kind text)
      )`
    )
    .orderBy(desc(rollout.createdAt), desc(rollout.id))
    .limit(limit + 1)
  return { rollouts: await withFigures(db, rows.slice(0, limit)), hasMore: rows.length > limit }
}

/** Of a target as it was chosen: a page of them is read without the whole of each. */
const chosen = {
  businessEntityId: sql<number>`(${target.record} ->> 'businessEntityId')::double precision`,
  componentId: sql<number>`coalesce((${target.record} -> 'device' ->> 'componentId')::double precision, ${target.id})`,
  timeZone: sql<string | null>`${target.record} ->> 'timeZone'`
}

type ReadTarget = Omit<TargetRow, "record" | "content" | "longTaskId"> &
  Required<Pick<TargetRecord, "businessEntityId" | "componentId" | "timeZone">>

const targetRecord = (row: ReadTarget): TargetRecord => ({
  id: row.id,
  name: row.name,
  wave: row.wave,
  state: row.state,
  reason: row.reason,
  runAt: row.runAt?.toISOString() ?? null,
  taskId: row.taskId,
  updatedAt: row.updatedAt.toISOString(),
  businessEntityId: row.businessEntityId,
  componentId: row.componentId,
  timeZone: row.timeZone,
  earlier: row.earlier ?? []
})

interface TargetsAsked {
  readonly after: number
  readonly limit: number
  /** Only those in this state. */
  readonly state?: TargetState | null
}

/** Targets in their order from a place on, and the place that follows. */
export const targetsFrom = async (db: Database, rolloutId: string, { after, limit, state = null }: TargetsAsked) => {
  const rows = await db
    .select({
      rolloutId: target.rolloutId,
      id: target.id,
      place: target.place,
      wave: target.wave,
      name: target.name,
      state: target.state,
      reason: target.reason,
      earlier: target.earlier,
      runAt: target.runAt,
      taskId: taskIdOfTarget,
      updatedAt: target.updatedAt,
      call: target.call,
      ...chosen
    })
    .from(target)
    .where(
      and(
        eq(target.rolloutId, rolloutId),
        gte(target.place, after),
        state === null ? undefined : eq(target.state, state)
      )
    )
    .orderBy(asc(target.place))
    .limit(limit)
  const last = rows.at(-1)
  return { targets: rows.map(targetRecord), next: rows.length < limit || last === undefined ? null : last.place + 1 }
}

const journalEntry = (row: typeof journal.$inferSelect): JournalEntry => ({
  seq: row.seq,
  at: row.at.toISOString(),
  by: row.by,
  kind: row.kind,
  wave: row.wave,
  note: row.note,
  figures: row.figures
})

/** Entries of a journal after one, and the one that the next page follows. */
export const journalAfter = async (db: Database, rolloutId: string, after: number, limit: number) => {
  const rows = await db
    .select()
    .from(journal)
    .where(and(eq(journal.rolloutId, rolloutId), gt(journal.seq, after)))
    .orderBy(asc(journal.seq))
    .limit(limit)
  const last = rows.at(-1)
  return { entries: rows.map(journalEntry), next: rows.length < limit || last === undefined ? null : last.seq }
}
