import { Result } from "effect"

/** Where a text stops being JSON, counted from one. */
export interface JsonError {
  readonly line: number
  readonly column: number
  /** What stands there; null where the text ends too soon. */
  readonly found: string | null
}

type Expected = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end" | "nothing"

const token = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{}:,]/suy
const space = /[\t\n\r ]*/uy
const word = /[\p{L}\p{N}_$.+-]+|./suy

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

const opens: Readonly<Record<string, Expected>> = { "{": "name or end", "[": "value or end" }
const afterSeparator: Readonly<Record<string, Expected>> = { "{": "name", "[": "value" }
const closedBy: Readonly<Record<string, string>> = { "{": "}", "[": "]" }

/** What may follow a token, given what was expected and the open brackets; null where the token may not stand there. */
const following = (expected: Expected, read: string, open: Array<string>): Expected | null => {
  const inside = open.at(-1)
  const closes = inside !== undefined && read === closedBy[inside]
  const afterValue = (): Expected => (open.length === 0 ? "nothing" : "comma or end")
  if (closes && (expected.endsWith("or end") || expected === "comma or end")) {
    open.pop()
    return afterValue()
  }
  if (expected === "comma or end") return read === "," && inside !== undefined ? (afterSeparator[inside] ?? null) : null
  if (expected === "colon") return read === ":" ? "value" : null
  if (expected === "name" || expected === "name or end") return read.startsWith('"') ? "colon" : null
  if (expected === "nothing") return null
  const opened = opens[read]
  if (opened === undefined) return /^[\]},:]$/u.test(read) ? null : afterValue()
  open.push(read)
  return opened
}

/** Whether a text in quotation marks is one of JSON: without line breaks and unknown escapes. */
const isText = (read: string): boolean => Result.isSuccess(Result.try((): unknown => JSON.parse(read)))

const tokenAt = (text: string, at: number): string | null => {
  const read = matchAt(token, text, at)
  return read?.startsWith('"') === true && !isText(read) ? null : read
}

const placeOf = (text: string, at: number): Pick<JsonError, "line" | "column"> => {
  const before = text.slice(0, at).split("\n")
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Where a text stops being JSON, or null where it is JSON: the same verdict as the browser's own, in our words. */
export const jsonErrorIn = (text: string): JsonError | null => {
  const open: Array<string> = []
  let expected: Expected = "value"
  let at = matchAt(space, text, 0)?.length ?? 0
  while (at < text.length) {
    const read = tokenAt(text, at)
    const next: Expected | null = read === null ? null : following(expected, read, open)
    if (read === null || next === null) return { ...placeOf(text, at), found: matchAt(word, text, at) }
    expected = next
    at += read.length
    at += matchAt(space, text, at)?.length ?? 0
  }
  return expected === "nothing" ? null : { ...placeOf(text, text.length), found: null }
}
