/** What is said of a setting, by the path as it is shown. */
interface OfSetting {
  readonly path: string
}

/** A change by its own name, within its section. */
interface NamedChange<Change> {
  readonly name: string
  readonly change: Change
}

/** The changes of one section; its name is empty for those that stand in none. */
interface ChangedSection<Change> {
  readonly section: string
  readonly changes: ReadonlyArray<NamedChange<Change>>
}

const between = " / "

const parted = <Change extends OfSetting>(change: Change): readonly [section: string, named: NamedChange<Change>] => {
  const at = change.path.lastIndexOf(between)
  if (at < 0) return ["", { name: change.path, change }]
  return [change.path.slice(0, at), { name: change.path.slice(at + between.length), change }]
}

/** Changes by the section in which they stand, sections and changes in the order in which they came. */
export const changedSections = <Change extends OfSetting>(
  changes: ReadonlyArray<Change>
): ReadonlyArray<ChangedSection<Change>> => {
  const sections = new Map<string, Array<NamedChange<Change>>>()
  for (const [section, named] of changes.map(parted<Change>)) {
    const there = sections.get(section)
    if (there === undefined) sections.set(section, [named])
    else there.push(named)
  }
  return [...sections].map(([section, named]) => ({ section, changes: named }))
}
