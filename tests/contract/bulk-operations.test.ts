import { loadList } from "@command-center/api/management/lists"
import { sampleDevice } from "@command-center/domain/device/sample-device"
import type { InstructionTarget, OperationKind, TargetResult } from "@command-center/domain/operation/operation"
import { countsOf, idsWith, isAccepted } from "@command-center/domain/operation/operation-results"
import { profileFields } from "@command-center/domain/profile/profile"
import { profileAssignments } from "@command-center/domain/profile/profile-assignment"
import { buildDeviceTasks } from "@command-center/domain/push/device-task"
import { pushNow, sampleForm, samplePush } from "@command-center/domain/push/sample-push"
import { taskTargets } from "@command-center/domain/task/kept-task"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type BeforeService, startBulkCall } from "./support/bulk-call.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id
const many = 50

let estate: Estate
let utgs: ReadonlyArray<UtgRow>
let profileId = 0
beforeAll(async () => {
  estate = await openEstate({ now: () => pushNow })
  utgs = (await estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows.slice(0, many)
  const profiles = await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
  profileId = profiles.rows[0]?.id ?? 0
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const named = () => utgs.map(({ componentId }) => ({ id: componentId, name: `UTG ${componentId}` }))

/** Each push of a test is of another form, so that its tasks are told from those of the others. */
const pushed = (kind: "forms" | "firmware", formId: number): ReadonlyArray<InstructionTarget> => {
  const devices = utgs.map(({ componentId, machinePermanentId, businessEntityId }) =>
    sampleDevice({ deviceConfigId: componentId, componentId, machinePermanentId, businessEntityId })
  )
  const draft = samplePush(kind, { formId })
  const forms = [sampleForm({ id: formId })]
  const request = { businessEntityId: account, draft, devices, forms, schemas: [], now: pushNow }
  return taskTargets(named(), Result.getOrThrow(buildDeviceTasks(request)))
}

const scheduled = (): ReadonlyArray<InstructionTarget> => {
  const draft = { ...defaultScheduleDraft(pushNow, "UTC", noVersions), utgGroup: "startstop" } as const
  const request = { businessEntityId: account, draft, products: noVersions, targets: utgs, now: pushNow }
  return taskTargets(named(), Result.getOrThrow(buildTasks(request)))
}

const assigned = (id: number | null = profileId): ReadonlyArray<InstructionTarget> => {
  const profile = id === null ? null : { id, businessEntityId: account }
  const assignments = profileAssignments({ targets: utgs, profile, businessEntityId: account })
  return named().map((target, at) => ({ ...target, content: assignments[at] }))
}

const begin = (kind: OperationKind, targets: ReadonlyArray<InstructionTarget>, before?: BeforeService) =>
  startBulkCall(estate, { kind, account, targets, startedAt: pushNow, before })

const ids = () => utgs.map(({ componentId }) => componentId)
const isIn = (tasks: ReadonlyArray<InstructionTarget>) => {
  const labels = new Set(tasks.map(({ content }) => String(Object(content).label)))
  return (label: string | null) => labels.has(label ?? "")
}
/** How many tasks each UTG has of these, in the database. */
const stored = async (tasks: ReadonlyArray<InstructionTarget>): Promise<ReadonlyArray<number>> => {
  const isOurs = isIn(tasks)
  const rows = (await estate.sandbox.db.select().from(schema.task)).filter(({ label }) => isOurs(label))
  return ids().map((id) => rows.filter(({ componentId }) => componentId === id).length)
}
const once = () => ids().map(() => 1)

const taskKinds: ReadonlyArray<readonly [OperationKind, () => ReadonlyArray<InstructionTarget>]> = [
  ["schedule", () => scheduled().map(later)],
  ["pushForms", () => pushed("forms", 7)],
  ["updateFirmware", () => pushed("firmware", 8)]
]

describe("an operation of one call for 50 targets", () => {
  it.each(taskKinds)(
    "%s: lists exactly the four that did not come through, and sends exactly those chosen again",
    async (kind, build) => {
      const targets = build()
      expect(targets).toHaveLength(many)
      const [first, second, third, late] = [3, 17, 30, 44].map((at) => ids()[at] ?? 0)
      const refused = [first, second, third].map((id) => id ?? 0)
      const lost = late ?? 0
      let isFirst = true
      const operation = await begin(kind, targets, () => {
        if (!isFirst) return { kept: [] }
        isFirst = false
        return {
          kept: [
            ...refused.map((id) => [id, { status: "failed", sentence: "Fault 500" }] as const),
            [lost, { status: "unknown", sentence: "API request failed" }]
          ]
        }
      })
      expect([idsWith(operation.record, "failed"), idsWith(operation.record, "unknown")]).toEqual([refused, [lost]])
      expect(countsOf(operation.record)).toMatchObject({ accepted: 46, failed: 3, unknown: 1, notSent: 0 })

      const twoLeft = await operation.retry(refused.slice(0, 2))
      expect([idsWith(twoLeft, "failed"), idsWith(twoLeft, "unknown")]).toEqual([refused.slice(2), [lost]])
      const oneLeft = await operation.retry([lost])
      expect([idsWith(oneLeft, "failed"), idsWith(oneLeft, "unknown")]).toEqual([refused.slice(2), []])
      expect(isAccepted(await operation.retry(refused.slice(2)))).toBe(true)
      expect(operation.calls).toEqual([ids(), refused.slice(0, 2), [lost], refused.slice(2)])
      expect(await stored(targets)).toEqual(once())
    }
  )

  it("a second device of a UTG does not take the task that the first one is known to have", async () => {
    const [target] = pushed("forms", 11).map((each) => later(later(each)))
    if (target === undefined) throw new Error("There is no UTG.")
    const devices = [target, { ...target, id: target.id + 1 }]
    const [, second = target] = devices
    let isFirst = true
    const operation = await begin("pushForms", devices, () => {
      const kept = isFirst ? [[second.id, { status: "unknown", sentence: null }] as const] : []
      isFirst = false
      return { kept }
    })
    expect(idsWith(operation.record, "unknown")).toEqual([second.id])
    expect(isAccepted(await operation.retry([second.id]))).toBe(true)
    expect(operation.calls).toEqual([devices.map(({ id }) => id), [second.id]])
    expect((await stored([target]))[0]).toBe(2)
  })

  it.each([
    ["schedule", () => scheduled().map((target) => later(later(target)))],
    ["pushForms", () => pushed("forms", 9).map(later)]
  ] as const)("%s: an answer that is lost after all were created has nobody sent to again", async (kind, build) => {
    const targets = build()
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "dropAfter" })
    const operation = await begin(kind, targets)
    expect(countsOf(operation.record)).toMatchObject({ accepted: 0, unknown: many })
    estate.sandbox.faults.clear()
    expect(isAccepted(await operation.retry(ids()))).toBe(true)
    expect(operation.calls).toEqual([ids()])
    expect(await stored(targets)).toEqual(once())
  })

  it("of which nothing got to the service is sent again, to all that are chosen", async () => {
    const targets = pushed("firmware", 10).map(later)
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "drop" })
    const operation = await begin("updateFirmware", targets)
    expect(countsOf(operation.record)).toMatchObject({ accepted: 0, unknown: many })
    estate.sandbox.faults.clear()
    const chosen = ids().slice(0, 20)
    expect(countsOf(await operation.retry(chosen))).toMatchObject({ accepted: 20, unknown: 30 })
    expect(operation.calls).toEqual([ids(), chosen])
    expect(await stored(targets)).toEqual(ids().map((_, at) => (at < 20 ? 1 : 0)))
  })

  it("that is refused ends, and nothing was created", async () => {
    const targets = scheduled().map((target) => later(later(later(target))))
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 500, times: 1 })
    const { record } = await begin("schedule", targets)
    expect(countsOf(record)).toMatchObject({ failed: many })
    expect(await stored(targets)).toEqual(ids().map(() => 0))
  })

  it.each([
    ["a profile", (): number => profileId],
    ["No Profile", (): null => null]
  ] as const)(
    "applyProfile: %s whose answer is lost is looked up, and sent to nobody who has it",
    async (_, chosen) => {
      const targets = assigned(chosen())
      estate.sandbox.faults.add({ path: "/componentProfileAssignments", kind: "dropAfter" })
      const operation = await begin("applyProfile", targets)
      expect(countsOf(operation.record)).toMatchObject({ accepted: 0, unknown: many })
      estate.sandbox.faults.clear()
      const [one = 0, ...others] = ids()
      expect(countsOf(await operation.retry([one]))).toMatchObject({ accepted: 1, unknown: many - 1 })
      expect(isAccepted(await operation.retry(others))).toBe(true)
      expect(operation.calls).toEqual([ids()])
    }
  )

  it("applyProfile: what did not get to the service is looked up, and sent again", async () => {
    const targets = assigned()
    estate.sandbox.faults.add({ path: "/componentProfileAssignments", kind: "drop" })
    const operation = await begin("applyProfile", targets)
    estate.sandbox.faults.clear()
    expect(isAccepted(await operation.retry(ids()))).toBe(true)
    expect(operation.calls).toEqual([ids(), ids()])
    // The next test assigns it anew.
    await startBulkCall(estate, { kind: "applyProfile", account, targets: assigned(null), startedAt: pushNow })
  })

  it("applyProfile: sends the assignments of exactly those chosen again", async () => {
    const targets = assigned()
    const some = [5, 12, 25, 40].map((at) => ids()[at] ?? 0)
    let isFirst = true
    const operation = await begin("applyProfile", targets, () => {
      const kept = some.map((id, at): readonly [number, TargetResult] => [
        id,
        at < 3 ? { status: "failed", sentence: "Fault 500" } : { status: "unknown", sentence: null }
      ])
      const passed = { kept: isFirst ? kept : [] }
      isFirst = false
      return passed
    })
    expect([idsWith(operation.record, "failed"), idsWith(operation.record, "unknown")]).toEqual([
      some.slice(0, 3),
      some.slice(3)
    ])
    const asked = await estate.askedBy(async () => {
      await operation.retry(some.slice(0, 2))
      await operation.retry(some.slice(3))
      expect(isAccepted(await operation.retry(some.slice(2, 3)))).toBe(true)
    })
    const sent = asked.filter(({ line }) => line.includes("componentProfileAssignments"))
    const contents = (from: number, to: number) =>
      some.slice(from, to).map((id) => targets.find((target) => target.id === id)?.content)
    expect(sent.map(({ body }) => body)).toEqual(
      [contents(0, 2), contents(3, 4), contents(2, 3)].map((body) => JSON.stringify(body))
    )
    const rows = await estate.sandbox.db.select().from(schema.component)
    const chosen = new Set(ids())
    expect(rows.filter((row) => chosen.has(row.id)).map((row) => row.profileId)).toEqual(ids().map(() => profileId))
  })
})

/** The same at another time and under another description, so that it is another task. */
function later(target: InstructionTarget): InstructionTarget {
  const task = Object(target.content)
  const runAfter = new Date(Date.parse(task.runAfter) + 3_600_000).toISOString()
  return { ...target, content: { ...task, runAfter, label: `${task.label} later` } }
}
