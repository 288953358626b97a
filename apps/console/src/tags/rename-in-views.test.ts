import { writeAlerts } from "@command-center/domain/alerts/alert-storage"
import { sampleAlert } from "@command-center/domain/alerts/sample-alert"
import { noViews, withView } from "@command-center/domain/rows/saved-views"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { alertsKey, viewsKey } from "@command-center/domain/storage/browser-store"
import { changedTags, renamedBy, type TagChange } from "@command-center/domain/tags/tag-changes"
import { noTags } from "@command-center/domain/tags/tags"
import { expect, it } from "vitest"
import type { AnyEventObject } from "xstate"
import { keptAlerts } from "../alerts/kept-alerts.ts"
import { renameInViews } from "./rename-in-views.ts"

const view = (tag: string) => withView(noViews, "Night", `facets=Tags+is+${tag}`)
const { tags } = changedTags(noTags, {
  kind: "merge",
  tagged: [
    { id: 1, nickname: "", tags: ["VIP"] },
    { id: 2, nickname: "", tags: ["North"] }
  ]
})

/** What a change of the tags does to the one saved view, and to the rule that watches it. */
const after = (change: TagChange, before = view("vip")) => {
  const rule = { ...sampleAlert, view: "Night", query: before.views[0]?.query ?? "" }
  const kept = new Map([
    [alertsKey(5), writeAlerts([rule])],
    [viewsKey("utgs"), writeViews(before)]
  ])
  const stored = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key)
  }
  const sent: Array<AnyEventObject> = []
  const dispatch = (event: AnyEventObject) => {
    sent.push(event)
    kept.set(viewsKey("utgs"), writeViews(event["views"]))
  }
  renameInViews({ stored, dispatch }, renamedBy(change, changedTags(tags, change).tags))
  return { sent, rules: keptAlerts({ stored, now: () => new Date(1) }, 5).rules.map(({ query }) => query) }
}

it.each([
  ["Key", "Key"],
  ["Vip", "Vip"],
  ["north", "North"]
])("a tag renamed to %s is that in saved views and alerts", (name, written) => {
  expect(after({ kind: "rename", tag: "VIP", name })).toEqual({
    sent: [{ type: "views.stored", list: "utgs", views: view(written) }],
    rules: [view(written).views[0]?.query]
  })
})

it("leaves views alone that do not name it, and whatever is no renaming", () => {
  expect(after({ kind: "rename", tag: "VIP", name: "Key" }, view("south")).sent).toEqual([])
  expect(after({ kind: "delete", tag: "VIP" }).sent).toEqual([])
})
