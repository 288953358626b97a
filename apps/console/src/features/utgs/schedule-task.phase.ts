import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import type { SnapshotFrom } from "xstate"

/** What the dialog shows. */
export type SchedulePhase = "form" | "sent" | "crashed"

const phases = ["sent", "crashed"] as const

export const selectPhase = (snapshot: SnapshotFrom<typeof scheduleTaskMachine>): SchedulePhase =>
  phases.find((phase) => snapshot.matches(phase)) ?? "form"
