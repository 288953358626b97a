/** Releases of the gateway whose configuration changed, oldest first; every later UTG version goes by the last one before it. */
export const editions = [
  { number: 1, version: "4.9.12.2650", isMigrated: false },
  { number: 2, version: "5.0.0.3018", isMigrated: true },
  { number: 3, version: "5.0.0.3124", isMigrated: true }
] as const

export type Edition = (typeof editions)[number]["number"]
export type SchemaEdition = (typeof editions)[number]

const parts = (version: string): ReadonlyArray<number> => version.split(".").map(Number)

const isAtLeast = (version: string, least: string): boolean => {
  const [given, wanted] = [parts(version), parts(least)]
  const differing = wanted.findIndex((part, position) => part !== (given[position] ?? 0))
  return differing < 0 || (given[differing] ?? 0) > (wanted[differing] ?? 0)
}

/** The edition a UTG of this version is configured by; null where it is older than all of them. */
export const editionOf = (utgVersion: string): SchemaEdition | null =>
  editions.findLast(({ version }) => isAtLeast(utgVersion, version)) ?? null
