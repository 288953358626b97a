import { deviceMessages } from "@command-center/domain/device/device-messages"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { ExportableList } from "./export-rows.types.ts"

export interface ExportTexts {
  readonly title: string
  readonly question: string
  readonly preparing: string
  readonly succeeded: string
  readonly failed: (error: string) => string
  readonly fileName: string
}

export const exportTexts: Readonly<Record<ExportableList, ExportTexts>> = {
  utgs: utgMessages.export,
  tasks: taskMessages.export,
  devices: deviceMessages.export
}

/** The UTG list exports at once; tasks and devices ask first (documents 1 §2.6 and 2 §2). */
export const asksFirst = (list: ExportableList): boolean => list !== "utgs"
