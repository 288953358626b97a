import { inspectable } from "@command-center/domain/json/inspectable"

const isFrame = (line: string): boolean => /^\s*at |^[^@\s]*@/u.test(line)

/** The parser's message repeats what it was given. */
const isAboutJson = (error: Error): boolean => error instanceof SyntaxError && error.message.includes("JSON")

const textOf = (value: unknown, secrets: ReadonlyArray<string>): string => {
  const shown = inspectable(value, secrets)
  return typeof shown === "string" ? shown : JSON.stringify(shown)
}

/** What "Copy report" copies: where it was, what failed and the code it went through; no data, secrets or queries. */
export const crashReport = (page: string, error: unknown, secrets: ReadonlyArray<string>): string => {
  if (!(error instanceof Error)) return [`Page: ${page}`, `Error: ${textOf(error, secrets)}`].join("\n")
  const message = isAboutJson(error) ? "a text is not valid JSON" : textOf(error.message, secrets)
  const frames = (error.stack ?? "").split("\n").filter(isFrame)
  return [`Page: ${page}`, `Error: ${error.name}: ${message}`, ...frames.map((frame) => textOf(frame, secrets))].join(
    "\n"
  )
}
