import { columnMessages } from "@command-center/domain/rows/column-messages"
import { defaultLayout, shownColumns, withPinned, withWidth } from "@command-center/domain/rows/columns"
import { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { arranged, selectAnnouncement, selectCanReset } from "@command-center/machines/columns/columns.selectors"
import type { ColumnsInput, LayoutChangedEvent } from "@command-center/machines/columns/columns.types"
import { expect, it } from "vitest"
import { assign, createActor, setup } from "xstate"
import { actorDriver } from "./support/actor-driver.ts"

const list = {
  nameKey: "name",
  columns: [
    { key: "name", label: "Name" },
    { key: "place", label: "Place" },
    { key: "version", label: "Version" }
  ]
}
const layout = defaultLayout(["name", "place", "version"])
const input: ColumnsInput = { list, layout }
const opened = () => actorDriver(columnsMachine, input)

it("shows columns in the table's order, with what can be done to each", async () => {
  const driver = opened()
  await driver.perform({ type: "column.pinned", key: "version", isPinned: true })
  await driver.perform({ type: "column.shown", key: "place", isShown: false })
  expect(arranged(driver.snapshot().context)).toEqual([
    {
      key: "version",
      label: "Version",
      isShown: true,
      isPinned: true,
      width: null,
      upRefusal: columnMessages.isFirst,
      downRefusal: columnMessages.isLastPinned,
      refusal: null
    },
    {
      key: "name",
      label: "Name",
      isShown: true,
      isPinned: false,
      width: null,
      upRefusal: columnMessages.isFirstLoose,
      downRefusal: null,
      refusal: columnMessages.nameStays
    },
    {
      key: "place",
      label: "Place",
      isShown: false,
      isPinned: false,
      width: null,
      upRefusal: null,
      downRefusal: columnMessages.isLast,
      refusal: null
    }
  ])
})

it("keeps the column that names the rows, and the last one shown", async () => {
  const driver = opened()
  expect(driver.snapshot().can({ type: "column.shown", key: "name", isShown: false })).toBe(false)
  const nameless = actorDriver(columnsMachine, { list: { ...list, nameKey: "none" }, layout })
  await nameless.perform({ type: "column.shown", key: "name", isShown: false })
  await nameless.perform({ type: "column.shown", key: "place", isShown: false })
  await nameless.perform({ type: "column.shown", key: "version", isShown: false })
  expect(shownColumns(nameless.snapshot().context.layout).map(({ key }) => key)).toEqual(["version"])
})

it("says what each change did", async () => {
  const driver = opened()
  const said: Array<string> = []
  for (const event of [
    { type: "column.moved", key: "place", by: 1 },
    { type: "column.dropped", key: "version", onto: "name" },
    { type: "column.shown", key: "place", isShown: false },
    { type: "column.shown", key: "place", isShown: true },
    { type: "column.pinned", key: "place", isPinned: true },
    { type: "column.pinned", key: "place", isPinned: false },
    { type: "width.reset", key: "place" },
    { type: "reset" }
  ]) {
    await driver.perform(event)
    said.push(selectAnnouncement(driver.snapshot()))
  }
  expect(said).toEqual([
    "Place is column 3 of 3.",
    "Version is column 1 of 3.",
    "Place is hidden.",
    "Place is shown.",
    "Place is pinned.",
    "Place is no longer pinned.",
    "Place is back to its automatic width.",
    "The columns are back to their defaults."
  ])
})

it("resets to what the list has at first, where anything differs", async () => {
  const driver = actorDriver(columnsMachine, {
    list,
    layout: withWidth(withPinned(layout, "place", true), "place", 300)
  })
  await driver.perform({ type: "density.chosen", density: "compact" })
  expect([driver.snapshot().context.layout.density, selectCanReset(driver.snapshot())]).toEqual(["compact", true])
  await driver.perform({ type: "reset" })
  expect([driver.snapshot().context.layout, selectCanReset(driver.snapshot())]).toEqual([layout, false])
})

it("tells its screen of every change at once, and of nothing that changed nothing", () => {
  const screen = setup({
    types: { context: {} as { readonly told: ReadonlyArray<LayoutChangedEvent> }, events: {} as LayoutChangedEvent },
    actors: { columns: columnsMachine },
    actions: { keep: assign(({ context, event }) => ({ told: [...context.told, event] })) }
  }).createMachine({
    context: { told: [] },
    invoke: { id: "columns", src: "columns", input },
    on: { "layout.changed": { actions: "keep" } }
  })
  const actor = createActor(screen).start()
  const { columns } = actor.getSnapshot().children
  columns?.send({ type: "column.pinned", key: "place", isPinned: true })
  columns?.send({ type: "column.moved", key: "place", by: -1 })
  columns?.send({ type: "density.chosen", density: "comfortable" })
  columns?.send({ type: "column.shown", key: "version", isShown: false })
  const told = actor.getSnapshot().context.told.map((event) => shownColumns(event.layout).map(({ key }) => key))
  expect(told).toEqual([
    ["place", "name", "version"],
    ["place", "name"]
  ])
})
