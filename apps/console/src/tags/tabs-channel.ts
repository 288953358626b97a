import type { TabsChannel } from "./tag-store.ts"

/** By a broadcast to the tabs of this browser; where there is none, a tab learns of changes when it is opened. */
export const tabsChannel = (name: string): TabsChannel => {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(name) : null
  return {
    tell: () => channel?.postMessage(null),
    onTold: (listener) => {
      channel?.addEventListener("message", listener)
      return () => channel?.removeEventListener("message", listener)
    }
  }
}
