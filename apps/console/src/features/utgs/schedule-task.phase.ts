import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import type { SnapshotFrom } from "xstate"

/** What the dialog shows. */
export type SchedulePhase = "form" | "sent" | "unknown" | "checking" | "notFound" | "crashed"

export const selectPhase = (snapshot: SnapshotFrom<typeof scheduleTaskMachine>): SchedulePhase => {
  const { value } = snapshot
  switch (value) {
    case "sent":
    case "unknown":
    case "checking":
    case "notFound":
    case "crashed":
      return value
    default:
      return "form"
  }
}
