import { isMissingPart } from "../app/missing-part.ts"
import type { RowsAnswer } from "./rows-protocol.ts"

/** Why nothing was answered by a worker whose script the browser could not load. */
export const workerLost = "the rows worker could not be loaded"

let areMissing = false

/** Looks at what the rows answer: whether what serves them could be had, the newest answer tells. */
export const hearWhetherMissing = (answer: RowsAnswer<unknown>): void => {
  areMissing = answer.to === "broken" && (answer.reason === workerLost || isMissingPart(new Error(answer.reason)))
}

/** What serves rows is not there, as any part of the console may be once there is a new release. */
export const areRowsMissing = (): boolean => areMissing
