import { sampleList } from "@command-center/domain/rows/sample-list"
import { writeViewsFile } from "@command-center/domain/rows/saved-views-file"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { viewsKey } from "@command-center/domain/storage/browser-store"
import type { ListViewsInput } from "@command-center/machines/list-views/list-views.types"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { type AnyEventObject, createActor } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { ViewsDialog } from "./views.view.tsx"
import { wireViews } from "./wire-views.ts"

afterEach(cleanup)

const night = { name: "Night", query: "search=night" }
const day = { name: "Day", query: "search=day" }
const given: ListViewsInput = {
  addressed: { list: sampleList, properties: [], defaultFilter: {}, timeZone: "UTC" },
  saved: { views: [night, day], defaultName: "Day" },
  query: "search=noon",
  tooLong: [],
  inForce: "Night"
}

const shown = (changes: Partial<ListViewsInput> = {}) => {
  const emitted: Array<AnyEventObject> = []
  const actor = createActor(wireViews(), { input: { ...given, ...changes } })
  actor.on("*", (event) => {
    emitted.push(event)
  })
  actor.start()
  render(
    <UiProvider>
      <ConsoleContext value={sampleConsole()}>
        <ViewsDialog actor={actor} onAlert={() => undefined} />
      </ConsoleContext>
    </UiProvider>
  )
  const dialog = (title: string) => within(screen.getByRole("dialog", { name: title }))
  const press = (title: string, name: string) => fireEvent.click(dialog(title).getByRole("button", { name }))
  return { actor, emitted, dialog, press }
}

it("shows what another tab has kept of the list's views, and of no other list", () => {
  const { actor } = shown()
  const dusk = { views: [{ name: "Dusk", query: "search=dusk" }], defaultName: null }
  sessionStorage.setItem(viewsKey(sampleList.id), writeViews(dusk))
  window.dispatchEvent(new StorageEvent("storage", { key: "views.nothing" }))
  expect(actor.getSnapshot().context.saved).toEqual(given.saved)
  window.dispatchEvent(new StorageEvent("storage", { key: viewsKey(sampleList.id) }))
  expect(actor.getSnapshot().context.saved).toEqual(dusk)
  sessionStorage.clear()
})

it("lists the views: which is shown and changed, which is the default", () => {
  const { dialog } = shown()
  expect(
    dialog("Views")
      .getAllByRole("listitem")
      .map((item) => [item.getAttribute("aria-current"), item.querySelector(".cc-view-name")?.textContent])
  ).toEqual([
    ["true", "NightChanged"],
    [null, "DayDefault"]
  ])
})

it("takes the default away and gives it to another", () => {
  const { actor, press } = shown()
  press("Views", "Open Day by default")
  expect(actor.getSnapshot().context.saved.defaultName).toBeNull()
  press("Views", "Open Night by default")
  expect(actor.getSnapshot().context.saved.defaultName).toBe("Night")
})

it("keeps what was typed when a name is not to be overwritten after all", () => {
  const { actor, dialog, press } = shown()
  press("Views", "Save as…")
  const name = () => dialog("Save as a view").getByRole<HTMLInputElement>("textbox", { name: "Name" })
  expect(document.activeElement).toBe(name())
  fireEvent.change(name(), { target: { value: "day" } })
  press("Save as a view", "Save")
  expect(dialog("Replace view").getByText(viewMessages.overwrite("Day"))).toBeDefined()
  press("Replace view", "Cancel")
  expect(name().value).toBe("day")
  press("Save as a view", "Cancel")
  fireEvent.click(screen.getByRole("button", { name: "Lose Changes" }))
  expect(dialog("Views").getAllByRole("listitem").length).toBe(2)
  expect(actor.getSnapshot().context.saved).toEqual(given.saved)
})

it("shows a view, and ends", () => {
  const { actor, press } = shown()
  press("Views", "Show Day")
  expect(actor.getSnapshot().output).toEqual({ applied: day, saved: given.saved, inForce: "Day" })
})

it("has nothing to export where there are no views", () => {
  const { dialog } = shown({ saved: { views: [], defaultName: null } })
  expect(dialog("Views").getByText(viewMessages.none)).toBeDefined()
  const exportAll = dialog("Views").getByRole("button", { name: "Export all" })
  expect([exportAll.getAttribute("aria-disabled"), exportAll.dataset["tip"]]).toEqual(["true", viewMessages.none])
})

it("takes a file from this machine, and says of each view what came of it", async () => {
  const { emitted, dialog, press } = shown({ saved: { views: [night], defaultName: null } })
  press("Views", "Export all")
  expect(emitted).toEqual([
    {
      type: "download",
      fileName: "utgs-views.json",
      content: writeViewsFile("utgs", { views: [night], defaultName: null })
    }
  ])
  const choose = (title: string, text: string) =>
    fireEvent.change(dialog(title).getByLabelText("Views file"), {
      target: { files: [new File([text], "views.json")] }
    })
  choose("Views", writeViewsFile("utgs", given.saved))
  await screen.findByRole("dialog", { name: "Imported views" })
  expect(
    dialog("Imported views")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
  ).toEqual([`Night ${viewMessages.result.kept}`, `Day ${viewMessages.result.taken}`])
  choose("Imported views", "{")
  await screen.findByText(viewMessages.file.noJson)
  press("Imported views", "Back")
  expect(dialog("Views").getAllByRole("listitem").length).toBe(2)
})
