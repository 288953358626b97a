import type { FacetChoices } from "../facets/facet-choices.ts"
import { folded } from "../filter/folded-text.ts"
import { isBlank } from "../fleet/bars.ts"
import { figure, is, isNumber } from "../fleet/figure.ts"
import type { CountedCell } from "./drift-cell.ts"
import type { Held } from "./drift-item.ts"
import { type AccountLines, heldAgainstProfiles, type KnownProfile, type UsedProfile } from "./profile-drift.ts"

/** How many UTGs of one account have one version of a profile. */
export interface ProfileUse extends UsedProfile {
  readonly parentName: string | null
  readonly count: number
}

interface Cell {
  readonly of: string
  readonly version: number | null
  readonly held: Held
  /** By name and version, whatever it is held against. */
  readonly alike: string
  count: number
  readonly names: Set<string>
  readonly accounts: Set<string>
}

/** Whether no UTG of another cell of this profile and version is in one of the cell's accounts. */
const isApart = (cell: Cell, alike: ReadonlyArray<Cell>): boolean =>
  alike.every((other) => other === cell || [...cell.accounts].every((account) => !other.accounts.has(account)))

const valuesOf = ({ version, names }: Cell): FacetChoices => ({
  componentProfileName: [...names],
  componentProfileVersion: [version === null ? "" : String(version)]
})

/** Profiles of one name may belong to several accounts: whose a UTG has is told by the account that it is in. */
const facetsOf = (cell: Cell, alike: ReadonlyArray<Cell>): FacetChoices =>
  alike.length === 1 ? valuesOf(cell) : { ...valuesOf(cell), parentName: [...cell.accounts] }

const figureOf = (cell: Cell, alike: ReadonlyArray<Cell>) => {
  const { of, version, count } = cell
  const asked =
    version === null || alike.length > 1
      ? null
      : [is("ComponentProfileName", of), isNumber("ComponentProfileVersion", version)]
  if (!isApart(cell, alike)) return figure("utgs", count, null)
  return figure("utgs", count, asked, { otherwise: { within: [], facets: facetsOf(cell, alike) } })
}

/** Profiles in use, each version against the newest one of the profile; where one name is several profiles, apart. */
export const profileMatrix = (
  uses: ReadonlyArray<ProfileUse>,
  profiles: ReadonlyArray<KnownProfile>,
  lines: AccountLines
): ReadonlyArray<CountedCell> => {
  const hold = heldAgainstProfiles(profiles, lines)
  const cells = new Map<string, Cell>()
  const alike = new Map<string, Array<Cell>>()
  for (const use of uses) {
    const { componentProfileName: of, componentProfileVersion: version, count, parentName } = use
    if (of === null || isBlank(of)) continue
    const held = hold(use)
    const same = JSON.stringify([folded(of), version])
    const key = JSON.stringify([same, held])
    const known = cells.get(key)
    const cell = known ?? { of, version, held, alike: same, count: 0, names: new Set(), accounts: new Set() }
    if (known === undefined) {
      cells.set(key, cell)
      const others = alike.get(same)
      if (others === undefined) alike.set(same, [cell])
      else others.push(cell)
    }
    cell.count += count
    cell.names.add(of)
    cell.accounts.add(parentName ?? "")
  }
  return [...cells.values()]
    .map(
      (cell): CountedCell => ({
        kind: "profile",
        of: cell.of,
        version: cell.version === null ? null : String(cell.version),
        count: cell.count,
        ...cell.held,
        facets: facetsOf(cell, alike.get(cell.alike) ?? [cell]),
        makeFigure: () => figureOf(cell, alike.get(cell.alike) ?? [cell])
      })
    )
    .toSorted((left, right) => {
      const [one, other] = [folded(left.of), folded(right.of)]
      return one < other ? -1 : one > other ? 1 : Number(right.version) - Number(left.version)
    })
}
