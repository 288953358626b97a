import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { draftOf } from "./draft-of-predicates.ts"
import { parseFilterExpression, printFilterExpression } from "./expression.ts"
import type { FilterClause, FilterDraft, SecondClause } from "./filter-draft.ts"
import { toPredicates } from "./filter-predicates.ts"
import { readFilterDraft, writeFilterDraft } from "./filter-storage.ts"
import { isMoment, readableOperators } from "./operator.ts"
import { type AnyPredicate, encodeFilter, isGrouped } from "./predicate.ts"
import { type FilterProperty, optionsOf, tasksAddressProperties, utgAddressProperties } from "./property.ts"

/** A text with everything in it that a quote, a separator or a wildcard could be taken for; never blank. */
const anyValue = fc
  .string({
    unit: fc.constantFrom(
      "a",
      "B",
      "5",
      ".",
      " ",
      '"',
      "'",
      "\\",
      "%",
      "_",
      "(",
      ")",
      "=",
      "<",
      ">",
      "!",
      "and",
      " or ",
      "é",
      "not",
      "before"
    ),
    minLength: 1,
    maxLength: 6
  })
  .filter((text) => text.trim() !== "")

const version = fc.array(fc.nat(4000), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("."))

const valueOf = ({ kind }: FilterProperty): fc.Arbitrary<string> => {
  switch (kind) {
    case "text":
      return anyValue.map((text) => text.trim())
    case "version":
      return version
    case "wholeNumber":
      return fc.integer({ min: 1, max: 99_999 }).map(String)
    case "guid":
      return fc.uuid()
    case "date":
    case "instant":
      return fc
        .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) })
        .map((at) => new Date(at).toISOString())
    case "taskType":
    case "taskStatus":
      return fc.constantFrom(...optionsOf(kind).map(({ value }) => value))
  }
}

const clauseOf = (property: FilterProperty): fc.Arbitrary<FilterClause> => {
  const written = fc.record({
    operator: fc.constantFrom(...readableOperators(property.kind)),
    value: valueOf(property)
  })
  const first = written.map((clause) => (isMoment(property.kind) ? { ...clause, touched: true } : clause))
  if (!property.secondClause) return first
  const second = fc
    .tuple(written, fc.constantFrom("AND", "OR"))
    .map(([clause, joiner]): SecondClause => ({ ...clause, joiner }))
  return fc
    .tuple(first, fc.option(second))
    .map(([clause, next]) => (next === null ? clause : { ...clause, second: next }))
}

/** Drafts that a dialog can come to, dates touched, of up to four of its properties. */
const sampleDrafts = (properties: ReadonlyArray<FilterProperty>): fc.Arbitrary<FilterDraft> =>
  fc
    .subarray([...properties], { maxLength: 4 })
    .chain((some) => fc.record(Object.fromEntries(some.map((property) => [property.propertyName, clauseOf(property)]))))

const zones = fc.constantFrom("UTC", "America/New_York", "America/Havana", "Asia/Kathmandu", "Pacific/Apia")

describe.each([
  ["tasks", tasksAddressProperties],
  ["UTGs and devices", utgAddressProperties]
])("a draft of %s goes there and back", (_, properties) => {
  it("as predicates, in every zone", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(sampleDrafts(properties), zones, (draft, timeZone) => {
        const predicates = toPredicates(properties, draft, timeZone)
        const back = draftOf(predicates, properties, timeZone)
        expect(toPredicates(properties, back.draft, timeZone)).toEqual(predicates)
        const withoutDates = (clauses: FilterDraft) =>
          Object.fromEntries(Object.entries(clauses).filter(([, { touched }]) => touched !== true))
        expect([withoutDates(back.draft), back.ignored]).toEqual([withoutDates(draft), []])
      }),
      { numRuns: 1000 }
    )
  })

  it("as what is stored, and its predicates as the body of a query", () => {
    fc.assert(
      fc.property(sampleDrafts(properties), (draft) => {
        const stored: unknown = JSON.parse(JSON.stringify(writeFilterDraft(properties, draft)))
        expect(readFilterDraft(properties, stored)).toEqual(draft)
        const predicates = toPredicates(properties, draft, "UTC")
        expect(JSON.parse(JSON.parse(encodeFilter(predicates)))).toEqual({ Predicates: predicates })
      }),
      { numRuns: 1000 }
    )
  })
})

const both = fc.constantFrom(tasksAddressProperties, utgAddressProperties)

describe("an expression goes there and back", { timeout: 60_000 }, () => {
  it("for what a dialog sends", () => {
    fc.assert(
      fc.property(
        both.chain((properties) => fc.tuple(fc.constant(properties), sampleDrafts(properties))),
        ([properties, draft]) => {
          const predicates = toPredicates(properties, draft, "UTC")
          const text = printFilterExpression(predicates, properties)
          expect([text, parseFilterExpression(text, properties)]).toEqual([text, Result.succeed(predicates)])
        }
      ),
      { numRuns: 1000 }
    )
  })

  it("for predicates in any order, repeated, and joined across properties", () => {
    const single = sampleDrafts(tasksAddressProperties).map((draft) =>
      toPredicates(tasksAddressProperties, draft, "UTC").flatMap((each) => (isGrouped(each) ? each.Value : [each]))
    )
    const mixed = fc
      .tuple(fc.array(single, { maxLength: 2 }), fc.infiniteStream(fc.boolean()))
      .map(([drafts, joins]) => {
        const [predicates, queue] = [new Array<AnyPredicate>(), drafts.flat()]
        for (let first = queue.pop(); first !== undefined; first = queue.pop()) {
          const second = joins.next().value === true ? queue.shift() : undefined
          const Operator = joins.next().value === true ? "AND" : "OR"
          predicates.push(second === undefined ? first : { Operator, Value: [first, second] })
        }
        return predicates
      })
    fc.assert(
      fc.property(mixed, (predicates) => {
        const text = printFilterExpression(predicates, tasksAddressProperties)
        expect([text, parseFilterExpression(text, tasksAddressProperties)]).toEqual([text, Result.succeed(predicates)])
      }),
      { numRuns: 1000 }
    )
  })

  it("for any text that is not blank, blanks at its ends included", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyValue,
          fc.string({ minLength: 1 }).filter((text) => text.trim() !== "")
        ),
        (Value) => {
          const predicates = [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value } as const]
          const text = printFilterExpression(predicates, utgAddressProperties)
          expect(parseFilterExpression(text, utgAddressProperties)).toEqual(Result.succeed(predicates))
        }
      ),
      { numRuns: 2000 }
    )
  })
})

it("any text is read or refused at a place within it, and what is read prints and reads the same", () => {
  const word = fc.oneof(
    anyValue,
    fc.constantFrom(
      "lane",
      "utg version",
      "task status",
      "is",
      "<",
      "and",
      "or",
      "(",
      ")",
      "5",
      "Completed",
      '"x"',
      "is not"
    )
  )
  const texts = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "))
  fc.assert(
    fc.property(texts, (written) => {
      const read = parseFilterExpression(written, tasksAddressProperties)
      const { at, token } = Result.isFailure(read) ? read.failure : { at: 0, token: "" }
      expect([at >= 0 && at <= written.length, written.includes(token)]).toEqual([true, true])
      const printed = Result.map(read, (predicates) => printFilterExpression(predicates, tasksAddressProperties))
      expect(Result.flatMap(printed, (text) => parseFilterExpression(text, tasksAddressProperties))).toEqual(read)
    }),
    { numRuns: 3000 }
  )
})
