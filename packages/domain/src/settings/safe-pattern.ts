import { Result } from "effect"
import safeRegex from "safe-regex2"
import { patternProgram } from "./pattern-program.ts"
import { type PatternPart, patternParts } from "./pattern-syntax.ts"

/** A pattern that may be tried on any text. */
export interface SafePattern {
  readonly test: (text: string) => boolean
}

/** How often a part may be repeated in more ways than one, and whether such a part holds another. */
const freedom = (part: PatternPart): { readonly ways: number; readonly isNested: boolean } => {
  if (part.is === "row" || part.is === "choice") {
    const each = part.parts.map(freedom)
    return { ways: each.reduce((sum, { ways }) => sum + ways, 0), isNested: each.some(({ isNested }) => isNested) }
  }
  if (part.is !== "repeated" && part.is !== "around") return { ways: 0, isNested: false }
  const { ways, isNested } = freedom(part.part)
  if (part.is === "around") return { ways: ways + 1, isNested }
  const isFree = part.least !== part.most
  return { ways: ways + (isFree ? 1 : 0), isNested: isNested || ways > 0 || (isFree && hasChoice(part.part)) }
}

const hasChoice = (part: PatternPart): boolean =>
  part.is === "choice" ||
  (part.is === "row" ? part.parts.some(hasChoice) : part.is === "repeated" && hasChoice(part.part))

/** The browser's own way is the fastest, and slow only in patterns that can match in many ways, or on long texts. */
const shortText = 256

const madeOf = (parts: PatternPart, expression: RegExp): SafePattern | null => {
  const byProgram = patternProgram(parts)
  if (byProgram === null) return null
  const { ways, isNested } = freedom(parts)
  const isPlain = ways <= 1 && !isNested
  return {
    test: (text) => (isPlain && text.length <= shortText ? expression.test(text) : byProgram(text))
  }
}

const mostWays = 3

/** What refers back to its own matches cannot be tried in one go: only if it is simple, and on short texts. */
const guarded = (pattern: string, expression: RegExp): SafePattern | null =>
  safeRegex(pattern, { limit: mostWays }) ? { test: (text) => text.length <= shortText && expression.test(text) } : null

const made = (pattern: string): SafePattern | null =>
  Result.match(
    Result.try(() => new RegExp(pattern, "u")),
    {
      onSuccess: (expression) => {
        const parts = patternParts(pattern)
        return parts === null ? guarded(pattern, expression) : madeOf(parts, expression)
      },
      onFailure: () => null
    }
  )

const known = new Map<string, SafePattern | null>()
const mostKnown = 2000

/**
 * A pattern of a schema in a form that no text can make hang; null where it is no regular expression, or where there is
 * no such form: it is too long when written out, or refers back to what it matched in too many ways.
 */
export const safePattern = (pattern: string): SafePattern | null => {
  const before = known.get(pattern)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const safe = made(pattern)
  known.set(pattern, safe)
  return safe
}
