import { isInstant } from "@command-center/domain/time/typed-date"
import { Schema } from "effect"
import { largestId } from "./parameters.ts"

/** An id as a column of the database holds it. */
export const StoredId = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: largestId }, { message: `must be a whole number from 1 to ${largestId}` })
)

const earliest = Date.parse("0001-01-01T00:00:00Z")
const latest = Date.parse("9999-12-31T23:59:59.999Z")

/** A day that its month does not have is another one to `Date`, and an error to the database. */
const isStored = (text: string): boolean => {
  if (!isInstant(text)) return false
  const instant = Date.parse(text)
  return instant >= earliest && instant <= latest
}

/** An instant as text, of a year that people write with four digits and that every database knows. */
export const StoredInstant = Schema.String.check(
  Schema.makeFilter(isStored, { message: "must be a time of the years 1 to 9999, such as 2026-12-01T03:30:00Z" })
)
