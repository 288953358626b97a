import { Effect } from "effect"

/** An answer as it came, redirects included. */
export interface Answer {
  readonly address: string
  readonly status: number
  readonly header: (name: string) => string | null
  readonly text: string
}

/** No answer: why, as the system says it. */
export interface NoAnswer {
  readonly _tag: "NoAnswer"
  readonly reason: string
}

const patience = 10_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message
}

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
    catch: (error): NoAnswer => ({ _tag: "NoAnswer", reason: reasonOf(error) })
  }).pipe(
    Effect.timeoutOrElse({
      duration: patience,
      orElse: () => Effect.fail<NoAnswer>({ _tag: "NoAnswer", reason: `no answer within ${patience / 1000} seconds` })
    })
  )

/** The answer, or null where there is none. */
export const answerOf = (address: string): Effect.Effect<Answer | null> =>
  ask(address).pipe(Effect.catch(() => Effect.succeed(null)))

/** Whether an answer is a page, which is what a fallback gives in place of a missing file. */
export const isPage = ({ header }: Answer): boolean => /^text\/html\b/iu.test(header("Content-Type") ?? "")

/** The JSON of an answer; undefined where it is none. */
export const jsonIn = ({ text }: Answer): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
