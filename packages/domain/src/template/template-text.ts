import { Result } from "effect"
import { jsonTokens } from "../json/json-tokens.ts"

/** Whether a text is JSON. */
export const isJson = (text: string): boolean => Result.isSuccess(Result.try((): unknown => JSON.parse(text)))

/** JSON text without the space between its parts; its numbers and names stay as they were written. */
export const compactJson = (text: string): string => jsonTokens(text).join("")

const opens = (token: string | undefined): boolean => token === "{" || token === "["
const closes = (token: string | undefined): boolean => token === "}" || token === "]"

/** JSON text indented by two spaces a level; its numbers and names stay as they were written. */
export const indentedJson = (text: string): string => {
  const parts: Array<string> = []
  const found = jsonTokens(text)
  let depth = 0
  const newLine = () => parts.push(`\n${"  ".repeat(depth)}`)
  for (const [index, token] of found.entries()) {
    const isEmpty = closes(token) && opens(found[index - 1])
    if (closes(token)) depth -= 1
    if (closes(token) && !isEmpty) newLine()
    parts.push(token === ":" ? ": " : token)
    if (opens(token)) depth += 1
    if (token === "," || (opens(token) && !closes(found[index + 1]))) newLine()
  }
  return parts.join("")
}
