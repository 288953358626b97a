import { Effect } from "effect"
import { type NoAnswer, noAnswer, noAnswerOf } from "./no-answer.ts"

/** An answer as it came, redirects included. */
export interface Answer {
  readonly address: string
  readonly status: number
  readonly header: (name: string) => string | null
  readonly text: string
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
        text: await answer.text()
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

/** Whether an answer is a page, which is what a fallback gives in place of a missing file. */
export const isPage = (answer: Answer): boolean => typeOf(answer) === "text/html"

/** The JSON of an answer; undefined where it is none. */
export const jsonIn = ({ text }: Answer): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
