import type { TabsChannel } from "./tag-store.ts"

/** By a broadcast to the tabs of this browser; where there is none, a tab learns of changes when it is opened. */
const tabsChannel = (name: string): TabsChannel => {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(name) : null
  return {
    tell: () => channel?.postMessage(null),
    onTold: (listener) => {
      channel?.addEventListener("message", listener)
      return () => channel?.removeEventListener("message", listener)
    }
  }
}

let opened: TabsChannel | null = null

/** This tab's one channel: a second one would hear what the first one tells. */
export const tagsChannel = (): TabsChannel => (opened ??= tabsChannel("command-center.tags"))
