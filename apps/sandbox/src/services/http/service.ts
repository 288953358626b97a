import type { Env, Hono } from "hono"
import type { Database } from "../../database/schema.ts"
import type { Tokens } from "../sign-on/tokens.ts"
import type { UploadStore } from "../uploads/upload-store.ts"
import type { Caller } from "./caller.ts"

/** What every handler works with. */
export interface Services {
  readonly db: Database
  readonly tokens: Tokens
  readonly uploads: UploadStore
  readonly now: () => Date
}

export interface ServiceEnv {
  readonly Variables: { caller: Caller }
}

export type ServiceApp = Hono<ServiceEnv>

/** Ends a service: an address it does not know is a 404 with a message, not the console's page. */
export const answerUnknownCalls = <E extends Env>(app: Hono<E>): Hono<E> =>
  app.all("*", (context) =>
    context.json({ message: `There is no call ${context.req.method} ${context.req.path}.` }, 404)
  )
