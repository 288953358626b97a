import type { OwnTags } from "./own-tags.ts"
import type { TabsChannel } from "./tag-store.ts"

export interface KeptElsewhere {
  readonly isAnyKept: () => Promise<boolean>
  readonly channel: () => Pick<TabsChannel, "onTold">
}

/** Starts the tags where this browser keeps any, now or as soon as another tab does. */
export const makeOnceKept = ({ isAnyKept, channel }: KeptElsewhere) => {
  let isAwaited = false
  return async (tags: Pick<OwnTags, "started" | "open">): Promise<void> => {
    if (tags.started() !== null) return
    // A browser that keeps nothing has none.
    if (await isAnyKept().catch(() => false)) {
      await tags.open()
      return
    }
    if (isAwaited) return
    isAwaited = true
    const stop = channel().onTold(() => {
      stop()
      void tags.open()
    })
  }
}
