import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import type { RecordTab } from "./record-tabs.ts"

/** The tabs of a UTG or a profile in their order (document 2 §2). */
export const recordTabs: ReadonlyArray<readonly [tab: RecordTab, label: string]> = [
  ["general", profileLabels.general],
  ["apiinterfaces", utgLabels.apiInterfaces],
  ["devices", deviceLabels.devices],
  ["config", utgLabels.configuration],
  ["edit", profileLabels.editJson]
]

/** What of a record its page's title names beside it: nothing of its first tab. */
export const tabInTitle = (current: RecordTab | undefined): string | null =>
  current === "general" ? null : (recordTabs.find(([tab]) => tab === current)?.[1] ?? null)
