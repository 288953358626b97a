import { Result } from "effect"

/** A text that is neither of the two inbound forms (document 1 §3). Never holds the text itself. */
export interface DateIssue {
  readonly _tag: "DateIssue"
  readonly expected: "/Date(ms+offset)/ or ISO UTC text"
}

const issue: DateIssue = { _tag: "DateIssue", expected: "/Date(ms+offset)/ or ISO UTC text" }

const microsoft = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/u
const iso =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|\+00:?00)?$/u

/** The years 0 to 9999: only those have a text of four digits, which sorts as the instants do. */
const [earliest, latest] = [-62_167_219_200_000, 253_402_300_799_999] as const

const daysOfFebruary = (year: number): number => ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28)

/** Whether the month has that day; `text` begins with yyyy-MM-dd. */
const hasDay = (text: string): boolean => {
  const day = text.slice(8, 10)
  if (day < "29") return true
  const month = text.slice(5, 7)
  if (month === "02") return Number(day) <= daysOfFebruary(Number(text.slice(0, 4)))
  return day < "31" || !(month === "04" || month === "06" || month === "09" || month === "11")
}

/** As `readWireDate`, null for an issue: rows by the hundred thousand need no object per date. */
export const normalisedDate = (text: string): string | null => {
  if (iso.test(text)) {
    if (!hasDay(text)) return null
    if (text.length === 24 && text.endsWith("Z")) return text
    const [seconds = "", fraction = ""] = text
      .replace(/(?:Z|\+00:?00)$/u, "")
      .slice(11)
      .split(".")
    return `${text.slice(0, 11)}${seconds.padEnd(8, ":00")}.${fraction.slice(0, 3).padEnd(3, "0")}Z`
  }
  const ticks = microsoft.exec(text)?.[1]
  if (ticks === undefined) return null
  const milliseconds = Number(ticks)
  return milliseconds >= earliest && milliseconds <= latest ? new Date(milliseconds).toISOString() : null
}

/** A date of the wire as normalised ISO UTC text; the offset of /Date(ms+offset)/ only tells where it was written. */
export const readWireDate = (text: string): Result.Result<string, DateIssue> => {
  const read = normalisedDate(text)
  return read === null ? Result.fail(issue) : Result.succeed(read)
}
