import { folded } from "../filter/folded-text.ts"
import { orderOfVersions, versionParts } from "../filter/version-parts.ts"
import { type Figure, figure, is, isVersion } from "./figure.ts"
import { grouped, type Tally } from "./tally.ts"

/** How many rows have one value; the name is null for those of which it is not known. */
export interface Bar {
  readonly name: string | null
  readonly figure: Figure
}

const unknownLast = (left: Bar, right: Bar): number => Number(left.name === null) - Number(right.name === null)

/** A text without anything in it is as good as none. */
const keyOfText = (text: string): string | null => (text.trim() === "" ? null : folded(text))

/** The numbers of a version, as filters compare it. */
export const keyOfVersion = (text: string): string | null => versionParts(text)?.join(".") ?? null

/** The values of a text property, those that most rows have first. */
export const textBars = (
  list: Figure["list"],
  propertyName: string,
  counts: Tally<string | null>
): ReadonlyArray<Bar> =>
  grouped(counts, keyOfText)
    .map(({ name, count }) => ({ name, figure: figure(list, count, name === null ? null : [is(propertyName, name)]) }))
    .toSorted((left, right) => unknownLast(left, right) || right.figure.count - left.figure.count)

/** The versions of a property, the newest first. */
export const versionBars = (
  list: Figure["list"],
  propertyName: string,
  counts: Tally<string | null>
): ReadonlyArray<Bar> =>
  grouped(counts, keyOfVersion)
    .map(({ key, count }) => ({
      name: key,
      figure: figure(list, count, key === null ? null : [isVersion(propertyName, key)])
    }))
    .toSorted(
      (left, right) =>
        unknownLast(left, right) ||
        orderOfVersions(versionParts(right.name ?? "") ?? [], versionParts(left.name ?? "") ?? [])
    )
