import { Result } from "effect"
import safeRegex from "safe-regex2"

const known = new Map<string, RegExp | null>()
const mostKnown = 2000

/**
 * The pattern without the question marks of its outermost groups: what is there once or not at all repeats nothing,
 * whatever is repeated within it.
 */
const withoutOptional = (pattern: string): string => {
  let depth = 0
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\(|\)\??/gsu, (token) => {
    if (token === "(") depth += 1
    if (!token.startsWith(")")) return token
    depth -= 1
    return depth === 0 ? ")" : token
  })
}

/**
 * A pattern of a schema as an expression that may be tried; null where it is none, or where a text could make it take
 * too long: repetitions within repetitions, or too many of them.
 */
export const safePattern = (pattern: string): RegExp | null => {
  const before = known.get(pattern)
  if (before !== undefined) return before
  const made = safeRegex(withoutOptional(pattern))
    ? Result.getOrElse(
        Result.try((): RegExp | null => new RegExp(pattern, "u")),
        () => null
      )
    : null
  if (known.size >= mostKnown) known.clear()
  known.set(pattern, made)
  return made
}
