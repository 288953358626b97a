import { jsonTokens } from "./json-tokens.ts"
import { numberMessages } from "./number-messages.ts"

const decimal = /^[-+]?(\d*)\.?(\d*)(?:e([-+]?\d+))?$/iu

/** The digits of a number and the place of the last of them, by which 1.10 and 11e-1 are the same; null of other text. A sign is never lost. */
const exactly = (text: string): string | null => {
  const [, whole = "", fraction = "", exponent = "0"] = decimal.exec(text) ?? []
  const written = `${whole}${fraction}`
  if (written === "") return null
  const digits = written.replace(/^0+/u, "")
  const significant = digits.replace(/0+$/u, "")
  if (significant === "") return "0"
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
}

/** What is to be said of a number that a browser cannot hold as it was typed; null where it can, and of other text. */
export const lostNumberIssue = (text: string): string | null => {
  const typed = text.trim()
  const wanted = exactly(typed)
  if (wanted === null) return null
  const held = Number(typed)
  const becomes = String(held)
  if (!Number.isFinite(held) || (held === 0 && wanted !== "0")) return numberMessages.outOfRange(typed)
  return exactly(becomes) === wanted ? null : numberMessages.tooManyDigits(typed, becomes)
}

/** Whether a browser takes the text for a number though nobody writes numbers so: 0x10, Infinity. */
export const isOtherNumeral = (text: string): boolean => {
  const typed = text.trim()
  return typed !== "" && !Number.isNaN(Number(typed)) && exactly(typed) === null
}

/** What `lostNumberIssue` says of the first such number in a JSON text. */
export const lostNumberIssueIn = (text: string): string | null => {
  for (const token of jsonTokens(text)) {
    const issue = lostNumberIssue(token)
    if (issue !== null) return issue
  }
  return null
}
