import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let targets: RolloutPlan["targets"]

beforeAll(async () => {
  estate = await openRollouts()
  targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 4)
})
afterAll(() => estate.close())

const [wave] = planOf([]).waves
const waveOf = (change: object) => ({ ...wave, ...change })
const strictly = { share: null, count: 0 }

const uploadLogs = (label: string) => {
  const [startDate, endDate] = ["2026-11-20T00:00:00Z", "2026-11-21T00:00:00Z"]
  const included = { includeS4dFiles: false, includeUtgTraceFiles: true, includeAgentLogs: true }
  const logs = { label, startDate, endDate, ...included }
  return { kind: "schedule", command: { kind: "uploadLogs", target: "utg", logs } }
}

/** Each with what is wrong and the sentence that names it; whole plans, as a script might send them. */
const bad: ReadonlyArray<readonly [string, (plan: RolloutPlan) => object, string, RegExp]> = [
  [
    "an unknown target",
    (plan) => ({ ...plan, targets: plan.targets.map((target, at) => (at === 1 ? { ...target, id: 1 } : target)) }),
    "targets[1]",
    /no longer exists, or you may not see it/u
  ],
  [
    "a target twice",
    (plan) => ({ ...plan, targets: [...plan.targets, ...plan.targets.slice(0, 1)] }),
    "targets[4]",
    /is listed twice\. List it once/u
  ],
  [
    "a target that is on another machine by now",
    (plan) => ({
      ...plan,
      targets: plan.targets.map((target, at) => (at === 2 ? { ...target, machinePermanentId: "gone" } : target))
    }),
    "targets[2]",
    /is on another machine than when it was chosen/u
  ],
  [
    "a target that is in another account by now",
    (plan) => ({
      ...plan,
      targets: plan.targets.map((target, at) => (at === 0 ? { ...target, businessEntityId: 99 } : target))
    }),
    "targets[0]",
    /was moved to another account after it was chosen/u
  ],
  [
    "an empty wave",
    (plan) => ({ ...plan, waves: [waveOf({ size: { count: 0 } }), waveOf({})] }),
    "waves[0].size",
    /Wave 1 has no targets/u
  ],
  [
    "percentages over 100",
    (plan) => ({ ...plan, waves: [waveOf({ size: { percent: 60 } }), waveOf({ size: { percent: 60 } })] }),
    "waves",
    /take 120 percent together/u
  ],
  [
    "a gate that can never pass",
    (plan) => ({ ...plan, waves: [waveOf({ gate: { failed: strictly, unconfirmed: strictly, silent: strictly } })] }),
    "waves[0].gate",
    /can never pass/u
  ],
  [
    "allowed hours that never open",
    (plan) => ({ ...plan, windows: [{ weekdays: [1], from: "02:00", until: "02:00" }] }),
    "windows[0]",
    /never open/u
  ],
  [
    "a target's name of 1,001 characters",
    (plan) => ({ ...plan, targets: plan.targets.map((target) => ({ ...target, name: "x".repeat(1001) })) }),
    "targets[0].name",
    /^Length of input exceeds maximum of 1000 characters\. Shorten it for the target with the id \d+/u
  ],
  [
    "a label of logs of 1,001 characters",
    (plan) => ({ ...plan, action: uploadLogs("x".repeat(1001)) }),
    "action.command.logs.label",
    /^Length of input exceeds maximum of 1000 characters/u
  ],
  [
    "a time zone of 1,001 characters",
    (plan) => ({ ...plan, withoutZone: { zone: "x".repeat(1001) } }),
    "withoutZone.zone",
    /^Length of input exceeds maximum of 1000 characters/u
  ],
  ["no targets", (plan) => ({ ...plan, targets: [] }), "targets", /There is nothing to do/u]
]

const reasonsOf = (json: unknown) =>
  typeof json === "object" && json !== null && "reasons" in json && Array.isArray(json.reasons) ? json.reasons : []

it.each(bad)("refused by a sentence, tried out or sent, and nothing is kept: %s", async (_, change, path, sentence) => {
  for (const address of ["/rollouts?dryRun=true", "/rollouts"]) {
    const answer = await estate.ask(address, { method: "POST", body: change(planOf(targets)) })
    const found = reasonsOf(answer.json()).filter(
      (reason) => reason.path.startsWith(path) && sentence.test(reason.sentence)
    )
    expect([answer.status, found.length > 0 || answer.text]).toEqual([422, true])
  }
  expect((await estate.ask("/rollouts?businessEntityId=12")).json()).toMatchObject({ rollouts: [], hasMore: false })
})

it("all that is wrong is told at once, and a good plan's waves and times", async () => {
  const wrong = {
    ...planOf([...targets, ...targets.slice(0, 1)]),
    name: " ",
    waves: [waveOf({ size: { percent: 160 } })]
  }
  const refused = await estate.ask("/rollouts?dryRun=true", { method: "POST", body: wrong })
  expect(new Set(reasonsOf(refused.json()).map(({ path }) => path)).size).toBeGreaterThanOrEqual(3)
  const good = await estate.ask("/rollouts?dryRun=true", { method: "POST", body: planOf(targets) })
  expect([good.status, good.json()]).toMatchObject([200, { waves: [{ wave: 1, targets: 4 }], reasons: [] }])
})

it("devices of types that the service's list alone tells apart are refused; the table stands in for it [B9-36]", async () => {
  const device = { componentId: 1, apiTerminalId: "T1", pciVersion: 3, terminalName: null }
  const plan = planOf(
    targets.map((target, at) => ({ ...target, device: { ...device, deviceType: at === 0 ? "iwl220" : "ict220" } })),
    { action: { kind: "pushForms", formId: 1, formBusinessEntityId: 12 } }
  )
  const toldOf = async () => {
    const answer = await estate.ask("/rollouts?dryRun=true", { method: "POST", body: plan })
    return reasonsOf(answer.json()).some(({ sentence }) => sentence.startsWith("The devices are of 2 types"))
  }
  const faults = estate.sandbox.faults
  const rows = [
    { key: "6", name: "iwl220" },
    { key: "40", name: "ict220" }
  ]
  faults.add({
    path: "/componentDevices",
    kind: "status",
    status: 200,
    body: JSON.stringify({ componentDevice: rows })
  })
  const byTheList = await toldOf()
  faults.clear()
  faults.add({ path: "omponent", kind: "status", status: 500 })
  expect([byTheList, await toldOf()]).toEqual([true, false])
  faults.clear()
})
