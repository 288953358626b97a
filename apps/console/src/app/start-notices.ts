import { frameMessages } from "@command-center/domain/message/frame-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"

export const storageNotice = {
  type: "alert",
  header: frameMessages.noStorageTitle,
  message: frameMessages.noStorage
} as const

export const uncheckedNotice = {
  type: "alert",
  header: frameMessages.uncheckedTitle,
  message: frameMessages.unchecked
} as const

export const operationsNotice = {
  type: "alert",
  header: frameMessages.operationsNotKeptTitle,
  message: frameMessages.operationsNotKept
} as const

export const tagsNotice = {
  type: "alert",
  header: shellMessages.unreachedTitle,
  message: tagActionMessages.notRead
} as const
