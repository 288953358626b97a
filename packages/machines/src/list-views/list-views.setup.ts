import { type SavedViews, viewNamed, withDefaultView } from "@command-center/domain/rows/saved-views"
import { viewsFileName, writeViewsFile } from "@command-center/domain/rows/saved-views-file"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { unprovided } from "../actor-logic/outcome.ts"
import {
  canRename,
  canReplace,
  canSave,
  deleted,
  imported,
  overwritten,
  renamed,
  saved,
  takenOver
} from "./list-views.changes.ts"
import type {
  FileChosen,
  FileOutcome,
  ListViewsContext,
  ListViewsEmitted,
  ListViewsEvent,
  ListViewsInput,
  ListViewsOutput
} from "./list-views.types.ts"

/** What the Views dialog is made of; its chart stands in list-views.machine.ts. */
export const listViewsSetup = setup({
  types: {
    input: {} as ListViewsInput,
    context: {} as ListViewsContext,
    events: {} as ListViewsEvent,
    emitted: {} as ListViewsEmitted,
    output: {} as ListViewsOutput,
    children: {} as { readFile: "readFile" },
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    readFile: unprovided<FileChosen, string, "unreadable">("readFile")
  },
  guards: {
    isKnown: ({ context }, name: string) => viewNamed(context.saved, name) !== null,
    isUnnamed: ({ context }) => context.name === "",
    isNotRenamed: ({ context }) => context.newName === context.target,
    canSave: ({ context }) => canSave(context),
    canOverwrite: ({ context }) => canSave(context) && viewNamed(context.saved, context.name) !== null,
    canReplace: ({ context }, name: string) => canReplace(context, name),
    canRename: ({ context }) => canRename(context),
    hasViews: ({ context }) => context.saved.views.length > 0
  },
  actions: {
    apply: assign(({ context }, name: string) => {
      const view = viewNamed(context.saved, name)
      return { applied: view, inForce: view?.name ?? null }
    }),
    takeOver: assign(({ context }, views: SavedViews) => takenOver(context, views)),
    setName: assign((_, name: string) => ({ name })),
    setNewName: assign((_, newName: string) => ({ newName })),
    forgetName: assign({ name: "" }),
    aim: assign(({ context }, name: string) => ({ target: viewNamed(context.saved, name)?.name ?? name })),
    suggestName: assign(({ context }) => ({ newName: context.target })),
    setDefault: assign(({ context }, name: string | null) => ({ saved: withDefaultView(context.saved, name) })),
    setFile: assign((_, { file }: FileChosen) => ({ file })),
    save: assign(({ context }) => saved(context)),
    overwrite: assign(({ context }) => overwritten(context)),
    rename: assign(({ context }) => renamed(context)),
    remove: assign(({ context }) => deleted(context)),
    takeFile: assign(({ context }, outcome: FileOutcome) => ({ ...imported(context, outcome), file: null })),
    refuseFile: assign(({ context }) => ({ ...imported(context, Result.fail("unreadable")), file: null })),
    storeViews: emit(({ context: { addressed, saved: views } }) => ({
      type: "views.stored",
      list: addressed.list.id,
      views
    })),
    download: emit(({ context: { addressed, saved: views } }) => ({
      type: "download",
      fileName: viewsFileName(addressed.list.id),
      content: writeViewsFile(addressed.list.id, views)
    }))
  }
})
