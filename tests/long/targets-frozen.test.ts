import { targetsOf } from "@command-center/domain/operation/operation"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import type { RemoveUtgsInput } from "@command-center/machines/remove-utgs/remove-utgs.types"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { rowsInput } from "../model/screen-input.ts"
import { actorDriver } from "../model/support/actor-driver.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const account = 42

/** What the service has after so many changes: names change, rows come and go. */
const rowsAt = (time: number) =>
  Array.from({ length: 12 }, (_, at) => at + 1)
    .filter((id) => (id * 5 + time * 3) % 4 !== 0)
    .map((id) =>
      sampleUtg({
        componentId: id,
        machinePermanentId: `machine-${id}`,
        componentNickname: `Lane ${id} as of ${time}`,
        businessEntityId: account
      })
    )

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("choose" as const),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
    })
  },
  { weight: 3, arbitrary: fc.constant({ does: "change" } as const) },
  { weight: 3, arbitrary: fc.constant({ does: "collected" } as const) },
  { weight: 2, arbitrary: fc.constant({ does: "refresh" } as const) },
  { weight: 2, arbitrary: fc.constant({ does: "submit" } as const) },
  { weight: 1, arbitrary: fc.constant({ does: "close" } as const) }
)

/** The dialog on what the screen gave it: whom it names, and whom it sends once confirmed. */
const openDialog = (input: RemoveUtgsInput) => {
  const dialog = actorDriver(removeUtgsMachine, input)
  const named = targetsOf(dialog.snapshot().context.plan)
  const sent = async () => {
    await dialog.perform({ type: "typed.changed", value: "delete" })
    await dialog.perform({ type: "submit" })
    const plan = Object(dialog.inputOf("operation"))["plan"]
    return dialog.isRunning("operation") ? targetsOf(plan) : []
  }
  return { named, sent }
}

const idsOf = (targets: ReadonlyArray<{ readonly id: number }>) => targets.map(({ id }) => id).toSorted((a, b) => a - b)

it("sends what was confirmed, whatever a refresh, a changed row or another selection did meanwhile", async () => {
  let submitted = 0
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
    const screen = actorDriver(utgScreenMachine, { rows: rowsInput({ now }), canEdit: true, intent: null })
    let time = 0
    let chosen: ReadonlyArray<number> = []
    let open: ReturnType<typeof openDialog> | null = null
    const seen: Array<unknown> = []
    const confirmed: Array<unknown> = []
    const compare = (one: unknown, other: unknown) => {
      seen.push(one)
      confirmed.push(other)
    }
    for (const each of steps) {
      if (each.does === "change") time += 1
      else if (each.does === "refresh") await screen.perform({ type: "rows.changed" })
      else if (each.does === "choose") {
        if (screen.snapshot().matches({ open: "browsing" })) chosen = each.ids
        await screen.perform({ type: "removeUtgs.opened", ids: each.ids, now })
      } else if (each.does === "collected" && screen.isRunning("read")) {
        compare(screen.inputOf("read"), { ids: chosen })
        const found = rowsAt(time).filter(({ componentId }) => chosen.includes(componentId))
        await screen.settle("read", Result.succeed(found))
        const given = { businessEntityId: account, targets: found, canEdit: true }
        compare(screen.isRunning("removeUtgs") ? screen.inputOf("removeUtgs") : given, given)
        open = screen.isRunning("removeUtgs") ? openDialog(given) : null
        compare(idsOf(open?.named ?? []), idsOf(found.map(({ componentId }) => ({ id: componentId }))))
      } else if (each.does === "submit" && open !== null) {
        compare(await open.sent(), open.named)
        submitted += 1
        open = null
        await screen.settle("removeUtgs", { record: null })
      } else if (each.does === "close" && open !== null) {
        open = null
        await screen.settle("removeUtgs", { record: null })
      }
    }
    expect(seen).toEqual(confirmed)
  })
  await randomCases("Targets frozen when a dialog opens", property, cases(5000, 300))
  expect(submitted).toBeGreaterThan(cases(1000, 50))
})
