import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import { isForDevices } from "@command-center/domain/rollout/rollout-action"
import { componentOf } from "@command-center/domain/rollout/target-content"
import { targetProgress } from "@command-center/domain/rollout/target-progress"
import { runTimePredicates } from "@command-center/domain/task/find-sent-tasks"
import type { StatusCarrier } from "@command-center/domain/task/task-status"
import { taskState } from "@command-center/domain/task/task-status"
import { and, eq } from "drizzle-orm"
import { Effect, Result } from "effect"
import type { Program } from "../access/services.ts"
import { type Database, schema } from "../database/schema.ts"
import type { RolloutRow, TargetRow } from "../rollouts/rollout-rows.ts"
import { keptToken } from "./acting-token.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import type { RunParts } from "./parts.ts"
import { rowsOfComponents } from "./rows-of-components.ts"
import { lockRollout, takeStep } from "./step.ts"

const { target } = schema

const tasks = { id: "tasks", fields: { taskId: "id", taskStatus: "number", taskStatusName: "text" } } as const
const predicted = "machineStatusEntityNextPredictedCommunication" as const
const utgs = {
  id: "utgs",
  fields: { componentId: "id", utgVersion: "text", agentVersion: "text", [predicted]: "date" }
} as const
const devices = {
  id: "devices",
  fields: { deviceConfigId: "id", componentId: "optionalId", deviceStatusFirmwareVersion: "text" }
} as const

interface Reported {
  readonly version: string | null
  readonly predicted: string | null
}

const none: Reported = { version: null, predicted: null }

/** What UTGs and devices report, by the ids of targets; asked for only once a task has ended well. */
const reportedBy = ({ plan, businessEntityId }: RolloutRow, rows: ReadonlyArray<TargetRow>) =>
  Effect.gen(function* () {
    const ids = rows.map(({ record }) => componentOf(record))
    const utgOf = (row: { readonly componentId: number }) => ({ component: row.componentId, key: row.componentId })
    const byComponent = yield* rowsOfComponents(utgs, businessEntityId, ids, utgOf)
    const firmware = isForDevices(plan.action)
      ? yield* rowsOfComponents(devices, businessEntityId, ids, (row) => ({
          component: row.componentId,
          key: row.deviceConfigId
        }))
      : null
    const isAgent = plan.action.kind === "schedule" && plan.action.command.kind === "deployAgentVersion"
    return new Map(
      rows.map(({ id, record }): [number, Reported] => {
        const utg = byComponent.get(componentOf(record))
        const own = isAgent ? utg?.agentVersion : utg?.utgVersion
        const version = (firmware === null ? own : firmware.get(id)?.deviceStatusFirmwareVersion) ?? null
        return [id, { version, predicted: utg?.[predicted] ?? null }]
      })
    )
  })

interface Seen {
  readonly tasks: ReadonlyMap<number, StatusCarrier>
  readonly reported: ReadonlyMap<number, Reported>
}

const look = (row: RolloutRow, rows: ReadonlyArray<TargetRow>): Program<Seen> =>
  Effect.gen(function* () {
    const times = rows.flatMap(({ runAt, taskId }) => (runAt === null || taskId === null ? [] : [runAt.toISOString()]))
    const listed =
      times.length === 0 ? [] : (yield* loadList(tasks, row.businessEntityId, runTimePredicates(times))).rows
    const found = new Map(listed.map((task) => [task.taskId, task]))
    const isProfile = row.plan.action.kind === "applyProfile"
    const hasEnded =
      isProfile || rows.some(({ taskId }) => taskState(found.get(taskId ?? -1) ?? unknown) === "Completed")
    const reported = hasEnded ? yield* reportedBy(row, rows) : new Map<number, Reported>()
    return { tasks: found, reported }
  })

const unknown: StatusCarrier = { taskStatus: null, taskStatusName: null }

const changeOf = (
  row: RolloutRow,
  own: TargetRow,
  seen: Seen,
  now: Date,
  isWatchOver: boolean
): TargetChange | null => {
  // Its call was given up: nothing that is looked at here tells of it.
  if (own.call === "left" && own.state === "unconfirmed") return null
  const report = seen.reported.get(own.id) ?? none
  const task = own.taskId === null ? null : (seen.tasks.get(own.taskId) ?? null)
  const facts = { call: own.call, reason: own.reason, task, reported: report.version, predicted: report.predicted }
  const { state, reason } = targetProgress(row.plan.action, facts, { now, isWatchOver })
  return state === own.state && reason === own.reason ? null : { id: own.id, state, reason }
}

const targetsOf = (db: Database, rolloutId: string, wave: number): Promise<ReadonlyArray<TargetRow>> =>
  db
    .select()
    .from(target)
    .where(and(eq(target.rolloutId, rolloutId), eq(target.wave, wave)))

/**
 * Looks at what became of a wave's targets, also while others of it are sent; the machine then decides by the figures.
 * Answers why it could not look.
 */
export const watchWave = async (parts: RunParts, row: RolloutRow): Promise<ApiError | "signOn" | null> => {
  const { database, services } = parts
  const wave = row.wave ?? 0
  const token = await keptToken(parts, row.id)
  if (token === null) return "signOn"
  const seen = await services.run(look(row, await targetsOf(database.db, row.id, wave)), token)
  if (Result.isFailure(seen)) return seen.failure
  await database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.id)
    if (locked === null || locked.wave !== wave) return
    if (locked.state !== "watching" && locked.state !== "running") return
    const now = parts.now()
    const until = locked.snapshot.context.watchUntil
    const isWatchOver = until !== null && now.getTime() >= Date.parse(until)
    // As they are by now: their calls may have been answered while their tasks were looked at.
    const rows = await targetsOf(tx, row.id, wave)
    const changes = rows.flatMap((own) => changeOf(row, own, seen.success, now, isWatchOver) ?? [])
    await changeTargets(tx, row.id, now, changes)
    const figures = await countWave(tx, row.id, wave, now)
    await takeStep(parts, tx, locked, { type: "FIGURES", at: now.toISOString(), figures })
  })
  return null
}
