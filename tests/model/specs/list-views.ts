import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { writeViewsFile } from "@command-center/domain/rows/saved-views-file"
import { templateList } from "@command-center/domain/template/template-list"
import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const saved: SavedViews = {
  views: [
    { name: "Night", query: "search=night" },
    { name: "Day", query: "search=day" }
  ],
  defaultName: null
}
export const imported: SavedViews = { views: [{ name: "Dusk", query: "" }], defaultName: null }

export const spec = modelled(listViewsMachine, {
  inputs: [
    {
      addressed: { list: templateList, properties: [], defaultFilter: {}, timeZone: "UTC" },
      saved,
      query: "search=noon",
      tooLong: [],
      inForce: "Night"
    }
  ],
  user: {
    "views.told": [{ views: saved }],
    "view.applied": [{ name: "night" }, { name: "Nowhere" }, { name: "Night" }],
    "saving.opened": [{}],
    "renaming.opened": [{ name: "Night" }],
    "overwriting.opened": [{ name: "Night" }],
    "deleting.opened": [{ name: "Night" }],
    "default.chosen": [{ name: "Day" }, { name: null }],
    "name.changed": [{ name: "Noon" }, { name: "day" }],
    export: [{}],
    "file.chosen": [{ file: new Blob(["{}"]) }],
    submit: [{}],
    confirm: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}],
    close: [{}]
  },
  outcomes: {
    readFile: { read: Result.succeed(writeViewsFile("templates", imported)), unreadable: Result.fail("unreadable") }
  },
  project: ({ context }) => [context.name, context.saved.views.length]
})

export const walks = walksOf(spec, {
  all: {
    does: ({ type, name }) => type !== "views.told" && (type !== "view.applied" || name === "Night") && name !== null,
    outcomes: { readFile: ["read"] },
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
})
