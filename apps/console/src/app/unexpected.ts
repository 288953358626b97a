import { shellMessages } from "@command-center/domain/message/shell-messages"

/** What nobody caught, as a sentence; null for what is no fault: the browser's own notes and calls that were ended. */
const textOf = (thrown: unknown): string | null => {
  if (!(thrown instanceof Error) || thrown.name === "AbortError") return null
  return shellMessages.unexpected(thrown.message === "" ? thrown.name : thrown.message)
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
