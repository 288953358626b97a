import { tagKey } from "@command-center/domain/tags/tag"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import type { ChangedTags, TagChange } from "@command-center/domain/tags/tag-changes"
import { hasTag, type Tags, tagsByKey } from "@command-center/domain/tags/tags"
import { tagFileNames, writeTagsCsv, writeTagsFile } from "@command-center/domain/tags/tags-file"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, setup } from "xstate"
import { unprovided } from "../actor-logic/outcome.ts"
import * as change from "./tags.changes.ts"
import type {
  DiscardOutcome,
  FileChosen,
  FileOutcome,
  KeepOutcome,
  KeptTags,
  ReadOutcome,
  TagOnUtg,
  TagsContext,
  TagsEmitted,
  TagsEvent,
  TypedFor,
  WantedDialog
} from "./tags.types.ts"

const asideName = "utg-tags-not-read.json"

/** What the tags are made of; their chart stands in tags.machine.ts. */
export const tagsSetup = setup({
  types: {
    context: {} as TagsContext,
    events: {} as TagsEvent,
    emitted: {} as TagsEmitted,
    children: {} as {
      readTags: "readTags"
      keepChange: "keepChange"
      readFile: "readFile"
      discardAside: "discardAside"
    },
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    readTags: unprovided<null, KeptTags, "blocked">("readTags"),
    keepChange: unprovided<TagChange, ChangedTags, "notKept">("keepChange"),
    discardAside: unprovided<null, null, "notKept">("discardAside"),
    readFile: unprovided<FileChosen, string, "unreadable">("readFile")
  },
  guards: {
    wereRead: (_, outcome: ReadOutcome) => Result.isSuccess(outcome),
    wasKept: (_, outcome: KeepOutcome) => Result.isSuccess(outcome),
    wasKeptAndMore: ({ context }, outcome: KeepOutcome) => Result.isSuccess(outcome) && context.changes.length > 1,
    wantsManager: ({ context }) => context.wanted?.dialog === "manager",
    wantsMany: ({ context: { wanted } }) => wanted?.dialog === "many" && wanted.targets.length > 0,
    canAdd: ({ context }, on: TagOnUtg) => change.addingIssue(context, on) === null,
    hasTag: ({ context }, { utg, tag }: TagOnUtg) => hasTag(context.tags.get(utg.id)?.tags ?? [], tag),
    isUntouched: ({ context }) => change.isUntouched(context),
    canCreate: ({ context }) => change.canCreate(context),
    hasChosen: ({ context }) => change.hasChosen(context),
    isKnown: ({ context }, tag: string) => tagsByKey(context.tags).has(tagKey(tag)),
    isNotRenamed: ({ context }) => context.newName === context.aimed,
    canRename: ({ context }) => change.canRename(context),
    hasDeleted: ({ context }) => context.deleted !== null,
    hasTags: ({ context }) => context.tags.size > 0,
    hasAside: ({ context }) => context.aside !== null,
    isTagsFile: (_, outcome: FileOutcome) => change.isTagsFile(outcome)
  },
  actions: {
    setRead: assign((_, outcome: ReadOutcome) => (Result.isSuccess(outcome) ? change.setRead(outcome.success) : {})),
    tellSetAside: enqueueActions(({ enqueue }, outcome: ReadOutcome) => {
      if (Result.isFailure(outcome) || outcome.success.ignored.length === 0) return
      enqueue.emit({
        type: "alert",
        header: tagMessages.setAsideTitle,
        message: tagMessages.setAside(outcome.success.ignored)
      })
    }),
    setTags: assign(({ context }, tags: Tags) => change.told(context, tags)),
    setWanted: assign((_, wanted: WantedDialog) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    /** Where it was not asked for, the page says so in its own place. */
    tellUnreadable: enqueueActions(({ context, enqueue }) => {
      if (context.wanted === null) return
      enqueue.emit({ type: "alert", header: tagActionMessages.label, message: tagMessages.unreadable })
    }),
    openWanted: assign(({ context: { wanted } }) => ({
      wanted: null,
      refusal: null,
      ...(wanted?.dialog === "many" ? { targets: wanted.targets } : {})
    })),
    setTyped: assign((_, { id, text }: TypedFor) => ({ typed: text, typedFor: id, refusal: null })),
    add: assign(({ context }, on: TagOnUtg) => change.adding(context, on)),
    remove: assign(({ context }, on: TagOnUtg) => change.removing(context, on)),
    setFirstKept: assign(({ context }, outcome: KeepOutcome) => change.firstKept(context, outcome)),
    refuseChanges: assign(({ context }) => change.refused(context)),
    setDiscarded: assign((_, outcome: DiscardOutcome) =>
      Result.isSuccess(outcome) ? { aside: null, refusal: null } : { refusal: tagMessages.notKept }
    ),
    setKept: assign((_, outcome: KeepOutcome) => change.kept(outcome)),
    setNewTag: assign((_, newTag: string) => ({ newTag, refusal: null })),
    create: assign(({ context }) => change.created(context)),
    toggle: assign(({ context }, tag: string) => ({ ...change.toggled(context, tag), refusal: null })),
    setResults: assign((_, outcome: KeepOutcome) => ({ results: change.resultsOf(outcome) })),
    forgetChosen: assign({ targets: [], choices: [], created: [], newTag: "", results: [], refusal: null }),
    aim: assign((_, aimed: string) => ({ aimed, newName: aimed, refusal: null, deleted: null })),
    setNewName: assign((_, newName: string) => ({ newName, refusal: null })),
    setDeleted: assign(({ context }) => change.setDeleted(context)),
    forgetDeleted: assign({ deleted: null }),
    forgetRefusal: assign({ refusal: null }),
    setFile: assign((_, { file }: FileChosen) => ({ file, deleted: null, refusal: null })),
    takeFile: assign((_, outcome: FileOutcome) => change.fileRead(outcome)),
    setImported: assign(({ context }, outcome: KeepOutcome) => change.setImported(context, outcome)),
    download: emit(({ context: { tags } }, as: "json" | "csv") => ({
      type: "download",
      fileName: tagFileNames[as],
      content: as === "csv" ? writeTagsCsv(tags) : writeTagsFile(tags)
    })),
    downloadAside: emit(({ context: { aside } }) => ({
      type: "download",
      fileName: asideName,
      content: aside ?? ""
    }))
  }
})
