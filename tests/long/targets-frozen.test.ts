import { targetsOf } from "@command-center/domain/operation/operation"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { rowsInput } from "../model/screen-input.ts"
import { operationEnds } from "../model/support/records.ts"
import { cases } from "./support/budget.ts"
import { type Chosen, type FrozenFlow, frozenFlows, isThere, now } from "./support/frozen-flows.ts"
import { type OpenScreen, openScreen } from "./support/open-screen.ts"
import { randomCases } from "./support/random-cases.ts"

const row = fc.integer({ min: 1, max: 12 })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("choose" as const),
      ids: fc.uniqueArray(row, { maxLength: 12 }),
      began: fc.option(row, { nil: null })
    })
  },
  { weight: 3, arbitrary: fc.constant({ does: "change" } as const) },
  { weight: 3, arbitrary: fc.constant({ does: "collected" } as const) },
  { weight: 2, arbitrary: fc.constant({ does: "refresh" } as const) },
  { weight: 8, arbitrary: fc.constant({ does: "go on" } as const) },
  { weight: 1, arbitrary: fc.constant({ does: "cancel" } as const) }
)

const opened = ({ screen, flow, dialog }: FrozenFlow): OpenScreen =>
  openScreen(screen, { rows: rowsInput({ now }), canEdit: true, intent: null }, flow, dialog)

const idsOf = ({ hasRowAction }: FrozenFlow, { ids, began }: Chosen): ReadonlyArray<number> => [
  ...new Set(hasRowAction && began !== null ? [...ids, began] : ids)
]

const idOf = (record: object): unknown =>
  ["taskId", "deviceConfigId", "componentId"].map((key) => Reflect.get(record, key)).find((id) => id !== undefined)

/** The rows as the service has them, of those that the screen asks for. */
const collected = ({ rowsAt }: FrozenFlow, screen: OpenScreen, time: number): ReadonlyArray<object> => {
  const asked = screen.asked("read")
  const ids: unknown = Array.isArray(asked) ? asked : Reflect.get(Object(asked), "ids")
  return (rowsAt?.(time) ?? []).filter((each) => Array.isArray(ids) && ids.includes(idOf(each)))
}

const inOrder = (sent: ReadonlyArray<object>): ReadonlyArray<string> =>
  sent.map((each) => JSON.stringify(each)).toSorted()

/** What is sent for each target, as far as it is about the target. */
const sentIn = (screen: OpenScreen, like: object): ReadonlyArray<object> =>
  targetsOf(Reflect.get(Object(screen.asked("operation")), "plan")).map(({ content }) =>
    Object.fromEntries(Object.keys(like).map((key) => [key, Reflect.get(Object(content), key)]))
  )

const compareSent = (flow: FrozenFlow, screen: OpenScreen, chosen: Chosen, asOf: number): void => {
  const expected = idsOf(flow, chosen)
    .filter((id) => isThere(id, asOf))
    .map((id) => flow.sent(id, asOf))
  expect(inOrder(sentIn(screen, flow.sent(0, 0)))).toEqual(inOrder(expected))
}

it.each(frozenFlows)(
  "$name sends what was confirmed, whatever a refresh, a changed row or another selection did meanwhile",
  async (flow) => {
    let submitted = 0
    const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 50 }), async (steps) => {
      const screen = opened(flow)
      let time = 0
      let chosen: Chosen = { ids: [], began: null }
      /** The time as of which the dialog has its targets, and how far it is. */
      let frozen: number | null = null
      let at = 0
      const end = () => {
        frozen = null
        at = 0
      }
      for (const each of steps) {
        if (each.does === "change") time += 1
        else if (each.does === "refresh") await screen.send({ type: "rows.changed" })
        else if (each.does === "choose") {
          const isFree = screen.snapshot().matches({ open: "browsing" })
          if (isFree) chosen = each
          await screen.send({ ...flow.asking(each, time), type: `${flow.flow}.opened` })
          if (isFree && flow.rowsAt === null && screen.isOpen()) frozen = time
        } else if (each.does === "collected" && screen.asked("read") !== undefined) {
          await screen.answer("read", Result.succeed(collected(flow, screen, time)))
          if (screen.isOpen()) frozen = time
        } else if (each.does === "cancel" && frozen !== null) {
          await screen.sendDialog({ type: "cancel" })
          await screen.sendDialog({ type: "discard" })
          if (!screen.isOpen()) end()
        } else if (each.does === "go on" && frozen !== null) {
          const next = flow.confirm[at]
          if (next === undefined) continue
          if ("answer" in next) await screen.answer(next.answer, next.with)
          else await screen.sendDialog(next.event)
          at += 1
          if (at < flow.confirm.length) continue
          compareSent(flow, screen, chosen, frozen)
          submitted += 1
          await screen.answer("operation", operationEnds.accepted)
          await screen.sendDialog({ type: "close" })
          end()
        }
      }
      screen.stop()
    })
    await randomCases("Targets frozen when a dialog opens", property, cases(5000, 40))
    expect(submitted).toBeGreaterThan(cases(1000, 2))
  }
)
