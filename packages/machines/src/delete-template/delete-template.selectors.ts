import { templateList } from "@command-center/domain/template/template-list"
import { templateMessages } from "@command-center/domain/template/template-messages"
import type { SnapshotFrom } from "xstate"
import type { deleteTemplateMachine } from "./delete-template.machine.ts"

type Snapshot = SnapshotFrom<typeof deleteTemplateMachine>

export const selectQuestion = (s: Snapshot): string =>
  templateMessages.confirmDelete(templateList.nameOf(s.context.template))
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectCanConfirm = (s: Snapshot): boolean => s.can({ type: "confirm" })
