import { columnMessages } from "@command-center/domain/rows/column-messages"
import { arrangedColumns, defaultLayout, withWidth } from "@command-center/domain/rows/columns"
import { sampleList } from "@command-center/domain/rows/sample-list"
import { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { ColumnsDialog } from "./columns.view.tsx"

afterEach(cleanup)

const layout = withWidth(defaultLayout(sampleList.columns.map(({ key }) => key)), "place", 300)

const shown = () => {
  const actor = createActor(columnsMachine, { input: { list: sampleList, layout } }).start()
  render(
    <UiProvider>
      <ColumnsDialog actor={actor} />
    </UiProvider>
  )
  const dialog = within(screen.getByRole("dialog", { name: "Columns" }))
  return {
    actor,
    dialog,
    box: (name: string) => dialog.getByRole<HTMLInputElement>("checkbox", { name }),
    button: (name: string) => dialog.getByRole("button", { name }),
    labels: () => dialog.getAllByRole("checkbox").map((each) => each.closest("label")?.textContent),
    order: () => arrangedColumns(actor.getSnapshot().context.layout).map(({ key }) => key)
  }
}

it("hides and shows columns, but not the one that names the rows, and says why", () => {
  const { dialog, box } = shown()
  fireEvent.click(box("Place"))
  expect([box("Place").checked, box("Name").disabled]).toEqual([false, true])
  expect(dialog.getByText(columnMessages.nameStays).id).toBe(box("Name").getAttribute("aria-describedby"))
})

it("moves a column by its arrows and by Alt with the arrow keys; the focus stays on it, and it is announced", () => {
  const { dialog, box, button, labels } = shown()
  const down = button("Move Place down")
  down.focus()
  fireEvent.click(down)
  expect(document.activeElement).toBe(down)
  expect(dialog.getByRole("status").textContent).toBe("Place is column 3 of 6.")
  box("Place").focus()
  fireEvent.keyDown(box("Place"), { key: "ArrowUp", altKey: true })
  fireEvent.keyDown(box("Place"), { key: "ArrowUp", altKey: true })
  fireEvent.keyDown(box("Place"), { key: "ArrowUp" })
  expect(labels()).toEqual(["Place", "Name", "Version", "Count", "Seen", "Active"])
  expect(document.activeElement).toBe(box("Place"))
  expect(button("Move Place up").getAttribute("aria-disabled")).toBe("true")
  fireEvent.click(button("Move Place up"))
  expect(dialog.getByRole("status").textContent).toBe("Place is column 1 of 6.")
})

it("says why a column goes no further, and why there is nothing to reset, on buttons that take the focus", () => {
  const { dialog, button } = shown()
  const why = (name: string) => {
    button(name).focus()
    return [
      document.activeElement === button(name),
      button(name).getAttribute("aria-disabled"),
      button(name).dataset["tip"]
    ]
  }
  expect(why("Move Name up")).toEqual([true, "true", columnMessages.isFirst])
  expect(why("Move Active down")).toEqual([true, "true", columnMessages.isLast])
  expect(why("Reset the width of Name")).toEqual([true, "true", columnMessages.widthIsAutomatic])
  fireEvent.click(button("Pin Seen"))
  expect(why("Move Name up")[2]).toBe(columnMessages.isFirstLoose)
  expect(why("Move Seen down")[2]).toBe(columnMessages.isLastPinned)
  fireEvent.click(dialog.getByRole("button", { name: "Reset columns" }))
  expect(why("Reset columns")).toEqual([true, "true", columnMessages.isDefault])
})

it("pins, and takes back a width, the row height and everything", () => {
  const { actor, dialog, button, order } = shown()
  fireEvent.click(button("Pin Seen"))
  expect([button("Pin Seen").getAttribute("aria-pressed"), order()[0]]).toEqual(["true", "seenAt"])
  fireEvent.click(button("Reset the width of Place"))
  expect(button("Reset the width of Place").getAttribute("aria-disabled")).toBe("true")
  fireEvent.click(dialog.getByRole("radio", { name: "Compact" }))
  expect(actor.getSnapshot().context.layout.density).toBe("compact")
  fireEvent.click(button("Reset columns"))
  expect(actor.getSnapshot().context.layout).toEqual(withWidth(layout, "place", null))
  fireEvent.click(button("Done"))
  expect(actor.getSnapshot().status).toBe("done")
})

it("takes a column to another's place while it is dragged, within its group", () => {
  const { dialog, order, button } = shown()
  fireEvent.click(button("Pin Active"))
  const items = () => dialog.getAllByRole("listitem")
  const list = dialog.getByRole("list", { name: "Columns" })
  list.setPointerCapture = () => undefined
  const layOut = () => {
    for (const [at, item] of items().entries()) item.getBoundingClientRect = () => new DOMRect(0, at * 40, 400, 40)
  }
  const drag = (y: number) => {
    layOut()
    fireEvent.pointerMove(list, { clientY: y, pointerId: 1 })
  }
  const grip = items()[1]?.querySelector(".cc-grip")
  if (!(grip instanceof HTMLElement)) throw new Error("there is no grip")
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1 })
  drag(100)
  drag(130)
  drag(10)
  expect(order()).toEqual(["isActive", "place", "version", "name", "count", "seenAt"])
  fireEvent.pointerUp(list, { pointerId: 1 })
  drag(230)
  expect(order()).toEqual(["isActive", "place", "version", "name", "count", "seenAt"])
})

it("does not swap a low column and a high one back and forth while one is dragged over the other", () => {
  const { dialog, order } = shown()
  const list = dialog.getByRole("list", { name: "Columns" })
  list.setPointerCapture = () => undefined
  const drag = (y: number) => {
    const tops = { top: 0 }
    for (const item of dialog.getAllByRole("listitem")) {
      const height = item.dataset["id"] === "name" ? 100 : 40
      const rect = new DOMRect(0, tops.top, 400, height)
      item.getBoundingClientRect = () => rect
      tops.top += height
    }
    fireEvent.pointerMove(list, { clientY: y, pointerId: 1 })
    return order().slice(0, 2)
  }
  const grip = dialog.getAllByRole("listitem")[1]?.querySelector(".cc-grip")
  if (!(grip instanceof HTMLElement)) throw new Error("there is no grip")
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1 })
  expect([drag(90), drag(39), drag(45), drag(41), drag(101)]).toEqual([
    ["name", "place"],
    ["place", "name"],
    ["place", "name"],
    ["place", "name"],
    ["name", "place"]
  ])
})
