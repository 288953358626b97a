import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import { makeDownloadFileMachine } from "../download-file/download-file.machine.ts"

/** What of a rollout can be had as a file. */
export interface RolloutPart {
  readonly id: string
  readonly part: "targets" | "journal"
  readonly format: "csv" | "json"
}

export const rolloutCsvMachine = makeDownloadFileMachine<RolloutPart>({
  id: "rolloutCsv",
  begun: null,
  fileName: ({ part, id, format }) => rolloutPageMessages.fileName(part, id, format),
  failed: ({ part }, reason) => rolloutPageMessages.fileFailed(part, reason),
  hasToken: true
})
