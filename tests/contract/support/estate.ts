import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import type { ApiError } from "@command-center/api/transport/api-error"
import { Credentials, type CurrentCredentials } from "@command-center/api/transport/credentials"
import type { FileUpload } from "@command-center/api/transport/file-upload"
import { fileUploadByFetch } from "@command-center/api/transport/file-upload-fetch"
import type { Http } from "@command-center/api/transport/http"
import { apiLayer } from "@command-center/api/transport/http-live"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import type { Sandbox, SandboxOptions } from "@command-center/sandbox/src/server.ts"
import { startTestSandbox, tokenOf } from "@command-center/sandbox/src/testing.ts"
import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { vi } from "vitest"
import { type Recorded, startRecorder } from "./recorder.ts"

// A test here makes many calls over HTTP; on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 })

export type Program<A, E = ApiError> = Effect.Effect<A, E, Http | Credentials | FileUpload>
type Outcome<A, E> = Result.Result<A, E>

/** The real services, started for one test file, and the console's own calls to them. */
export interface Estate {
  readonly sandbox: Sandbox
  /** Where calls are sent: what passes here is recorded. */
  readonly origin: string
  readonly token: string
  readonly tokenOf: (username: string) => Promise<string>
  /** What a program comes to with a token; the operator's when none is given. */
  readonly outcome: <A, E = ApiError>(program: Program<A, E>, token?: string | null) => Promise<Outcome<A, E>>
  /** What wirings of the console are given: their calls are the operator's. */
  readonly runtime: ManagedRuntime.ManagedRuntime<Http | Credentials, never>
  readonly credentials: () => CurrentCredentials
  /** What it gives; fails the test when it fails. */
  readonly given: <A, E = ApiError>(program: Program<A, E>, token?: string | null) => Promise<A>
  /** What was asked while something was done. */
  readonly askedBy: (work: () => Promise<unknown>) => Promise<ReadonlyArray<Recorded>>
  /** Has the service refuse what goes to a path. */
  readonly refused: (path: string, status?: number) => void
  readonly close: () => Promise<void>
}

const layerAt = (origin: string, config: RuntimeConfig | null, token: string | null) =>
  Layer.merge(apiLayer({ base: `${origin}/`, current: () => ({ config, token }) }), fileUploadByFetch)

const runtimeAt = (origin: string, current: () => CurrentCredentials) => {
  const credentials: Credentials["Service"] = { base: `${origin}/`, current }
  return ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))
}

/** Starts the sandbox on the embedded database, or on a server's where DATABASE_URL names one. */
export const openEstate = async (options: SandboxOptions = {}): Promise<Estate> => {
  const sandbox = await startTestSandbox(options)
  const recorder = await startRecorder(sandbox.origin)
  const { origin, seen } = recorder
  const config = await Effect.runPromise(loadRuntimeConfig().pipe(Effect.provide(layerAt(origin, null, null))))
  const operator = await tokenOf(sandbox)
  const outcome = <A, E>(program: Program<A, E>, token: string | null = operator): Promise<Outcome<A, E>> =>
    Effect.runPromise(Effect.result(program).pipe(Effect.provide(layerAt(origin, config, token))))
  return {
    sandbox,
    origin,
    token: operator,
    tokenOf: (username) => tokenOf(sandbox, username),
    outcome,
    runtime: runtimeAt(origin, () => ({ config, token: operator })),
    credentials: () => ({ config, token: operator }),
    given: async (program, token) => Result.getOrThrow(await outcome(program, token)),
    askedBy: async (work) => {
      const before = seen.length
      await work()
      return seen.slice(before)
    },
    refused: (path, status = 500) => {
      sandbox.faults.add({ path, kind: "status", status, body: '{"message":"Held back."}' })
    },
    close: async () => {
      await recorder.close()
      await sandbox.close()
    }
  }
}
