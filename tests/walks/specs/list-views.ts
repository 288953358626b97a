import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { writeViewsFile } from "@command-center/domain/rows/saved-views-file"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const saved: SavedViews = {
  views: [
    { name: "Night", query: "search=back" },
    { name: "Day", query: "search=bar" }
  ],
  defaultName: null
}
export const file = writeViewsFile("utgs", { views: [{ name: "Dusk", query: "search=front" }], defaultName: null })

export const spec: WalkSpec<typeof listViewsMachine> = {
  input: {
    addressed: { list: utgList, properties: [], defaultFilter: {}, timeZone: "UTC" },
    saved,
    query: "",
    inForce: null
  },
  user: [
    { type: "view.applied", name: "Night" },
    { type: "saving.opened" },
    { type: "renaming.opened", name: "Night" },
    { type: "overwriting.opened", name: "Night" },
    { type: "deleting.opened", name: "Night" },
    { type: "default.chosen", name: "Day" },
    { type: "name.changed", name: "Noon" },
    { type: "name.changed", name: "Day" },
    { type: "export" },
    { type: "file.chosen", file },
    { type: "submit" },
    { type: "confirm" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" },
    { type: "close" }
  ],
  outcomes: { readFile: { read: answers.as(file) } },
  project: ({ context: { name, newName, target, saved: kept } }) => [name, newName, target, kept],
  notWalkable: ({ event, source }, { context }) => {
    const isRenaming = source.some((state) => state.startsWith("renaming"))
    if (event.type === "name.changed" && event["name"] === (isRenaming ? context.newName : context.name))
      return "the field says so already"
    if (event.type === "default.chosen" && context.saved.defaultName === event["name"])
      return "it is the default already"
    return null
  }
}
