import { folded } from "@command-center/domain/filter/folded-text"
import { type SQL, sql } from "drizzle-orm"

/** One character more than the last that has a lower case of its own, with room for those of later Unicode. */
const endOfCases = 0x2_0000

const isHalfOfPair = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** Every character that folding changes, by what it becomes. */
const changedInto: ReadonlyMap<string, ReadonlyArray<string>> = (() => {
  const found = new Map<string, Array<string>>()
  for (let code = 1; code < endOfCases; code += 1) {
    if (isHalfOfPair(code)) continue
    const character = String.fromCodePoint(code)
    const becomes = folded(character)
    if (becomes !== character) found.set(becomes, [...(found.get(becomes) ?? []), character])
  }
  return found
})()

const translated = (column: SQL, characters: Iterable<string>): SQL => {
  const changes = [...characters].flatMap((to) => (changedInto.get(to) ?? []).map((from) => [from, to] as const))
  const [from, to] = [changes.map(([each]) => each).join(""), changes.map(([, each]) => each).join("")]
  return sql`translate(${column}::text, ${from}, ${to})`
}

/**
 * A column folded as far as it matters beside a folded text: only what becomes one of its characters can make a
 * difference. `lower` and `ilike` would do what the database's locale says, which is another one on each server.
 */
export const foldedBeside = (column: SQL, text: string): SQL => translated(column, new Set(text))

/** A column folded altogether, in the order of code points. */
export const foldedInOrder = (column: SQL): SQL => sql`${translated(column, changedInto.keys())} collate "C"`
