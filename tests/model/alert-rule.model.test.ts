import { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import {
  selectCanSave,
  selectCountText,
  selectIsAsking,
  selectIsNew,
  selectLimitIssue,
  selectNameIssue,
  selectPromise
} from "@command-center/machines/alert-rule/alert-rule.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { rule, view } from "./specs/alert-rule.ts"
import { actorDriver } from "./support/actor-driver.ts"
import { refused } from "./support/answers.ts"

const opened = (known: typeof rule | null = null) => {
  const driver = actorDriver(alertRuleMachine, { view, rule: known })
  return {
    ...driver,
    type: (limit: string, direction: "more" | "fewer" = "more", name = "") =>
      driver.perform({ type: "draft.changed", draft: { name, direction, limit } })
  }
}

it("tells a new rule from one that is edited", () => {
  expect([selectIsNew(opened().snapshot()), selectIsNew(opened(rule).snapshot())]).toEqual([true, false])
})

describe("what the view shows now", () => {
  it("is counted while the limit is typed, and said as soon as it is known", async () => {
    const form = opened()
    expect([form.inputOf("countView"), selectCountText(form.snapshot())]).toEqual([
      view,
      "Counting what the view shows now…"
    ])
    await form.settle("countView", Result.succeed(1200))
    expect(selectCountText(form.snapshot())).toBe("The view shows 1,200 now.")
  })

  it("is said to be unknown with the reason, and a rule can be saved all the same", async () => {
    const form = opened()
    await form.settle("countView", refused)
    expect(selectCountText(form.snapshot())).toBe(
      "What the view shows could not be counted: The service is down for maintenance."
    )
    await form.type("7")
    expect(selectCanSave(form.snapshot())).toBe(true)
  })

  it("is said to be unknown where counting broke", async () => {
    const form = opened()
    await form.crash("countView")
    expect(selectCountText(form.snapshot())).toBe(
      "What the view shows could not be counted: Command Center could not count them. Reload the page to try again."
    )
  })
})

describe("what will happen with the limit that is typed", () => {
  const told = /^You are told once when the view shows (more|fewer) than \d+, and again only after/u
  const now = "That is the case now: you are told right away."

  it("is said as soon as it is a limit, whether or not the rows are counted by then", async () => {
    const form = opened()
    expect(selectPromise(form.snapshot())).toBeNull()
    await form.type("5")
    expect(selectPromise(form.snapshot())).toMatch(told)
    expect(selectPromise(form.snapshot())).not.toContain(now)
    await form.settle("countView", refused)
    expect(selectPromise(form.snapshot())).not.toContain(now)
  })

  it.each([
    ["5", "more", true],
    ["6", "more", false],
    ["7", "fewer", true],
    ["6", "fewer", false]
  ] as const)("with 6 rows and a limit of %s, %s: told right away %s", async (limit, direction, isNow) => {
    const form = opened()
    await form.settle("countView", Result.succeed(6))
    await form.type(limit, direction)
    const promise = selectPromise(form.snapshot()) ?? ""
    expect(promise).toContain(`You are told once when the view shows ${direction} than ${limit},`)
    expect(promise.endsWith(` ${now}`)).toBe(isNow)
  })

  it.each([
    ["many", "more"],
    ["0", "fewer"]
  ] as const)(
    "is not said of %s, %s, which is no limit: that is said instead, and nothing is saved",
    async (limit, direction) => {
      const form = opened()
      await form.settle("countView", Result.succeed(6))
      await form.type(limit, direction)
      expect(selectPromise(form.snapshot())).toBeNull()
      expect(selectLimitIssue(form.snapshot())).not.toBeNull()
      await form.perform({ type: "submit" })
      expect([selectCanSave(form.snapshot()), form.snapshot().status]).toEqual([false, "active"])
    }
  )
})

it("says of a name that it is too long, and of a limit that nothing is wrong with it while none is typed", async () => {
  const form = opened(rule)
  expect([selectNameIssue(form.snapshot()), selectLimitIssue(form.snapshot())]).toEqual([null, null])
  await form.type("", "more", "n".repeat(1000))
  expect(selectNameIssue(form.snapshot())).not.toBeNull()
  expect(selectLimitIssue(form.snapshot())).toBeNull()
})

it.each([
  ["name", { name: "Tills", direction: "more", limit: "5" }],
  ["direction", { name: "", direction: "fewer", limit: "5" }],
  ["limit", { name: "", direction: "more", limit: "6" }]
] as const)("asks before a typed %s is given up, and saves nothing then", async (_, draft) => {
  const form = opened(rule)
  await form.perform({ type: "draft.changed", draft })
  await form.perform({ type: "cancel" })
  expect([selectIsAsking(form.snapshot()), form.snapshot().status]).toEqual([true, "active"])
  await form.perform({ type: "discard" })
  expect(form.snapshot().output).toEqual({ saved: null })
})

it("closes at once where what is typed is what was there, and saves what else is typed", async () => {
  const untouched = opened(rule)
  await untouched.type("6")
  await untouched.type("5")
  await untouched.perform({ type: "cancel" })
  expect(untouched.snapshot().output).toEqual({ saved: null })
  const changed = opened(rule)
  await changed.type("6")
  await changed.perform({ type: "submit" })
  expect(changed.snapshot().output).toEqual({ saved: { name: "", direction: "more", limit: "6" } })
})
