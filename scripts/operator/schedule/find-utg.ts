import type { UtgRow } from "@command-center/domain/utg/utg"
import { Result } from "effect"

/** Finds a UTG by what a file calls it. */
export type FindUtg = (text: string) => Result.Result<UtgRow, string>

const grouped = (rows: ReadonlyArray<UtgRow>, keyOf: (row: UtgRow) => string | null) => {
  const groups = new Map<string, Array<UtgRow>>()
  for (const row of rows) {
    const key = keyOf(row)?.trim().toLowerCase() ?? ""
    if (key !== "") groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

const mostNamed = 10

/** By id, else by permanent id, else by nickname without regard to case; a nickname of several UTGs is refused. */
export const makeFindUtg = (rows: ReadonlyArray<UtgRow>, accountName: string): FindUtg => {
  const byId = grouped(rows, ({ componentId }) => String(componentId))
  const byPermanentId = grouped(rows, ({ componentPermanentId }) => componentPermanentId)
  const byNickname = grouped(rows, ({ componentNickname }) => componentNickname)
  return (text) => {
    const key = text.toLowerCase()
    if (key === "") return Result.fail("The UTG is missing. Give its id, permanent id or nickname.")
    const found = byId.get(key) ?? byPermanentId.get(key) ?? byNickname.get(key) ?? []
    const [utg, ...others] = found
    if (utg === undefined) return Result.fail(`There is no UTG "${text}" at ${accountName} or below it.`)
    if (others.length === 0) return Result.succeed(utg)
    const ids = found.slice(0, mostNamed).map(({ componentId }) => componentId)
    const more = found.length > mostNamed ? ` and ${found.length - mostNamed} more` : ""
    return Result.fail(`${found.length} UTGs are called "${text}": ${ids.join(", ")}${more}. Give the id of one.`)
  }
}
