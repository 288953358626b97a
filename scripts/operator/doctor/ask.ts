import { Effect } from "effect"
import { type NoAnswer, noAnswer, noAnswerOf } from "./no-answer.ts"

/** An answer as it came, redirects included. */
export interface Answer {
  readonly address: string
  readonly status: number
  readonly header: (name: string) => string | null
  readonly text: string
  /** The name and value of each cookie that is set. */
  readonly cookies: ReadonlyArray<string>
}

const patience = 10_000

interface Asked {
  readonly method?: "GET" | "OPTIONS"
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks an address as a browser would, follows no redirect and waits ten seconds at most. */
export const ask = (address: string, { method = "GET", headers = {} }: Asked = {}): Effect.Effect<Answer, NoAnswer> =>
  Effect.tryPromise({
    try: async (signal): Promise<Answer> => {
      const answer = await fetch(address, { method, headers, redirect: "manual", signal })
      return {
        address,
        status: answer.status,
        header: (name) => answer.headers.get(name),
        text: await answer.text(),
        cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1).join("").trim())
      }
    },
    catch: noAnswerOf
  }).pipe(
    Effect.timeoutOrElse({
      duration: patience,
      orElse: () => Effect.fail(noAnswer(`no answer within ${patience / 1000} seconds`))
    })
  )

/** The answer, or null where there is none. */
export const answerOf = (address: string): Effect.Effect<Answer | null> =>
  ask(address).pipe(Effect.catch(() => Effect.succeed(null)))

/** The kind of content that an answer says it has, without its parameters. */
export const typeOf = ({ header }: Answer): string =>
  (header("Content-Type") ?? "").split(";", 1).join("").trim().toLowerCase()

/** Whether an answer is a page, which is what a fallback gives in place of a missing file: by its text as well, since a file may be sent as one. */
export const isPage = (answer: Answer): boolean => typeOf(answer) === "text/html" && /^\s*</u.test(answer.text)

/** How an answer says what it is, within a sentence. */
export const sentAs = (answer: Answer): string => {
  const type = typeOf(answer)
  return type === "" ? "without a Content-Type" : `as "${type}"`
}

/** The JSON of an answer; undefined where it is none. */
export const jsonIn = ({ text }: Answer): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
