import { translatable } from "../language/translatable.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { displayUtc } from "../time/display-date.ts"
import { duplicateMessages } from "./duplicate-messages.ts"
import type { Duplicate } from "./made.ts"

/** By what a person knows it: its id, and when it was created. */
export const duplicateText = ({ id, at }: Duplicate): string =>
  at === null ? String(id) : duplicateMessages.created(id, displayUtc(at))

const repeated = (name: string, ids: ReadonlyArray<number | string>): string =>
  `${name} exists ${ids.length === 2 ? "twice" : `${ids.length} times`} (ids ${ids.join(", ")}): the connection broke, and the browser sent the call again, or somebody else asked for the same.`

const nameUnchecked = "Whether the name is taken could not be checked."

/** What is said of a write whose answer was lost (contract, "Settled after the first console"). */
export const writeMessages = {
  /** After the sentence of the call. */
  notDone: (sentence: string): string =>
    followedBy(sentence, "A check showed that it was not done, so you can send it again."),
  notLookedUp: (sentence: string | null, reason: string): string =>
    [sentence, "Whether it was done could not be checked.", reason]
      .filter((part) => part !== null)
      .reduce((said, more) => followedBy(said, more)),
  found: "The service gave no usable answer, but a check showed that it was done.",
  foundAsSent: "The service said that the name is taken, but a check showed that what you asked for is there.",
  /** Beside the button that sends. */
  looksFirst: "It may have been done anyway. The console checks before it sends anything again.",
  /** Where the names that are taken are not all known (document 2 §5 "Profiles"). */
  namesUnknown: (reason: string | null): string =>
    reason === null ? nameUnchecked : followedBy(nameUnchecked, reason),
  namesUnread: (count: number): string =>
    `Whether the name is taken could not be checked for all: ${count} ${count === 1 ? "row" : "rows"} of the list could not be read.`,
  repeated,
  twice: (name: string, ids: ReadonlyArray<string>): string => `${repeated(name, ids)} One is enough.`,
  removeOthers: (count: number): string => (count === 1 ? "Remove the Second" : `Remove the Other ${count}`),
  keepAll: (count: number): string => (count === 1 ? "Keep Both" : "Keep All"),
  othersRemoved: "The duplicates were removed.",
  othersStopped: "Stopped. Some of the duplicates may be removed by now. You can remove them again.",
  othersStay: (reason: string): string => `The second could not be removed. ${reason}`
} as const

translatable({ writeMessages })
