import { loadList } from "@command-center/api/management/lists"
import { createTasks } from "@command-center/api/management/tasks"
import { createTemplate } from "@command-center/api/management/template-changes"
import type { InstructionTarget, OperationKind } from "@command-center/domain/operation/operation"
import { countsOf, idsWith, isAccepted } from "@command-center/domain/operation/operation-results"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { startBulkCall } from "./support/bulk-call.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.subReseller.id
const many = 50
const now = new Date("2026-11-20T15:15:00.000Z")

let estate: Estate
let utgs: ReadonlyArray<UtgRow>
/** Those of most tests, and those for one that leaves them as they are. */
let usual: ReadonlyArray<UtgRow>
let spare: ReadonlyArray<UtgRow>
beforeAll(async () => {
  estate = await openEstate({ now: () => now })
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const machines = new Map(rows.map((row) => [row.machinePermanentId, row]))
  usual = [...machines.values()].slice(0, many)
  spare = [...machines.values()].slice(many, many + 2)
})
beforeEach(() => {
  utgs = usual
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const ids = () => utgs.map(({ componentId }) => componentId)
const machineOf = ({ machinePermanentId }: UtgRow) => machinePermanentId ?? ""

interface Kind {
  readonly kind: OperationKind
  readonly targets: () => Promise<ReadonlyArray<InstructionTarget>>
  /** A part of the path of a target's call. */
  readonly path: (target: InstructionTarget, utg: UtgRow) => string
  /** How often each target was changed, as the database has it. */
  readonly changed: (targets: ReadonlyArray<InstructionTarget>) => Promise<ReadonlyArray<number>>
}

const db = () => estate.sandbox.db
const tally = (all: ReadonlyArray<number>, left: ReadonlyArray<number>) => all.map((id) => (left.includes(id) ? 0 : 1))

/** How often a configuration was saved before anything was merged. */
const revisions = async () => {
  const rows = await db().select().from(schema.componentConfig)
  return new Map(rows.map(({ componentId, revisionId }) => [componentId, revisionId]))
}

let before = new Map<number, number>()
const kinds: ReadonlyArray<Kind> = [
  {
    kind: "mergeTemplate",
    targets: async () => {
      before = await revisions()
      const data = JSON.stringify({ mergedAt: utgs.length })
      const template = await estate.given(
        createTemplate({ name: `Of ${utgs.length}`, businessEntityId: account, data })
      )
      return utgs.map(({ componentId }) => ({
        id: componentId,
        name: `UTG ${componentId}`,
        content: { templateId: template.id, componentId }
      }))
    },
    path: ({ id }) => `/merge/${id}`,
    changed: async () => {
      const after = await revisions()
      return ids().map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))
    }
  },
  {
    kind: "deleteTasks",
    targets: async () => {
      const draft = { ...defaultScheduleDraft(now, "UTC", noVersions), utgGroup: "startstop" } as const
      const request = { businessEntityId: account, draft, products: noVersions, targets: utgs, now }
      const created = await estate.given(createTasks(account, Result.getOrThrow(buildTasks(request))))
      return created.map(({ id }, at) => {
        const taskId = id ?? missing()
        const machinePermanentId = machineOf(utgs[at] ?? missing())
        return {
          id: taskId,
          name: `Task ${taskId}`,
          content: { businessEntityId: account, machinePermanentId, taskId }
        }
      })
    },
    path: ({ id }) => `/tasks/${id}`,
    changed: async (targets) => {
      const all = targets.map(({ id }) => id)
      const left = await db().select().from(schema.task)
      return tally(
        all,
        left.map(({ id }) => id)
      )
    }
  },
  {
    kind: "remove",
    targets: async () =>
      utgs.map((utg) => ({
        id: utg.componentId,
        name: `UTG ${utg.componentId}`,
        content: { businessEntityId: utg.businessEntityId, machinePermanentId: machineOf(utg) }
      })),
    path: (_, utg) => `/machines/${machineOf(utg)}`,
    changed: async () => {
      const left = await db().select().from(schema.component)
      return tally(
        ids(),
        left.map(({ id }) => id)
      )
    }
  }
]

const missing = (): never => {
  throw new Error("There are too few UTGs.")
}

/** Where it is looked up what became of a call whose answer was lost. */
const lookedAt: Readonly<Record<string, string>> = {
  mergeTemplate: "/componentConfigs/0",
  deleteTasks: "/tasks/query",
  remove: "/components/query"
}

it.each(kinds)(
  "$kind: one whose answer was lost after it was done is looked up first, found done and not sent again",
  async ({ kind, targets: build, path, changed }) => {
    utgs = spare
    const targets = await build()
    const [lost] = targets
    if (lost === undefined) return missing()
    estate.sandbox.faults.add({ path: path(lost, utgs[0] ?? missing()), kind: "dropAfter", times: 1 })
    estate.sandbox.faults.add({ path: lookedAt[kind] ?? missing(), kind: "status", status: 500, times: 1 })

    const operation = await startBulkCall(estate, { kind, account, targets, startedAt: now, isOneEach: true })
    expect(idsWith(operation.record, "unknown")).toEqual([lost.id])
    expect(isAccepted(await operation.retry([lost.id]))).toBe(true)
    expect(operation.calls).toEqual(targets.map(({ id }) => [id]))
    expect(await changed(targets)).toEqual(targets.map(() => 1))
  }
)

it.each(kinds)(
  "$kind: 50 calls of which three fail and one is never answered and cannot be looked up: exactly those four are listed and sent again, each target is changed once",
  async ({ kind, targets: build, path, changed }) => {
    const targets = await build()
    expect(targets).toHaveLength(many)
    const [first, second, third, late] = [3, 17, 30, 44].map((at) => targets[at] ?? missing())
    const pathAt = (target: InstructionTarget | undefined) => {
      const at = targets.findIndex(({ id }) => id === target?.id)
      return path(targets[at] ?? missing(), utgs[at] ?? missing())
    }
    for (const refused of [first, second, third])
      estate.sandbox.faults.add({ path: pathAt(refused), kind: "status", status: 500, times: 1 })
    estate.sandbox.faults.add({ path: pathAt(late), kind: "drop", times: 1 })
    estate.sandbox.faults.add({ path: lookedAt[kind] ?? missing(), kind: "status", status: 500, times: 1 })
    const idOf = (target: InstructionTarget | undefined) => target?.id ?? 0
    const refused = [first, second, third].map(idOf)
    const lost = idOf(late)

    const operation = await startBulkCall(estate, { kind, account, targets, startedAt: now, isOneEach: true })
    expect([idsWith(operation.record, "failed"), idsWith(operation.record, "unknown")]).toEqual([refused, [lost]])
    expect(countsOf(operation.record)).toMatchObject({ accepted: 46, failed: 3, unknown: 1, notSent: 0 })

    const twoLeft = await operation.retry(refused.slice(0, 2))
    expect([idsWith(twoLeft, "failed"), idsWith(twoLeft, "unknown")]).toEqual([refused.slice(2), [lost]])
    const oneLeft = await operation.retry([lost])
    expect([idsWith(oneLeft, "failed"), idsWith(oneLeft, "unknown")]).toEqual([refused.slice(2), []])
    expect(isAccepted(await operation.retry(refused.slice(2)))).toBe(true)
    expect(operation.calls.slice(many)).toEqual([...refused.slice(0, 2), lost, ...refused.slice(2)].map((id) => [id]))
    expect(await changed(targets)).toEqual(targets.map(() => 1))
  }
)
