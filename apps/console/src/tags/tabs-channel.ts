import { jsonField, jsonText } from "@command-center/domain/json/json-field"
import type { RenamedTag } from "@command-center/domain/tags/tag-changes"
import type { TabsChannel } from "./tag-store.ts"

/** What another tab told: one of an older release tells nothing but that there was a change. */
const renamedIn = (told: unknown): RenamedTag | null => {
  const [tag, name] = [jsonText(jsonField(told, "tag")), jsonText(jsonField(told, "name"))]
  return tag === null || name === null ? null : { tag, name }
}

/** By a broadcast to the tabs of this browser; where there is none, a tab learns of changes when it is opened. */
const tabsChannel = (name: string): TabsChannel => {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(name) : null
  return {
    tell: (renamed) => channel?.postMessage(renamed),
    onTold: (listener) => {
      const hear = ({ data }: MessageEvent) => listener(renamedIn(data))
      channel?.addEventListener("message", hear)
      return () => channel?.removeEventListener("message", hear)
    }
  }
}

let opened: TabsChannel | null = null

/** This tab's one channel: a second one would hear what the first one tells. */
export const tagsChannel = (): TabsChannel => (opened ??= tabsChannel("command-center.tags"))
