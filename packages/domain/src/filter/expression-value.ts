import { Result } from "effect"
import { taskStatusNames } from "../task/task-status.ts"
import { taskTypes } from "../task/task-type.ts"
import { normalisedDate } from "../time/wire-date.ts"
import { expressionMessages } from "./expression-messages.ts"
import { existingDay, readFilterDay } from "./filter-date.ts"
import { guidPattern } from "./guid.ts"
import { mostDigits } from "./most-digits.ts"
import { nearestName } from "./nearest-name.ts"
import type { Operator, PropertyKind } from "./operator.ts"
import type { FilterProperty } from "./property.ts"

type Named = ReadonlyArray<readonly [code: string, name: string]>

/** The names that stand for codes: those of task types and task statuses; none for other kinds. */
const namesOf = (kind: PropertyKind): Named => {
  if (kind === "taskType") return taskTypes.flatMap(({ code, names }) => names.map((name) => [String(code), name]))
  return kind === "taskStatus" ? taskStatusNames.map(([code, name]) => [String(code), name]) : []
}

const sameName = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

const two = (value: number): string => String(value).padStart(2, "0")

/** A day as yyyy-MM-dd or MM/DD/YYYY, in the form of the wire; null for anything else. */
const sentDay = (text: string): string | null => {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text) ?? []
  const day = readFilterDay(text) ?? existingDay(Number(year), Number(month), Number(date))
  return day === null ? null : `${two(day.month)}/${two(day.day)}/${day.year}`
}

/** The value that a predicate sends for what was written; fails with the sentence that says what to write. */
export const readValue = (
  { kind, label }: FilterProperty,
  operator: Operator,
  text: string
): Result.Result<string, string> => {
  const trimmed = text.trim()
  if (trimmed === "") return Result.fail(expressionMessages.valueMissing(label))
  switch (kind) {
    case "text":
      return Result.succeed(text)
    case "version":
      return operator === "LIKE" || /^\d{1,9}(?:\.\d{1,9})*$/u.test(trimmed)
        ? Result.succeed(trimmed)
        : Result.fail(expressionMessages.version(label, text))
    case "wholeNumber":
      return /^\d+$/u.test(trimmed) && trimmed.length <= mostDigits && Number(trimmed) > 0
        ? Result.succeed(trimmed)
        : Result.fail(expressionMessages.wholeNumber(label, text))
    case "guid":
      return guidPattern.test(trimmed) ? Result.succeed(trimmed) : Result.fail(expressionMessages.guid(label, text))
    case "date": {
      const day = sentDay(trimmed)
      return day === null ? Result.fail(expressionMessages.date(label, text)) : Result.succeed(day)
    }
    case "instant": {
      const moment = normalisedDate(trimmed)
      return moment === null ? Result.fail(expressionMessages.instant(label, text)) : Result.succeed(moment)
    }
    case "taskType":
    case "taskStatus": {
      const named = namesOf(kind)
      const known = named.find(([code, name]) => code === trimmed || sameName(name, trimmed))
      if (known !== undefined) return Result.succeed(known[0])
      const names = named.map(([, name]) => name)
      return Result.fail(expressionMessages.option(label, text, nearestName(trimmed, names), names))
    }
  }
}

/** Words that would be read as something else than a value, or than the beginning of one: `before.a` after "is". */
const reserved = /^(?:and|or|not|before|after|exactly)(?![\p{L}\p{N}_])/iu

/** A value as expressions write it: in quotes where signs or words in it would be read as something else. */
export const quotedWhereNeeded = (text: string): string =>
  /^[\p{L}\p{N}_][\p{L}\p{N}_.:/-]*$/u.test(text) && !reserved.test(text)
    ? text
    : `"${text.replaceAll(/["\\]/gu, (character) => `\\${character}`)}"`

/** A predicate's value as expressions print it: days as yyyy-MM-dd, codes by name, quotes where they are needed. */
export const printedValue = (kind: PropertyKind, value: string): string => {
  const day = kind === "date" ? readFilterDay(value) : null
  if (day !== null) return `${day.year}-${two(day.month)}-${two(day.day)}`
  return quotedWhereNeeded(namesOf(kind).find(([code]) => code === value)?.[1] ?? value)
}
