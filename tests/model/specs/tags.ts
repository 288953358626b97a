import { sampleTags } from "@command-center/domain/tags/sample-tags"
import { changedTags } from "@command-center/domain/tags/tag-changes"
import { writeTagsFile } from "@command-center/domain/tags/tags-file"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

/** What the browser keeps at first. */
export const tags = sampleTags({ 1: ["Night"], 2: ["Bar"] })
const utg = { id: 1, nickname: "anc-pos-12" }
const targets = [utg]
const kept = changedTags(tags, { kind: "assign", utgs: [utg], add: ["East"], remove: [] })

export const spec = modelled(tagsMachine, {
  inputs: [undefined],
  user: {
    "tags.told": [{ tags }],
    retry: [{}],
    "typed.changed": [{ id: 1, text: "East" }],
    "tag.added": [
      { utg, tag: "East" },
      { utg, tag: "night" }
    ],
    "tag.removed": [
      { utg, tag: "Night" },
      { utg, tag: "West" }
    ],
    "manager.opened": [{}],
    "many.opened": [{ targets }, { targets: [] }],
    "newTag.changed": [{ text: "West" }, { text: "a,b" }, { text: "" }],
    "newTag.added": [{}],
    "tag.toggled": [{ tag: "Night" }],
    "renaming.opened": [{ tag: "Night" }, { tag: "Nowhere" }],
    "name.changed": [{ name: "Nights" }, { name: "Night" }],
    "deleting.opened": [{ tag: "Bar" }, { tag: "Nowhere" }],
    undo: [{}],
    export: [{ as: "json" }, { as: "csv" }],
    "aside.downloaded": [{}],
    "discarding.opened": [{}],
    "file.chosen": [{ file: new Blob(["{}"]) }],
    submit: [{}],
    confirm: [{}],
    cancel: [{}],
    close: [{}],
    edit: [{}],
    discard: [{}]
  },
  outcomes: {
    readTags: {
      read: Result.succeed({ tags, ignored: [], aside: null }),
      damaged: Result.succeed({ tags, ignored: ["utgs[2]"], aside: "[]" }),
      blocked: Result.fail("blocked")
    },
    keepChange: { kept: Result.succeed(kept), notKept: Result.fail("notKept") },
    discardAside: { gone: Result.succeed(null), notKept: Result.fail("notKept") },
    readFile: {
      read: Result.succeed(writeTagsFile(tags)),
      other: Result.succeed("{}"),
      unreadable: Result.fail("unreadable")
    }
  },
  project: ({
    context: {
      wanted,
      changes,
      choices,
      newTag,
      newName,
      deleted,
      aside,
      tags: { size }
    }
  }) => [wanted?.dialog, Math.min(changes.length, 2), choices.length, newTag, newName, deleted === null, aside, size]
})

const held = new Set(["reading", "known.keeping", "known.managing.reading", "known.managing.importing"])
const undone = "the walks undo what they delete before they go on"

export const walks = walksOf(spec, {
  all: {
    does: ({ type, tag, text, targets: of }) =>
      !["tags.told", "retry", "tag.removed", "aside.downloaded", "discarding.opened"].includes(type) &&
      tag !== "Nowhere" &&
      tag !== "night" &&
      text !== "a,b" &&
      (!Array.isArray(of) || of.length > 0),
    outcomes: { readTags: ["read"], keepChange: ["kept"], readFile: ["read"] },
    project: ({
      context: {
        wanted,
        changes,
        choices,
        newTag,
        newName,
        deleted,
        tags: { size }
      }
    }) => [
      wanted?.dialog,
      Math.min(changes.length, 2),
      choices.map(({ tag, isOn }) => `${tag} ${isOn}`).toSorted(),
      newTag,
      newName,
      deleted === null,
      size
    ],
    notWalkable: ({ event, source }, { context: { deleted, choices, newTag, newName } }) => {
      if (event.type.startsWith("xstate.")) return null
      if (source.some((state) => held.has(state))) return "the browser has answered before anybody could"
      if (deleted !== null && event.type !== "undo") return undone
      if (event.type === "submit" && choices.some(({ isOn }) => !isOn)) return "the walks keep the tags they begin with"
      if (event.type === "newTag.changed" && event["text"] === newTag) return "the field says so already"
      return event.type === "name.changed" && event["name"] === newName ? "the field says so already" : null
    },
    // What is renamed is not there under its name any more.
    leaves: ({ event, source }) =>
      event.type === "xstate.done.actor.keepChange" && source.includes("known.managing.renaming.saving")
  }
})
