/** A pattern taken apart: what a regular expression with the flag u is made of. */
export type PatternPart =
  | { readonly is: "character"; readonly source: string }
  | { readonly is: "row"; readonly parts: ReadonlyArray<PatternPart> }
  | { readonly is: "choice"; readonly parts: ReadonlyArray<PatternPart> }
  | { readonly is: "repeated"; readonly part: PatternPart; readonly least: number; readonly most: number }
  | { readonly is: "start" | "end" | "word edge" | "no word edge" }
  | { readonly is: "around"; readonly part: PatternPart; readonly isAhead: boolean; readonly isThere: boolean }

const escape =
  /\\(?:u\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[^])/uy
const characterClass = /\[(?:\\[^]|[^\]\\])*\]/uy
const opening = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy
const anyCharacter = /[^]/uy

const matchAt = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at
  return expression.exec(text)
}

const edges: Readonly<Record<string, PatternPart>> = {
  "^": { is: "start" },
  $: { is: "end" },
  "\\b": { is: "word edge" },
  "\\B": { is: "no word edge" }
}

const around = (part: PatternPart, opened: string): PatternPart =>
  /^\(\?<?[=!]$/u.test(opened)
    ? { is: "around", part, isAhead: !opened.includes("<"), isThere: opened.endsWith("=") }
    : part

const counts = ([, sign, least, comma, most]: RegExpExecArray): readonly [least: number, most: number] => {
  if (sign !== undefined) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Infinity]
  const from = Number(least)
  if (comma === undefined) return [from, from]
  return [from, most === "" ? Infinity : Number(most)]
}

const deepest = 50

/** Refers back to what was matched before: it cannot be tried without going back. */
const isReference = (source: string): boolean => /^\\[1-9k]/u.test(source)

/**
 * The parts of a regular expression that the language knows; null where it has what can only be tried by going back and
 * forth in the text, or is nested without reason.
 */
export const patternParts = (pattern: string): PatternPart | null => {
  let at = 0
  let depth = 0
  let isKnown = true

  const take = (expression: RegExp): RegExpExecArray | null => {
    const found = matchAt(expression, pattern, at)
    at += found?.[0].length ?? 0
    return found
  }

  const group = (opened: string): PatternPart => {
    depth += 1
    const part = depth > deepest ? null : choice()
    depth -= 1
    if (part === null || pattern[at] !== ")") isKnown = false
    at += 1
    return around(part ?? { is: "row", parts: [] }, opened)
  }

  const atom = (): PatternPart => {
    const opened = take(opening)?.[0]
    if (opened !== undefined) return group(opened)
    const [source = ""] = take(escape) ?? take(characterClass) ?? take(anyCharacter) ?? []
    if (isReference(source)) isKnown = false
    return edges[source] ?? { is: "character", source }
  }

  const repeated = (): PatternPart => {
    const part = atom()
    const found = take(quantifier)
    if (found === null) return part
    const [least, most] = counts(found)
    return { is: "repeated", part, least, most }
  }

  const row = (): PatternPart => {
    const parts: Array<PatternPart> = []
    while (isKnown && at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") parts.push(repeated())
    return { is: "row", parts }
  }

  const choice = (): PatternPart => {
    const parts = [row()]
    while (isKnown && pattern[at] === "|") {
      at += 1
      parts.push(row())
    }
    return parts.length === 1 ? (parts[0] ?? { is: "row", parts }) : { is: "choice", parts }
  }

  const whole = choice()
  return isKnown && at === pattern.length ? whole : null
}
