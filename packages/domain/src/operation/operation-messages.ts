import { translatable } from "../language/translatable.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { Duplicate } from "../write/made.ts"
import { duplicateText } from "../write/write-messages.ts"
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

/** `twice`: how many targets have more than one of what was made. */
const lostWith = ({ all, accepted }: OperationCounts, twice: number): string =>
  [
    all > accepted ? `${all - accepted} of ${all} can no longer be checked or sent again from here` : "",
    twice > 0 ? "what exists more than once can no longer be removed from here" : ""
  ]
    .filter((part) => part !== "")
    .join(", and ")

const leftOut = (count: number, all: number): string => `${count} of ${all} ${count === 1 ? "is" : "are"} left out`

/** What an operation on many targets says of itself. */
export const operationMessages = {
  willChange: (changed: number, all: number): string => `${changed} of ${all} will be changed.`,
  leftOut,
  leftOutNamed: (names: ReadonlyArray<string>, all: number): string =>
    `${leftOut(names.length, all)}: ${listedParts(names)}.`,
  leftOutTitle: "Will not be changed",
  counts: parts,
  lookUpFailed: (reason: string): string => `It could not be checked. Nothing was sent again. ${reason}`,
  stillUnknown: "Checked, and still not confirmed.",
  again: (detail: string | null, again: ReadonlyArray<Duplicate>): string =>
    [detail, `and again as ${again.map(duplicateText).join(", ")}`].filter((part) => part !== null).join(", "),
  twice:
    "Some exist more than once: the connection broke, and the browser sent the request again, or somebody else asked for the same. One of each is enough.",
  interrupted: (title: string, counts: OperationCounts): string => `${title} was interrupted: ${parts(counts)}.`,
  unfinished: (title: string, counts: OperationCounts): string => `${title} is not finished: ${parts(counts)}.`,
  removedExcept: (removed: number, leftOut: number): string =>
    `${removed} of the ${removed + leftOut} selected ${removed === 1 ? "was" : "were"} removed. ${leftOut} ${leftOut === 1 ? "was" : "were"} left out.`,
  kept: "What was not accepted is kept in this browser for 30 days so that you can send it later.",
  forgetTitle: (title: string): string => `Forget ${title}?`,
  forgetText: (counts: OperationCounts, twice: number): string =>
    `${parts(counts)}. What became of each target is forgotten: ${lostWith(counts, twice)}.`,
  notTakenBack: "Nothing that was sent is taken back.",
  nothingSent: "Nothing is sent until you say so.",
  unreadable: (reasons: ReadonlyArray<string>): string =>
    `${reasons.length === 1 ? "An operation" : `${reasons.length} operations`} kept in this browser could not be read and ${reasons.length === 1 ? "was" : "were"} removed. ${[...new Set(reasons)].join(" ")}`,
  contentUnreadable: "What was stored for sending is damaged, so nothing was sent.",
  openElsewhere: "It is open in another tab.",
  copied: "The outcome has been copied to your clipboard.",
  words: {
    notSent: "Not sent",
    sending: "Sending",
    accepted: "Accepted",
    failed: "Failed",
    unknown: "Not confirmed"
  } satisfies Readonly<Record<TargetStatus, string>>
} as const

translatable({ operationMessages })
