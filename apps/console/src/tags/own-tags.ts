import type { RowLabels } from "@command-center/domain/rows/list-description"
import type { RenamedTag } from "@command-center/domain/tags/tag-changes"
import type { tagsMachine } from "@command-center/machines/tags/tags.machine"
import type { TagsEvent } from "@command-center/machines/tags/tags.types"
import type { ActorRefFrom } from "xstate"

export type TagsRef = ActorRefFrom<typeof tagsMachine>

type DialogOpening = Extract<TagsEvent, { readonly type: "manager.opened" | "many.opened" }>

/** The user's tags, as the console needs them before their code is loaded: most people have none. */
export interface OwnTags {
  /** Null as long as nobody needed them. */
  readonly started: () => TagsRef | null
  /** Tells when they are started. */
  readonly onStarted: (listener: () => void) => () => void
  /** Tells that this tab or another gave a tag another name. */
  readonly onRenamed: (listener: (renamed: RenamedTag) => void) => () => void
  /** Starts them, once; whether they are there then. That it failed is told. */
  readonly open: () => Promise<boolean>
  /** Opens a dialog of theirs, as soon as they are there. */
  readonly openDialog: (opening: DialogOpening) => void
  /** By UTG, for the rows of a list; none where they cannot be had. */
  readonly labels: () => Promise<RowLabels>
  /** Whether they could be had: where they could not, rows that are narrowed by them say nothing. */
  readonly areRead: () => Promise<boolean>
}

type LoadedTags = Pick<OwnTags, "labels" | "areRead"> & { readonly actor: TagsRef }

type TellRenamed = (renamed: RenamedTag) => void

/** Without the code there are no tags; what could not be loaded is asked for again the next time. */
export const makeOwnTags = (
  start: (tellRenamed: TellRenamed) => Promise<LoadedTags>,
  tellNotLoaded: () => void
): OwnTags => {
  const listeners = new Set<() => void>()
  const followers = new Set<TellRenamed>()
  let started: TagsRef | null = null
  let opening: Promise<LoadedTags | null> | null = null

  const load = async (): Promise<LoadedTags | null> => {
    try {
      const loaded = await start((renamed) => {
        for (const follow of followers) follow(renamed)
      })
      started = loaded.actor
      for (const listener of listeners) listener()
      return loaded
    } catch {
      opening = null
      tellNotLoaded()
      return null
    }
  }
  const open = (): Promise<LoadedTags | null> => (opening ??= load())

  return {
    started: () => started,
    onStarted: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRenamed: (listener) => {
      followers.add(listener)
      return () => followers.delete(listener)
    },
    open: async () => (await open()) !== null,
    openDialog: (event) => void open().then((loaded) => loaded?.actor.send(event)),
    labels: async () => (await open())?.labels() ?? new Map(),
    areRead: async () => (await open())?.areRead() ?? false
  }
}
