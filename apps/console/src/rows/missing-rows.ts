import { isMissingPart } from "../app/missing-part.ts"
import type { RowsAnswer } from "./rows-protocol.ts"

let areMissing = false

/** Looks at what the rows answer: whether what serves them could be had, the newest answer tells. */
export const hearWhetherMissing = (answer: RowsAnswer<unknown>): void => {
  areMissing = answer.to === "broken" && isMissingPart(new Error(answer.reason))
}

/** What serves rows is not there, as any part of the console may be once there is a new release. */
export const areRowsMissing = (): boolean => areMissing
