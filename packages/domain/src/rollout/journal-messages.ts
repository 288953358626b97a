import { translatable } from "../language/translatable.ts"

/** What the journal and the pages call the steps. */
export const journalMessages = {
  kinds: {
    created: "Planned",
    started: "Started",
    approved: "Approved",
    waveStarted: "Wave begun",
    waveSent: "Wave sent",
    gatePassed: "Gate passed",
    gateNotPassed: "Gate not passed",
    advanced: "Gone on",
    waiting: "Waiting",
    paused: "Paused",
    resumed: "Resumed",
    retried: "Failed ones retried",
    joined: "Joined",
    stopping: "Stopping",
    stopped: "Stopped",
    failed: "Failed",
    done: "Done"
  },
  columns: { at: "When", by: "Who", kind: "What", wave: "Wave", note: "Note" },
  figures: {
    targets: "Targets",
    sent: "Sent",
    succeeded: "Succeeded",
    failed: "Failed",
    unconfirmed: "Not confirmed",
    silent: "Lost contact",
    skipped: "Skipped"
  },
  targets: {
    id: "Id",
    name: "Name",
    wave: "Wave",
    state: "State",
    reason: "Reason",
    runAt: "Run time",
    taskId: "Task Id",
    updatedAt: "Last change",
    earlier: "Failed before"
  }
} as const

translatable({ journalMessages })
