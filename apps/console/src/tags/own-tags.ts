import type { RowLabels } from "@command-center/domain/rows/list-description"
import type { TagsEvent } from "@command-center/machines/tags/tags.types"
import type { TagsRef } from "./start-tags.ts"
import type { TabsChannel } from "./tag-store.ts"

/** The user's tags, as the console needs them before their code is loaded: most users of a browser have none. */
export interface OwnTags {
  /** Null as long as nobody needed them. */
  readonly started: () => TagsRef | null
  /** Tells when they are started. */
  readonly onStarted: (listener: () => void) => () => void
  /** Starts them, once; fails where their code cannot be loaded. */
  readonly open: () => Promise<TagsRef>
  /** The same where nobody waits for it; that it failed is told. */
  readonly openQuietly: () => void
  /** Starts them where this browser keeps any, now or as soon as another tab does. */
  readonly openIfAny: () => Promise<void>
  /** Opens a dialog of theirs, as soon as they are there. */
  readonly openDialog: (opening: DialogOpening) => void
  /** By UTG, for the rows of a list; none where they cannot be had. */
  readonly labels: () => Promise<RowLabels>
}

type DialogOpening = Extract<TagsEvent, { readonly type: "manager.opened" | "many.opened" }>

export interface OwnTagsSurroundings {
  readonly load: () => Promise<{
    readonly start: (channel: TabsChannel) => TagsRef
    readonly labels: (tags: TagsRef) => Promise<RowLabels>
  }>
  readonly isAnyKept: () => Promise<boolean>
  readonly channel: () => TabsChannel
  /** The code is gone, or there is no connection. */
  readonly tellNotLoaded: () => void
}

export const makeOwnTags = ({ load, isAnyKept, channel, tellNotLoaded }: OwnTagsSurroundings): OwnTags => {
  const listeners = new Set<() => void>()
  let tabs: TabsChannel | null = null
  let isAwaited = false
  let started: TagsRef | null = null
  let opening: Promise<TagsRef> | null = null

  const channelOnce = (): TabsChannel => (tabs ??= channel())

  const start = async (): Promise<TagsRef> => {
    const { start: startTags } = await load()
    started = startTags(channelOnce())
    for (const listener of listeners) listener()
    return started
  }

  /** What could not be loaded is asked for again the next time. */
  const open = (): Promise<TagsRef> => {
    opening ??= start().catch((error: unknown) => {
      opening = null
      tellNotLoaded()
      throw error
    })
    return opening
  }

  const openQuietly = (): void =>
    void open().then(
      () => undefined,
      () => undefined
    )

  return {
    started: () => started,
    onStarted: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    openQuietly,
    openIfAny: async () => {
      if (opening !== null) return
      if (await isAnyKept().catch(() => false)) return openQuietly()
      if (isAwaited) return
      isAwaited = true
      const stop = channelOnce().onTold(() => {
        stop()
        openQuietly()
      })
    },
    openDialog: (opening) =>
      void open().then(
        (tags) => tags.send(opening),
        () => undefined
      ),
    labels: async () => {
      try {
        const tags = await open()
        return await (await load()).labels(tags)
      } catch {
        return new Map()
      }
    }
  }
}
