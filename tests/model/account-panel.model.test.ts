import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import {
  selectExpandAll,
  selectFilter,
  selectIsShown,
  selectToggled,
  selectWidth
} from "@command-center/machines/account-panel/account-panel.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const input = { isShown: true, width: 300 }

it("collapses to the expand button and comes back, and says so for the storage", async () => {
  const panel = actorDriver(accountPanelMachine, input)
  await panel.perform({ type: "panel.toggled" })
  expect(selectIsShown(panel.snapshot())).toBe(false)
  await panel.perform({ type: "panel.toggled" })
  expect(selectIsShown(panel.snapshot())).toBe(true)
  expect(panel.emitted()).toEqual([
    { type: "showTreeChosen", isShown: false },
    { type: "showTreeChosen", isShown: true }
  ])
})

it("starts as it was left", () => {
  const panel = actorDriver(accountPanelMachine, { isShown: false, width: 412 })
  expect([selectIsShown(panel.snapshot()), selectWidth(panel.snapshot())]).toEqual([false, 412])
})

it("turns Expand All on when something is typed, and forgets single nodes [A2.4-21]", async () => {
  const panel = actorDriver(accountPanelMachine, input)
  await panel.perform({ type: "node.toggled", id: 7 })
  await panel.perform({ type: "filter.changed", value: "no" })
  expect([
    selectFilter(panel.snapshot()),
    selectExpandAll(panel.snapshot()),
    [...selectToggled(panel.snapshot())]
  ]).toEqual(["no", true, []])
  await panel.perform({ type: "filter.changed", value: "" })
  expect([selectFilter(panel.snapshot()), selectExpandAll(panel.snapshot())]).toEqual(["", true])
  await panel.perform({ type: "expandAll.toggled" })
  expect(selectExpandAll(panel.snapshot())).toBe(false)
})

it("toggles single nodes until another account is shown", async () => {
  const panel = actorDriver(accountPanelMachine, input)
  await panel.perform({ type: "node.toggled", id: 7 })
  await panel.perform({ type: "node.toggled", id: 8 })
  await panel.perform({ type: "node.toggled", id: 7 })
  expect([...selectToggled(panel.snapshot())]).toEqual([8])
  await panel.perform({ type: "account.changed" })
  expect([...selectToggled(panel.snapshot())]).toEqual([])
})

it.each([
  [120, 200],
  [333.4, 333],
  [2000, 640]
])("keeps a width of %s as %s", async (width, kept) => {
  const panel = actorDriver(accountPanelMachine, input)
  await panel.perform({ type: "width.changed", width })
  expect(panel.emitted()).toEqual([])
  await panel.perform({ type: "width.settled" })
  expect(panel.emitted()).toEqual([{ type: "widthChosen", width: kept }])
})
