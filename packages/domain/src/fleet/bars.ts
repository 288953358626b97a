import { folded } from "../filter/folded-text.ts"
import type { Predicate } from "../filter/predicate.ts"
import { orderOfVersions, versionParts } from "../filter/version-parts.ts"
import { type Figure, figure, is, isVersion } from "./figure.ts"
import { type Group, grouped, type Tally } from "./tally.ts"

/** How many rows have one value; the name is null for those of which it is not known. */
interface Bar {
  readonly name: string | null
  readonly figure: Figure
}

/** As it is counted: its figure, with its address, is made for those that are shown. */
export interface CountedBar {
  readonly name: string | null
  readonly count: number
  readonly figure: () => Figure
}

/** What is counted and not carried further, since nobody could read it: how many values, of how many rows. */
export interface Left {
  readonly values: number
  readonly count: number
}

export interface ShownBars {
  readonly bars: ReadonlyArray<Bar>
  readonly left: Left | null
}

/** However many values somebody makes up: what a page shows at most. */
export const mostShown = 100

export const leftOf = (all: ReadonlyArray<{ readonly count: number }>): Left | null =>
  all.length === 0 ? null : { values: all.length, count: all.reduce((sum, { count }) => sum + count, 0) }

export const shownBars = (counted: ReadonlyArray<CountedBar>): ShownBars => ({
  bars: counted.slice(0, mostShown).map(({ name, figure: make }) => ({ name, figure: make() })),
  left: leftOf(counted.slice(mostShown))
})

/** A property as filters name it, and the column of the list that shows it. */
export interface CountedProperty {
  readonly list: Figure["list"]
  readonly property: string
  readonly column: string
}

type Named = Pick<CountedBar, "name">

const unknownLast = (left: Named, right: Named): number => Number(left.name === null) - Number(right.name === null)

/** A text without anything in it is as good as none. */
export const isBlank = (text: string | null): boolean => text === null || text.trim() === ""

export const keyOfText = (text: string): string | null => (isBlank(text) ? null : folded(text))

/** The numbers of a version, as filters compare it. */
export const keyOfVersion = (text: string): string | null => versionParts(text)?.join(".") ?? null

/** The rows without a key: no filter asks for them, the values of the column do. */
export const unknownFigure = (
  { list, column }: CountedProperty,
  counts: Tally<string | null>,
  keyOf: (value: string) => string | null
): Figure => {
  const { count, values } = grouped(counts, keyOf).find(({ key }) => key === null) ?? { count: 0, values: [""] }
  return figure(list, count, null, { otherwise: { within: [], facets: { [column]: values } } })
}

const counted = (
  { list, column }: CountedProperty,
  name: string | null,
  asked: Predicate | null,
  { count, values }: Group
): CountedBar => ({
  name,
  count,
  figure: () =>
    figure(list, count, asked === null ? null : [asked], {
      otherwise: { within: [], facets: { [column]: values } }
    })
})

/** The values of a text property, those that most rows have first. */
export const textBars = (of: CountedProperty, counts: Tally<string | null>): ReadonlyArray<CountedBar> =>
  grouped(counts, keyOfText)
    .map((group) => counted(of, group.name, group.name === null ? null : is(of.property, group.name), group))
    .toSorted((left, right) => unknownLast(left, right) || right.count - left.count)

/** The versions of a property, the newest first. */
export const versionBars = (of: CountedProperty, counts: Tally<string | null>): ReadonlyArray<CountedBar> =>
  grouped(counts, keyOfVersion)
    .map((group) => ({ group, name: group.key, parts: versionParts(group.key ?? "") ?? [] }))
    .toSorted((left, right) => unknownLast(left, right) || orderOfVersions(right.parts, left.parts))
    .map(({ group, name }) => counted(of, name, name === null ? null : isVersion(of.property, name), group))
