import { translatable } from "../language/translatable.ts"
import type { UtgEdit } from "./utg-component.ts"
import type { UtgFlow } from "./utg-flow.ts"

/** Labels of document 2 §2. */
export const utgFlowLabels: Readonly<Record<UtgFlow, string>> = {
  scheduleTask: "Schedule Task",
  applyProfile: "Apply a Profile",
  applyTemplate: "Apply a Config Template",
  removeUtgs: "Remove From Command Center"
}

/** Document 2 §2 "UTG detail, General tab". */
export const utgEditLabels: Readonly<Record<keyof UtgEdit, string>> = {
  nickname: "Component Nickname/IP",
  merchant: "Merchant Description",
  location: "Location",
  lane: "Lane",
  fileId: "File ID / MID"
}

translatable({ utgFlowLabels, utgEditLabels })
