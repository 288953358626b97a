import type { pushMachine } from "@command-center/machines/push/push.machine"
import type { SnapshotFrom } from "xstate"

/** What the dialog shows. */
export type PushPhase = "incompatible" | "loading" | "unloaded" | "form" | "crashed"

const phases = ["incompatible", "loading", "unloaded", "crashed"] as const

export const selectPhase = (snapshot: SnapshotFrom<typeof pushMachine>): PushPhase =>
  phases.find((phase) => snapshot.matches(phase)) ?? "form"
