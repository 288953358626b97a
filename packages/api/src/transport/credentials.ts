import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { Context } from "effect"

export interface CurrentCredentials {
  readonly config: RuntimeConfig | null
  readonly token: string | null
}

/** What calls are made with: asked at each call, so that a renewed token is used from then on. */
export class Credentials extends Context.Service<
  Credentials,
  {
    /** Address of the folder that holds `config.json`; static files are relative to it. */
    readonly base: string
    readonly current: () => CurrentCredentials
  }
>()("api/Credentials") {}
