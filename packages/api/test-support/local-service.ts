import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { type Clock, Duration, Effect, Layer, type Result } from "effect"
import type { ApiError } from "../src/transport/api-error.ts"
import type { Credentials } from "../src/transport/credentials.ts"
import type { FileUpload } from "../src/transport/file-upload.ts"
import { fileUploadByFetch } from "../src/transport/file-upload-fetch.ts"
import type { Http } from "../src/transport/http.ts"
import { apiLayer } from "../src/transport/http-live.ts"
import { standingClock } from "./standing-clock.ts"

export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

export interface Answer {
  readonly status?: number
  readonly statusText?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** `hang` never answers, `drop` ends the connection before the answer's end, `cut` before it begins. */
  readonly then?: "hang" | "drop" | "cut"
  /** The answer waits for it. */
  readonly after?: Promise<void>
}

export interface LocalService {
  readonly origin: string
  readonly seen: ReadonlyArray<Seen>
  /** What is answered from now on, by the number of the request counted from 0. */
  readonly answer: (next: (count: number) => Answer) => void
  /** Settles when the caller has given up a request that hangs. */
  readonly givenUp: Promise<void>
  /** Settles when a first request has arrived. */
  readonly arrived: Promise<void>
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<string> = []
  for await (const chunk of request.setEncoding("utf8")) chunks.push(String(chunk))
  return chunks.join("")
}

const respond = (response: ServerResponse, { status, statusText, headers, body, then }: Answer): void => {
  if (then === "hang") return
  if (then === "cut") {
    response.destroy()
    return
  }
  const length = then === "drop" ? { "Content-Length": "100000" } : {}
  if (statusText === undefined) response.writeHead(status ?? 200, { ...headers, ...length })
  else response.writeHead(status ?? 200, statusText, { ...headers, ...length })
  if (then === "drop") response.write(body ?? " ", () => response.destroy())
  else response.end(body)
}

const makeSignal = () => {
  let raise = (): void => undefined
  const raised = new Promise<void>((resolve) => {
    raise = () => resolve()
  })
  return { raised, raise: () => raise() }
}

/** A service on the loopback address that remembers what it was asked. */
export const startLocalService = async (): Promise<LocalService> => {
  const seen: Array<Seen> = []
  let nextAnswer: (count: number) => Answer = () => ({ body: "{}" })
  const arrived = makeSignal()
  const givenUp = makeSignal()
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on("close", () => {
      if (!response.writableEnded) givenUp.raise()
    })
    const body = await bodyOf(request)
    seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body })
    const answer = nextAnswer(seen.length - 1)
    arrived.raise()
    await answer.after
    respond(response, answer)
  }
  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The local service has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    answer: (given) => {
      nextAnswer = given
    },
    arrived: arrived.raised,
    givenUp: givenUp.raised,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error === undefined ? resolve() : reject(error)))
      })
  }
}

export const jsonAnswer = (json: unknown) => (): Answer => ({ body: JSON.stringify(json) })

export const configAt = (origin: string): RuntimeConfig => ({
  emberUrl: `${origin}/legacy`,
  ssoBaseUrl: `${origin}/sso-pages`,
  ssoServiceBaseUrl: `${origin}/sso`,
  fortressBaseUrl: `${origin}/fortress`,
  securityServiceBaseUrl: `${origin}/security`,
  managementServiceBaseUrl: `${origin}/management`,
  agentManifestUrl: `${origin}/versions/agent.json`,
  utgManifestUrl: `${origin}/versions/utg.json?channel=all`,
  installerUrl: `${origin}/installer.exe`,
  referenceGuid: `${origin}/reference-guide`,
  version: "1.0"
})

export const credentialsAt = (origin: string, token: string | null = "token-1"): Credentials["Service"] => ({
  base: `${origin}/console/`,
  current: () => ({ config: configAt(origin), token })
})

type Program<A, E> = Effect.Effect<A, E, Http | Credentials | FileUpload>

/** What a program comes to when it is run against a service. */
export const outcomeAt = <A, E = ApiError>(
  { origin }: LocalService,
  program: Program<A, E>,
  token: string | null = "token-1"
): Promise<Result.Result<A, E>> =>
  Effect.runPromise(
    Effect.result(program).pipe(Effect.provide(Layer.merge(apiLayer(credentialsAt(origin, token)), fileUploadByFetch)))
  )

/** The time-out of calls whose clock is an `impatientClock`. */
export const neverMs = 777_777

/** A clock on which every pause but `neverMs` is over at once; it notes them in milliseconds. */
export const impatientClock = (pauses: Array<number>, now = 0): Clock.Clock =>
  standingClock(now, (duration) =>
    Effect.suspend(() => {
      const millis = Duration.toMillis(duration)
      if (millis === neverMs) return Effect.never
      pauses.push(millis)
      return Effect.void
    })
  )
