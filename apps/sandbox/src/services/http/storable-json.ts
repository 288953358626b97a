import { deepestJson, unstorableJson } from "@command-center/domain/json/storable-json"
import { isStorableText } from "@command-center/domain/json/storable-text"
import { Result } from "effect"
import { refusal } from "./refusal.ts"

const unstorable = (where: string): string =>
  `${where} holds a character that cannot be stored: NUL, or half of a surrogate pair. Take it out.`

/** What no database column can keep as text is refused by the name of the place that holds it. */
export const mustBeStorable = (text: string, where: string): void => {
  if (!isStorableText(text)) throw refusal(400, unstorable(where))
}

/** JSON that can be stored and walked; refuses any other by the name of what is wrong. */
export const storableJson = (text: string, what: string): unknown => {
  const json = Result.try({ try: (): unknown => JSON.parse(text), catch: () => null })
  if (Result.isFailure(json)) throw refusal(400, `${what} is not JSON.`)
  const found = unstorableJson(json.success)
  if (found === null) return json.success
  const { kind, path } = found
  if (kind === "deep") throw refusal(400, `${what} is nested more than ${deepestJson} levels deep. Make it flatter.`)
  if (kind === "name") throw refusal(400, unstorable(`The name of a field of ${path || "the body"}`))
  throw refusal(400, unstorable(path === "" ? what : `The field ${path}`))
}
