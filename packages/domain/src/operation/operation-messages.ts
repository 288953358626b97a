import type { TargetStatus } from "./operation.ts"
import type { OperationCounts } from "./operation-results.ts"

const parts = ({ accepted, failed, unknown, notSent, sending }: OperationCounts): string =>
  [
    [accepted, "accepted"],
    [failed, "failed"],
    [sending + unknown, "not confirmed"],
    [notSent, "not sent"]
  ]
    .filter(([count], at) => at === 0 || count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(", ")

/** What an operation on many targets says of itself. */
export const operationMessages = {
  willChange: (changed: number, all: number): string => `${changed} of ${all} will be changed.`,
  leftOutTitle: "Will not be changed",
  counts: parts,
  lookUpFailed: (reason: string): string => `It could not be looked up. Nothing was sent again. ${reason}`,
  stillUnknown: "Looked up, and still not confirmed.",
  interrupted: (title: string, counts: OperationCounts): string => `${title} was interrupted: ${parts(counts)}.`,
  unfinished: (title: string, counts: OperationCounts): string => `${title} is not finished: ${parts(counts)}.`,
  kept: "What was not accepted is kept in this browser for 30 days, so that it can be sent later.",
  nothingSent: "Nothing is sent until you say so.",
  notKept:
    "This browser does not keep operations: its storage is full or not allowed. What was not accepted is forgotten when you leave.",
  notKeptTitle: "The operation is not kept",
  copied: "The outcome has been copied to your clipboard.",
  words: {
    notSent: "Not sent",
    sending: "Sending",
    accepted: "Accepted",
    failed: "Failed",
    unknown: "Not confirmed"
  } satisfies Readonly<Record<TargetStatus, string>>
} as const
