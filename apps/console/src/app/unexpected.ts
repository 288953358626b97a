import { jsonText } from "@command-center/domain/json/json-field"
import { shellMessages } from "@command-center/domain/message/shell-messages"

const textIn = (thrown: object, name: "message" | "name"): string | null => jsonText(Reflect.get(thrown, name))

/** What a thrown value says of itself, or what it is; a text or a number is its own text. */
const wordsOf = (thrown: unknown): string =>
  typeof thrown === "object" && thrown !== null
    ? (textIn(thrown, "message") ?? textIn(thrown, "name") ?? Object.prototype.toString.call(thrown))
    : String(thrown)

const isEnded = (thrown: unknown): boolean =>
  typeof thrown === "object" && thrown !== null && textIn(thrown, "name") === "AbortError"

/** What nobody caught, as a sentence; null for what is no fault: the browser's own notes and calls that were ended. */
const textOf = (thrown: unknown): string | null => {
  const isNote = thrown === null || thrown === undefined || thrown === ""
  return isNote || isEnded(thrown) ? null : shellMessages.unexpected(wordsOf(thrown))
}

/** Exceptions that nobody caught are told in a browser alert with their text, each text once (document 2 §8). */
export const tellUnexpected = (page: EventTarget, tell: (text: string) => void): void => {
  const told = new Set<string>()
  const tellOnce = (thrown: unknown): void => {
    const text = textOf(thrown)
    if (text === null || told.has(text)) return
    told.add(text)
    tell(text)
  }
  page.addEventListener("error", (event) => tellOnce("error" in event ? event.error : null))
  page.addEventListener("unhandledrejection", (event) => tellOnce("reason" in event ? event.reason : null))
}
