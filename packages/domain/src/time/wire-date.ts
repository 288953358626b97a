import { Result } from "effect"

/** A text that is neither of the two inbound forms (document 1 §3). Never holds the text itself. */
export interface DateIssue {
  readonly _tag: "DateIssue"
  readonly expected: "/Date(ms+offset)/ or ISO UTC text"
}

const issue: DateIssue = { _tag: "DateIssue", expected: "/Date(ms+offset)/ or ISO UTC text" }

const microsoft = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/u
const normalised = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|\+00:?00)?$/u

const fromMilliseconds = (milliseconds: number): Result.Result<string, DateIssue> => {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? Result.fail(issue) : Result.succeed(date.toISOString())
}

const isReal = (text: string): boolean => {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A date of the wire as normalised ISO UTC text; the offset of /Date(ms+offset)/ only tells where it was written. */
export const readWireDate = (text: string): Result.Result<string, DateIssue> => {
  const ticks = microsoft.exec(text)?.[1]
  if (ticks !== undefined) return fromMilliseconds(Number(ticks))
  if (!iso.test(text) || !isReal(text)) return Result.fail(issue)
  if (normalised.test(text) && Number(text.slice(11, 13)) < 24)
    return Result.map(fromMilliseconds(Date.parse(text)), () => text)
  const utc = text.replace(/(?:Z|\+00:?00)$/u, "")
  return fromMilliseconds(Date.parse(`${utc.length === 16 ? `${utc}:00` : utc.slice(0, 23)}Z`))
}

/** The form in which dates go out to the services: ISO UTC text (contract). */
export const toWireDate = (date: Date): string => date.toISOString()
