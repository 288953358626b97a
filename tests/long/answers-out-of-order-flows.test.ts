import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { models, walkedAs } from "../model/support/registry.ts"
import { isReader, type OpenMachine, openMachine } from "./support/answered-machine.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"
import { shareOf } from "./support/seeded-share.ts"
import { faultsOf, fitsOf, keepNothing } from "./support/shown-answers.ts"

/** Lists have a test of their own, with rows of a real engine; the session is of no account. */
const elsewhere: ReadonlySet<string> = new Set(["list-screen", "row-screen", "session"])

/** Whatever reads for an account, as tests/model/specs has it. */
const reading = Object.entries(models).filter(
  ([name, { outcomes }]) =>
    walkedAs(name) === name && !elsewhere.has(name) && !keepNothing.has(name) && Object.keys(outcomes).some(isReader)
)

const handled = () => new Promise<void>((resolve) => setImmediate(resolve))

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ does: "answer" } as const) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant("event" as const), pick: fc.nat(1_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait" as const), time: fc.integer({ min: 1, max: 15_000 }) })
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("switch" as const), account: fc.integer({ min: 0, max: 7 }) }) }
)

describe("whatever order answers come in, what is shown belongs to the account and to what is asked now", () => {
  it("is tried of every flow that reads", () =>
    expect(reading.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        "dashboard",
        "fleet-card",
        "palette",
        "push",
        "record-screen",
        "review-targets",
        "rollout-list",
        "rollout-run"
      ])
    ))

  it.each(shareOf(reading, 5))("%s", async (name, model) => {
    let seen = 0
    await randomCases(
      "Answers out of order, account switched in flight",
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 8, maxLength: 40 }), async (scheduler, steps) => {
        let number = 0
        const numbers = () => {
          number += 1
          return number
        }
        let open = openMachine(model, 0, scheduler, numbers, fitsOf(name))
        let before = new Map<string, number>()
        const check = async () => {
          await handled()
          const shown = [...open.shown()].filter(({ id }) => isReader(id))
          const faults = faultsOf(name, open, shown, before)
          if (faults.length > 0) throw new Error(faults.join("; "))
          for (const { id, number, isGood } of shown) {
            seen += 1
            if (isGood) before.set(id, Math.max(number, before.get(id) ?? 0))
          }
        }
        const left: Array<OpenMachine> = []
        for (const each of steps) {
          if (each.does === "answer") {
            if (scheduler.count() > 0) await scheduler.waitOne()
          } else if (each.does === "wait") open.wait(each.time)
          else if (each.does === "event") {
            const may = model.user.filter((event) => open.snapshot().can(event))
            const event = may[each.pick % may.length]
            if (event !== undefined) open.actor.send(event)
          } else {
            open.leave()
            left.push(open)
            open = openMachine(model, each.account, scheduler, numbers, fitsOf(name))
            before = new Map()
          }
          await check()
        }
        while (scheduler.count() > 0) {
          await scheduler.waitOne()
          await check()
        }
        expect(left.flatMap(({ afterLeaving }) => afterLeaving)).toEqual([])
        open.leave()
      }),
      cases(2000, 30)
    )
    expect(seen, "answers were shown").toBeGreaterThan(0)
  })
})
