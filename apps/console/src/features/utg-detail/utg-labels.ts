import type { UtgEdit } from "@command-center/domain/utg/utg-component"

/** Document 2 §2 "UTG detail, General tab". */
export const utgEditLabels: Readonly<Record<keyof UtgEdit, string>> = {
  nickname: "Component Nickname/IP",
  merchant: "Merchant Description",
  location: "Location",
  lane: "Lane",
  fileId: "File ID / MID"
}
