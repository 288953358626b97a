import { Result } from "effect"
import safeRegex from "safe-regex2"

const known = new Map<string, RegExp | null>()
const mostKnown = 2000

/**
 * A pattern of a schema as an expression that may be tried; null where it is none, or where a text could make it take
 * too long: repetitions within repetitions, or too many of them.
 */
export const safePattern = (pattern: string): RegExp | null => {
  const before = known.get(pattern)
  if (before !== undefined) return before
  const made = safeRegex(pattern)
    ? Result.getOrElse(
        Result.try((): RegExp | null => new RegExp(pattern, "u")),
        () => null
      )
    : null
  if (known.size >= mostKnown) known.clear()
  known.set(pattern, made)
  return made
}
