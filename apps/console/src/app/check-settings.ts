import { brokenSettings } from "@command-center/domain/storage/broken-settings"
import { storageMessages } from "@command-center/domain/storage/storage-messages"
import type { noticesMachine } from "@command-center/machines/notices/notices.machine"
import type { ActorRefFrom } from "xstate"
import type { Stored } from "../browser/stored.ts"

/** Tells once what the browser keeps and nobody can read; the rest of it stays. */
export const checkSettings = (stored: Stored, notices: Pick<ActorRefFrom<typeof noticesMachine>, "send">): void => {
  const { ignored, repaired } = brokenSettings(stored.read)
  for (const [key, text] of repaired) stored.write(key, text)
  if (ignored.length === 0) return
  notices.send({ type: "alert", header: storageMessages.brokenTitle, message: storageMessages.broken(ignored) })
}
