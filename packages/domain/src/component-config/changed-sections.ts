import type { ShownChange } from "./shown-diff.ts"

/** A change by its own name, within its section. */
export interface NamedChange {
  readonly name: string
  readonly change: ShownChange
}

/** The changes of one section; its name is empty for those that stand in none. */
export interface ChangedSection {
  readonly section: string
  readonly changes: ReadonlyArray<NamedChange>
}

const between = " / "

const parted = (change: ShownChange): readonly [section: string, named: NamedChange] => {
  const at = change.path.lastIndexOf(between)
  if (at < 0) return ["", { name: change.path, change }]
  return [change.path.slice(0, at), { name: change.path.slice(at + between.length), change }]
}

/** Changes by the section in which they stand, sections and changes in the order in which they came. */
export const changedSections = (changes: ReadonlyArray<ShownChange>): ReadonlyArray<ChangedSection> => {
  const sections = new Map<string, Array<NamedChange>>()
  for (const [section, named] of changes.map(parted)) {
    const there = sections.get(section)
    if (there === undefined) sections.set(section, [named])
    else there.push(named)
  }
  return [...sections].map(([section, named]) => ({ section, changes: named }))
}
