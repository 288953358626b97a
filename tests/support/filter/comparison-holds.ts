import type { Comparator, Comparison } from "@command-center/domain/filter/comparison"
import { folded, orderOfTexts } from "@command-center/domain/filter/folded-text"
import { orderOfVersions, versionParts } from "@command-center/domain/filter/version-parts"
import { readWireDate } from "@command-center/domain/time/wire-date"
import { Result } from "effect"

const textOf = (value: unknown): string | null => {
  if (typeof value === "string") return value
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null
}

const numberOf = (text: string): number | null => (/^\s*-?\d+(?:\.\d+)?\s*$/u.test(text) ? Number(text) : null)

const orderInSpan = (text: string, from: Date, until: Date): number | null => {
  const read = readWireDate(text)
  if (Result.isFailure(read)) return null
  const instant = Date.parse(read.success)
  if (instant < from.getTime()) return -1
  return instant < until.getTime() ? 0 : 1
}

/** How a text stands to what is asked: below, at or above zero; null where it cannot be read as what is asked for. */
const orderOf = (text: string, asked: Exclude<Comparison, { kind: "contains" }>): number | null => {
  switch (asked.kind) {
    case "text":
      return orderOfTexts(folded(text), asked.text)
    case "guid":
      return orderOfTexts(text.toLowerCase(), asked.guid)
    case "integer": {
      const number = numberOf(text)
      return number === null ? null : number - asked.number
    }
    case "version": {
      const parts = versionParts(text)
      return parts === null ? null : orderOfVersions(parts, asked.parts)
    }
    case "date":
      return orderInSpan(text, asked.from, asked.until)
  }
}

const holdsAt = (operator: Comparator, order: number): boolean => {
  switch (operator) {
    case "EQ":
      return order === 0
    case "NEQ":
      return order !== 0
    case "LT":
      return order < 0
    case "LTE":
      return order <= 0
    case "GT":
      return order > 0
    case "GTE":
      return order >= 0
  }
}

/** Whether a row's value is as asked. A missing value, and one that is no version, number or date, satisfies NEQ only. */
export const comparisonHolds = (asked: Comparison, value: unknown): boolean => {
  const text = textOf(value)
  if (asked.kind === "contains") return text !== null && folded(text).includes(asked.text)
  const order = text === null ? null : orderOf(text, asked)
  return order === null ? asked.operator === "NEQ" : holdsAt(asked.operator, order)
}
