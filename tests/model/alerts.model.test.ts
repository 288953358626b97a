import type { AlertedView, AlertRule } from "@command-center/domain/alerts/alert-rule"
import { judged } from "@command-center/domain/alerts/alert-state"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import type { CountOutcome } from "@command-center/machines/alert-rule/alert-rule.types"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import * as select from "@command-center/machines/alerts/alerts.selectors"
import type { Consent, CountsOutcome, JudgeInput, Judgement } from "@command-center/machines/alerts/alerts.types"
import { Result } from "effect"
import { expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"

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
  actor.send({ type: "counted", counts: { a1: 3 } })
  await vi.waitFor(() => expect(told).toEqual(["Ours"]))
  expect(select.selectActiveCount(actor.getSnapshot())).toBe(1)
  expect(select.selectAnnouncement(actor.getSnapshot())).toBe("Ours: 3, which is more than 2.")
  actor.send({ type: "rule.edited", id: "a1" })
  type("1")
  expect(select.selectActiveCount(actor.getSnapshot())).toBe(0)
  actor.send({ type: "counted", counts: { a1: 3 } })
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
  actor.send({ type: "counted", counts: { a1: 3 } })
  judge()
  await vi.waitFor(() => expect(actor.getSnapshot().context.now).toBe(now))
  await vi.waitFor(() => {
    judge()
    expect(told).toEqual(["Ours"])
  })
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
