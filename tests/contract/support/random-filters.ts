import type { ColumnKind } from "@command-center/domain/filter/filter-column"
import { operatorNames } from "@command-center/domain/filter/operator"
import { type AnyPredicate, type Predicate, type TypeHint, typeHints } from "@command-center/domain/filter/predicate"
import fc from "fast-check"

/** Texts that a comparison may trip over; rows and filters draw from the same ones, so that they meet. */
const texts = [
  ["", " ", "null", "0", "007", "-0", "%", "100%", "_", "a_b", "aXb", "\\", "C:\\temp", "\t", "a\nb", "\u00a0"],
  ["Harbour Coffee", "harbour coffee", "HARBOUR", " Harbour Coffee ", "O'Brien", '"quoted"', "'; drop table x; --"],
  ["ÀÉÎ", "àéî", "e\u0301", "é", "ΣΊΣΥΦΟΣ", "σίσυφος", "σίσυφοσ", "İstanbul", "istanbul", "ISTANBUL", "ıstanbul"],
  ["\u212Aelvin", "kelvin", "straße", "STRASSE", "STRAẞE", "Ǆ", "ǅ", "ǆ", "𐐀b", "𐐨B", "😀", "\uFFFD", "\uE000", "ﬀ"]
].flat()
const versions = [
  ["5.0.0.3018", "5.0.0.994", "5.0.0.3100", "5", "5.0", "5.0.0", "5.0.0.0", "05.00", "4.9.12.2650", " 6 ", "6"],
  ["UTG 5.0.0.3018 (x64)", "track ga", "", "v1..2", "999999999.1", "9999999999.5", "1.2.3.4.5.6", "-5", "5.0.0."]
].flat()
const integers = [-2_147_483_648, -10, -5, 0, 3, 5, 10, 15, 20, 30, 2_147_483_647]
const writtenIntegers = [
  [" 15 ", "+15", "15.0", "1e1", "-0", "007", "", "x", "999999999999999", "9999999999999999", "١٥"],
  integers.map(String)
].flat()
const guids = ["0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60", "ffffffff-ffff-4fff-8fff-ffffffffffff"].concat([
  "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f61",
  "00000000-0000-4000-8000-000000000000"
])
const writtenGuids = guids.flatMap((guid) => [guid, guid.toUpperCase(), ` ${guid} `, `{${guid}}`, guid.slice(1)])

/** Days on which clocks change in Havana, in Beirut and in the Azores, and some others. */
const days = ["2026-03-08", "2026-11-01", "2026-03-29", "2026-10-25", "2026-02-28", "2028-02-29", "2026-12-31"]
const aroundDays = days.flatMap((day) =>
  [-330, -60, 0, 60, 240, 241, 300, 1200].flatMap((minutes) =>
    [-1, 0, 1].map((ms) => new Date(Date.parse(day) + minutes * 60_000 + ms).toISOString())
  )
)
const writtenDates = [
  days.map((day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`),
  ["3/8/2026", "02/30/2026", "02/29/2026", "13/01/2026", "00/10/2026", "01/01/1000", "01/01/0999", "12/31/9999"],
  ["2026-11-01", "", "soon", "/Date(1793491200000+0000)/", "2026-11-01T04:00:00", "2026-11-01T00:00:00-04:00"],
  ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", " 03/08/2026 "],
  aroundDays
].flat()

const mixed = fc.string({
  unit: fc.constantFrom("a", "A", "%", "_", "\\", "'", "Σ", "ς", "σ", "İ", "i", "I", "ı", "K", "\u212A", "5", "."),
  maxLength: 4
})
const anyText = fc.string({ unit: "binary", maxLength: 6 }).filter((text) => !text.includes("\0"))

const rowText = fc.oneof(fc.constantFrom(...texts, ...versions), mixed, anyText)

const rowValues: Readonly<Record<ColumnKind, fc.Arbitrary<unknown>>> = {
  text: rowText,
  integer: fc.constantFrom(...integers),
  guid: fc.constantFrom(...guids),
  date: fc.constantFrom(...aroundDays)
}

const partOf = (text: string) =>
  fc.tuple(fc.nat(8), fc.nat(8)).map(([from, to]) => Array.from(text).slice(from, to).join(""))

const writtenValues: Readonly<Record<ColumnKind, fc.Arbitrary<string | number>>> = {
  text: fc.oneof(
    rowText,
    rowText.chain(partOf),
    mixed.map((text) => text.toLowerCase())
  ),
  integer: fc.oneof(
    fc.constantFrom<string | number>(...writtenIntegers, ...integers),
    fc.double({ noNaN: true, min: -99, max: 99 })
  ),
  guid: fc.constantFrom(...writtenGuids),
  date: fc.constantFrom(...writtenDates)
}

const versionColumns = new Set(["utgVersion", "agentVersion", "deviceStatusFirmwareVersion"])

/** A row of a list with those columns; any value but those of the ids may be missing. */
export const randomRow = (columns: ReadonlyMap<string, ColumnKind>): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(
    Object.fromEntries(
      [...columns].map(([name, kind]): [string, fc.Arbitrary<unknown>] => {
        const value = versionColumns.has(name) ? fc.constantFrom(...versions) : rowValues[kind]
        return [name, fc.option(value, { freq: 6 })]
      })
    )
  )

const usualHints: Readonly<Record<ColumnKind, TypeHint | null>> = {
  text: null,
  integer: "Integer",
  guid: "Guid",
  date: "DateTime"
}

const strange = ["ComponentColour", "json", "Json", "__proto__", "constructor", "", "ǅeviceStatusX", "UtgVersion "]

const spelt = (name: string) => fc.constantFrom(name, name.charAt(0).toUpperCase() + name.slice(1))

/** A predicate on one of the columns: mostly one that fits, now and then one that the services refuse. */
const randomPredicate = (columns: ReadonlyMap<string, ColumnKind>): fc.Arbitrary<Predicate> => {
  const known = fc.constantFrom(...columns).chain(([name, kind]) => {
    const isVersion = versionColumns.has(name)
    const hint = isVersion ? "Version" : usualHints[kind]
    const value = isVersion ? fc.constantFrom(...versions) : writtenValues[kind]
    const hints = fc.oneof(
      { arbitrary: fc.constant(hint), weight: 8 },
      { arbitrary: fc.constant(null), weight: 4 },
      {
        arbitrary: fc.constantFrom(...typeHints),
        weight: 1
      }
    )
    const values = fc.oneof({ arbitrary: value, weight: 10 }, { arbitrary: writtenValues.text, weight: 1 })
    return fc.tuple(spelt(name), hints, values)
  })
  const odd = fc.tuple(fc.constantFrom(...strange), fc.constant(null), writtenValues.text)
  const parts = fc.oneof({ arbitrary: known, weight: 60 }, { arbitrary: odd, weight: 1 })
  return fc.tuple(parts, fc.constantFrom(...operatorNames)).map(([[name, hint, value], operator]) => {
    const predicate = { PropertyName: name, Operator: operator, Value: value }
    return hint === null ? predicate : { ...predicate, TypeHint: hint }
  })
}

/** A filter of up to three predicates and pairs on the columns. */
export const randomFilter = (columns: ReadonlyMap<string, ColumnKind>): fc.Arbitrary<ReadonlyArray<AnyPredicate>> => {
  const one = randomPredicate(columns)
  const pair = fc
    .tuple(fc.constantFrom("AND", "OR"), one, one)
    .map(([joiner, first, second]): AnyPredicate => ({ Operator: joiner, Value: [first, second] }))
  const any = fc.oneof({ arbitrary: one, weight: 3 }, { arbitrary: pair, weight: 2 })
  return fc.oneof(
    { arbitrary: fc.array(any, { minLength: 1, maxLength: 1 }), weight: 5 },
    { arbitrary: fc.array(any, { maxLength: 3 }), weight: 2 }
  )
}
