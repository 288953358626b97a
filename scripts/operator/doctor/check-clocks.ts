import type { Answer } from "./ask.ts"
import { type Finding, findingsOf, unchecked } from "./finding.ts"

/** Seconds by which clocks may differ: a task a minute late is a task on time. */
const tolerated = 60

export interface Clock {
  /** Such as "the security service". */
  readonly whose: string
  readonly answer: Answer | null
}

const spanText = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

/** By how much a clock differs from this machine's; null where it does not, undefined where it was not told. */
const differenceOf = (answer: Answer | null, now: Date): string | null | undefined => {
  const date = Date.parse(answer?.header("Date") ?? "")
  const ahead = Math.round((date - now.getTime()) / 1000)
  if (Number.isNaN(date)) return undefined
  return Math.abs(ahead) <= tolerated ? null : `${spanText(Math.abs(ahead))} ${ahead > 0 ? "ahead of" : "behind"}`
}

const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const issueOf = (
  told: ReadonlyArray<{ readonly whose: string; readonly difference: string | null }>
): string | null => {
  const byDifference = new Map<string, ReadonlyArray<string>>()
  for (const { whose, difference } of told)
    if (difference !== null) byDifference.set(difference, [...(byDifference.get(difference) ?? []), `${whose}'s`])
  const [first, ...others] = byDifference
  if (first === undefined) return null
  const [difference, whose] = first
  if (others.length === 0 && told.length > 1 && whose.length === told.length)
    return `All clocks that were told are ${difference} this machine's, so it may well be the wrong one. Set it by a time server (NTP), and the services' where it is right.`
  const parts = [...byDifference].map(
    ([span, names]) => `${listed(names)} ${names.length === 1 ? "clock is" : "clocks are"} ${span} this machine's`
  )
  return `${capital(listed(parts))}. Set the clocks by a time server (NTP), this one's as well.`
}

/** The clocks of those that answered, held against this machine's: tokens and run times depend on them. */
export const checkClocks = (clocks: ReadonlyArray<Clock>, now: Date): ReadonlyArray<Finding> => {
  const told = clocks.flatMap(({ whose, answer }) => {
    const difference = differenceOf(answer, now)
    return difference === undefined ? [] : [{ whose, difference }]
  })
  if (told.length === 0) return [unchecked("Clocks", "It needs a service that answers and says what time it is.")]
  const issue = issueOf(told)
  return findingsOf("Clocks", issue === null ? [] : [issue], "They differ from this machine's by a minute at most.")
}
