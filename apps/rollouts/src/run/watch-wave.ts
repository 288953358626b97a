import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import { isForDevices } from "@command-center/domain/rollout/rollout-action"
import { componentOf } from "@command-center/domain/rollout/target-content"
import { targetProgress } from "@command-center/domain/rollout/target-progress"
import { runTimePredicates } from "@command-center/domain/task/find-sent-tasks"
import type { StatusCarrier } from "@command-center/domain/task/task-status"
import { taskState } from "@command-center/domain/task/task-status"
import { and, eq, inArray, or } from "drizzle-orm"
import { Effect, Result } from "effect"
import type { Program } from "../access/services.ts"
import { type Database, schema } from "../database/schema.ts"
import { type RolloutRow, type TargetRow, wholeTarget } from "../rollouts/rollout-rows.ts"
import { keptToken } from "./acting-token.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import type { RunParts } from "./parts.ts"
import { rowsOfComponents } from "./rows-of-components.ts"
import { lockRollout, takeStep, tellRollout } from "./step.ts"

const { target } = schema

const tasks = { call: "tasks", fields: { taskId: "id", taskStatus: "number", taskStatusName: "text" } } as const
const predicted = "machineStatusEntityNextPredictedCommunication" as const
const utgs = {
  call: "utgs",
  fields: { componentId: "id", utgVersion: "text", agentVersion: "text", [predicted]: "date" }
} as const
const devices = {
  call: "devices",
  fields: { deviceConfigId: "id", componentId: "optionalId", deviceStatusFirmwareVersion: "text" }
} as const

interface Reported {
  readonly version: string | null
  readonly predicted: string | null
  readonly isUnread: boolean
}

const none: Reported = { version: null, predicted: null, isUnread: false }

/** What UTGs and devices report, by the ids of targets; asked for only once a task has ended well. */
const reportedBy = ({ plan, businessEntityId }: RolloutRow, rows: ReadonlyArray<TargetRow>) =>
  Effect.gen(function* () {
    const ids = rows.map(({ record }) => componentOf(record))
    const utgOf = (row: { readonly componentId: number }) => ({ component: row.componentId, key: row.componentId })
    const own = yield* rowsOfComponents(utgs, businessEntityId, ids, utgOf)
    const firmware = isForDevices(plan.action)
      ? yield* rowsOfComponents(devices, businessEntityId, ids, (row) => ({
          component: row.componentId,
          key: row.deviceConfigId
        }))
      : null
    const isAgent = plan.action.kind === "schedule" && plan.action.command.kind === "deployAgentVersion"
    return new Map(
      rows.map(({ id, record }): [number, Reported] => {
        const utg = own.rows.get(componentOf(record))
        const device = firmware?.rows.get(id)
        const isOfUtg = isAgent ? utg?.agentVersion : utg?.utgVersion
        const version = (firmware === null ? isOfUtg : device?.deviceStatusFirmwareVersion) ?? null
        const isUnread =
          (utg === undefined && !own.isWhole) || (firmware !== null && device === undefined && !firmware.isWhole)
        return [id, { version, predicted: utg?.[predicted] ?? null, isUnread }]
      })
    )
  })

interface Seen {
  /** The tasks that were looked for. */
  readonly asked: ReadonlySet<number>
  readonly tasks: ReadonlyMap<number, StatusCarrier>
  /** Some tasks could not be read: what is not among them may be there. */
  readonly hasUnreadTasks: boolean
  readonly reported: ReadonlyMap<number, Reported>
}

const nothing = { rows: [], unreadable: { count: 0 } } as const

const look = (row: RolloutRow, rows: ReadonlyArray<TargetRow>): Program<Seen> =>
  Effect.gen(function* () {
    const times = rows.flatMap(({ runAt, taskId }) => (runAt === null || taskId === null ? [] : [runAt.toISOString()]))
    const listed = times.length === 0 ? nothing : yield* loadList(tasks, row.businessEntityId, runTimePredicates(times))
    const found = new Map(listed.rows.map((task) => [task.taskId, task]))
    const isProfile = row.plan.action.kind === "applyProfile"
    const hasEnded =
      isProfile || rows.some(({ taskId }) => taskState(found.get(taskId ?? -1) ?? unknown) === "Completed")
    const reported = hasEnded ? yield* reportedBy(row, rows) : new Map<number, Reported>()
    const asked = new Set(rows.flatMap(({ taskId }) => taskId ?? []))
    return { asked, tasks: found, hasUnreadTasks: listed.unreadable.count > 0, reported }
  })

const unknown: StatusCarrier = { taskStatus: null, taskStatusName: null }

const isJudged: ReadonlySet<TargetRow["state"]> = new Set(["succeeded", "failed", "silent"])

const changeOf = (row: RolloutRow, own: TargetRow, seen: Seen, now: Date, isOver: boolean): TargetChange | null => {
  // Its call was given up: nothing that is looked at here tells of it.
  if (own.call === "left" && own.state === "unconfirmed") return null
  const report = seen.reported.get(own.id) ?? none
  // Confirmed after the tasks were read: the next look tells.
  if (own.taskId !== null && !seen.asked.has(own.taskId)) return null
  const otherwise = seen.hasUnreadTasks ? ("unread" as const) : null
  const task = own.taskId === null ? null : (seen.tasks.get(own.taskId) ?? otherwise)
  const { version: reported, ...others } = report
  // What cannot be read says nothing against what was seen before.
  if ((task === "unread" || others.isUnread) && isJudged.has(own.state)) return null
  const facts = { call: own.call, reason: own.reason, task, reported, ...others }
  const { state, reason } = targetProgress(row.plan.action, facts, { now, isWatchOver: isOver })
  return state === own.state && reason === own.reason ? null : { id: own.id, state, reason }
}

const isOpen = and(eq(target.call, "confirmed"), inArray(target.state, ["scheduled", "unconfirmed"]))

const isActive = ({ state }: RolloutRow): boolean => state === "running" || state === "watching"

/** Those whose state may still change: all of a wave that is sent or watched, and whatever is open of the others. */
const watchedTargets = (db: Database, row: RolloutRow): Promise<ReadonlyArray<TargetRow>> =>
  db
    .select(wholeTarget)
    .from(target)
    .where(and(eq(target.rolloutId, row.id), isActive(row) ? or(eq(target.wave, row.wave ?? 0), isOpen) : isOpen))

/** Whether a task of it may still end. */
export const hasOpenTargets = async (db: Database, { id }: RolloutRow): Promise<boolean> => {
  const [open] = await db
    .select({ id: target.id })
    .from(target)
    .where(and(eq(target.rolloutId, id), isOpen))
    .limit(1)
  return open !== undefined
}

const isWatchOver = ({ wave, snapshot }: RolloutRow, own: TargetRow, now: Date): boolean => {
  const until = snapshot.context.watchUntil
  return own.wave !== wave || (until !== null && now.getTime() >= Date.parse(until))
}

/**
 * Looks at what became of a rollout's targets, also while others of their wave are sent, and once their wave is over; the
 * machine then decides by the figures of its wave. Answers why it could not look.
 */
export const watchWaves = async (parts: RunParts, row: RolloutRow): Promise<ApiError | "signOn" | null> => {
  const { database, services } = parts
  const token = await keptToken(parts, row.id)
  if (token === null) return "signOn"
  const seen = await services.run(look(row, await watchedTargets(database.db, row)), token)
  if (Result.isFailure(seen)) return seen.failure
  await database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.id)
    if (locked === null || locked.state !== row.state || locked.wave !== row.wave) return
    const now = parts.now()
    // As they are by now: their calls may have been answered while their tasks were looked at.
    const rows = await watchedTargets(tx, locked)
    const changed = rows.flatMap((own) => {
      const change = changeOf(locked, own, seen.success, now, isWatchOver(locked, own, now))
      return change === null ? [] : [{ wave: own.wave, change }]
    })
    await changeTargets(
      tx,
      row.id,
      now,
      changed.map(({ change }) => change)
    )
    const earlier = new Set(changed.map(({ wave }) => wave))
    for (const wave of earlier) if (wave !== row.wave) await countWave(tx, row.id, wave, now)
    const isJudged = row.wave !== null && (isActive(locked) || earlier.has(row.wave))
    if (row.wave !== null && isJudged) {
      const figures = await countWave(tx, row.id, row.wave, now)
      await takeStep(parts, tx, locked, { type: "FIGURES", at: now.toISOString(), figures })
    }
    // What failed late can be retried: what may be done now changes with the figures.
    if (changed.length > 0) await tellRollout(tx, row.id, now)
  })
  return null
}
