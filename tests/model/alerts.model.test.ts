import type { AlertedView, AlertRule } from "@command-center/domain/alerts/alert-rule"
import { judged } from "@command-center/domain/alerts/alert-state"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import type { CountOutcome } from "@command-center/machines/alert-rule/alert-rule.types"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import * as select from "@command-center/machines/alerts/alerts.selectors"
import type { Consent, CountsOutcome, JudgeInput, Judgement } from "@command-center/machines/alerts/alerts.types"
import { Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import { actorDriver } from "./support/actor-driver.ts"

const view: AlertedView = { businessEntityId: 12, area: "profiles", view: "Ours", query: "search=ours" }
const now = "2026-11-20T15:15:00.000Z"

/** The alerts with what a page keeps; `judging` is awaited before counts are judged. */
const started = (consent: Consent, judging: () => Promise<void> = () => Promise.resolve()) => {
  let states: Judgement["states"] = {}
  const judge = async ({ rules, counts }: JudgeInput): Promise<Judgement> => {
    await judging()
    const judgement = judged(rules, states, counts, now)
    states = judgement.states
    return { ...judgement, counts, now }
  }
  const asked: Array<string> = []
  const told: Array<string> = []
  const countView = fromPromise<CountOutcome, AlertedView>(() => Promise.resolve(Result.succeed(3)))
  const actor = createActor(
    alertsMachine.provide({
      actors: {
        alertRule: alertRuleMachine.provide({ actors: { countView } }),
        askConsent: fromPromise(() => {
          asked.push("notifications")
          return Promise.resolve<Consent>("denied")
        }),
        readCounts: fromPromise<CountsOutcome, ReadonlyArray<AlertRule>>(() =>
          Promise.resolve(Result.succeed({ counts: {}, failures: {} }))
        ),
        judge: fromPromise(({ input }) => judge(input))
      }
    }),
    { input: { rules: [], states: {}, gone: [], now, consent } }
  )
  actor.on("alerts.told", ({ rules }) => told.push(...rules.map(({ name }) => name)))
  actor.on("toast", ({ text }) => told.push(text))
  actor.start()
  const type = (limit: string) => {
    const form = select.selectForm(actor.getSnapshot())
    form?.send({ type: "draft.changed", draft: { name: "", direction: "more", limit } })
    form?.send({ type: "submit" })
  }
  return { actor, asked, told, type }
}

it("what is typed for a view is a rule from then on, and only then somebody is asked about notifications", async () => {
  const { actor, asked, told, type } = started("undecided")
  actor.send({ type: "rule.added", id: "a1", view, consent: "undecided" })
  expect(asked).toEqual([])
  type("2")
  expect(actor.getSnapshot().context.rules).toMatchObject([{ ...view, id: "a1", name: "Ours", limit: 2, isOn: true }])
  expect(asked).toEqual(["notifications"])
  await vi.waitFor(() => expect(told).toEqual([alertMessages.blocked]))
  actor.send({ type: "rule.switched", id: "a1", isOn: false })
  actor.send({ type: "rule.switched", id: "a1", isOn: true })
  expect(asked).toEqual(["notifications"])
  // The dialog and the panel say it from now on.
  expect(told).toEqual([alertMessages.blocked])
})

it("a rule that is edited keeps its id, and is judged anew", async () => {
  const { actor, told, type } = started("granted")
  actor.send({ type: "rule.added", id: "a1", view, consent: "granted" })
  type("2")
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ watching: "idle" })).toBe(true))
  actor.send({ type: "counted", counts: { a1: { revision: 1, count: 3 } } })
  await vi.waitFor(() => expect(told).toEqual(["Ours"]))
  expect(select.selectActiveCount(actor.getSnapshot())).toBe(1)
  expect(select.selectAnnouncement(actor.getSnapshot())).toBe("Ours: 3, which is more than 2.")
  actor.send({ type: "rule.edited", id: "a1" })
  type("1")
  expect(select.selectActiveCount(actor.getSnapshot())).toBe(0)
  actor.send({ type: "counted", counts: { a1: { revision: 2, count: 3 } } })
  await vi.waitFor(() => expect(told).toEqual(["Ours", "Ours"]))
  expect(actor.getSnapshot().context.rules).toHaveLength(1)
})

it("counts that come while others are judged are judged after them", async () => {
  let judge: () => void = () => undefined
  const { actor, told, type } = started(
    "granted",
    () =>
      new Promise((resolve) => {
        judge = resolve
      })
  )
  actor.send({ type: "rule.added", id: "a1", view, consent: "granted" })
  type("2")
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ watching: "judging" })).toBe(true))
  actor.send({ type: "counted", counts: { a1: { revision: 1, count: 3 } } })
  judge()
  await vi.waitFor(() => expect(actor.getSnapshot().context.now).toBe(now))
  await vi.waitFor(() => {
    judge()
    expect(told).toEqual(["Ours"])
  })
})

it("a rule is removed once that was asked and confirmed, and stays where it is not", () => {
  const { actor, type } = started("granted")
  const stored: Array<number> = []
  actor.on("alerts.stored", ({ rules }) => stored.push(rules.length))
  actor.send({ type: "rule.added", id: "a1", view, consent: "granted" })
  type("2")
  actor.send({ type: "panel.opened", consent: "granted", now })
  const asked = () => select.selectRemoval(actor.getSnapshot())?.name ?? null
  actor.send({ type: "removal.opened", id: "a1" })
  expect([asked(), actor.getSnapshot().context.rules.length]).toEqual(["Ours", 1])
  actor.send({ type: "removal.cancelled" })
  actor.send({ type: "removal.confirmed" })
  expect([asked(), actor.getSnapshot().context.rules.length]).toEqual([null, 1])
  actor.send({ type: "removal.opened", id: "a1" })
  actor.send({ type: "removal.confirmed" })
  expect([asked(), actor.getSnapshot().context.rules, stored]).toEqual([null, [], [1, 0]])
})

it("the 51st rule is refused with a sentence", () => {
  const { actor, told } = started("granted")
  const rule = {
    ...view,
    name: "Ours",
    direction: "more",
    limit: 1,
    isOn: true,
    snoozedUntil: null,
    revision: 1
  } as const
  const full = Array.from({ length: 50 }, (_, at) => ({ ...rule, id: `r${at}` }))
  actor.send({ type: "kept.changed", rules: full, states: {}, gone: [], now })
  actor.send({ type: "rule.added", id: "a1", view, consent: "granted" })
  expect(told).toEqual([alertMessages.tooMany(50)])
  expect(select.selectForm(actor.getSnapshot())).toBeUndefined()
})

it("the panel closes as it was opened", () => {
  const { actor } = started("granted")
  actor.send({ type: "panel.opened", consent: "denied", now })
  expect([select.selectIsPanelOpen(actor.getSnapshot()), select.selectConsent(actor.getSnapshot())]).toEqual([
    true,
    "denied"
  ])
  actor.send({ type: "panel.closed" })
  expect(select.selectIsPanelOpen(actor.getSnapshot())).toBe(false)
})

describe("what the panel says of its rules", () => {
  const rule: AlertRule = {
    ...view,
    id: "a1",
    name: "Ours",
    direction: "more",
    limit: 2,
    isOn: true,
    snoozedUntil: null,
    revision: 1
  }
  const rules = [rule, { ...rule, id: "a2", name: "Theirs" }]
  const opened = () => actorDriver(alertsMachine, { rules, states: {}, gone: ["a2"], now, consent: "granted" })
  const listed = (driver: ReturnType<typeof opened>) =>
    select
      .listedAlerts(driver.snapshot().context)
      .map(({ rule: { id }, kind, isSnoozed, failure }) => ({ id, kind, isSnoozed, failure }))

  it("is why each could not be counted last, until it is; a rule whose view is deleted is gone", async () => {
    const driver = opened()
    const broken = { a1: "The list is down.", a2: "It is down, too." }
    await driver.advance(30_000)
    await driver.settle("readCounts", Result.succeed({ counts: {}, failures: broken }))
    const row = { kind: "unread", isSnoozed: false, failure: broken.a1 }
    expect([select.selectHasRules(driver.snapshot()), listed(driver)]).toEqual([
      true,
      [
        { id: "a1", ...row },
        { id: "a2", ...row, kind: "gone", failure: broken.a2 }
      ]
    ])
    await driver.settle("judge", { states: {}, fired: [], counts: {}, now })
    await driver.advance(30_000)
    await driver.settle("readCounts", Result.succeed({ counts: { a2: { revision: 1, count: 1 } }, failures: {} }))
    expect(listed(driver).map(({ id, failure }) => [id, failure])).toEqual([
      ["a1", broken.a1],
      ["a2", null]
    ])
  })

  it("is no reason any more once the list that is shown has counted its view", async () => {
    const driver = opened()
    await driver.advance(30_000)
    const broken = { a1: "The list is down.", a2: "It is down, too." }
    await driver.settle("readCounts", Result.succeed({ counts: {}, failures: broken }))
    await driver.perform({ type: "counted", counts: { a1: { revision: 1, count: 0 } } })
    expect(listed(driver).map(({ id, failure }) => [id, failure])).toEqual([
      ["a1", null],
      ["a2", broken.a2]
    ])
  })

  it("is that one is snoozed, as long as it is", async () => {
    const driver = opened()
    await driver.perform({ type: "rule.snoozed", id: "a1", until: "2026-11-20T16:15:00.000Z", now })
    expect(listed(driver).map(({ id, isSnoozed }) => [id, isSnoozed])).toEqual([
      ["a1", true],
      ["a2", false]
    ])
    await driver.perform({ type: "panel.opened", consent: "granted", now: "2026-11-20T16:15:00.000Z" })
    expect(listed(driver).map(({ isSnoozed }) => isSnoozed)).toEqual([false, false])
  })

  it("is that nothing can be checked where that broke, until it is tried again", async () => {
    const driver = opened()
    expect(select.selectIsBroken(driver.snapshot())).toBe(false)
    await driver.advance(30_000)
    await driver.crash("readCounts")
    expect(select.selectIsBroken(driver.snapshot())).toBe(true)
    await driver.advance(300_000)
    expect(select.selectIsBroken(driver.snapshot())).toBe(false)
  })
})

it("a dialog that broke says so until it is closed", async () => {
  const driver = actorDriver(alertsMachine, { rules: [], states: {}, gone: [], now, consent: "granted" })
  await driver.perform({ type: "rule.added", id: "a1", view, consent: "granted" })
  expect(select.selectIsFormCrashed(driver.snapshot())).toBe(false)
  await driver.crash("alertRule")
  expect([select.selectIsFormCrashed(driver.snapshot()), select.selectForm(driver.snapshot())]).toEqual([
    true,
    undefined
  ])
  await driver.perform({ type: "form.closed" })
  expect(select.selectIsFormCrashed(driver.snapshot())).toBe(false)
})
