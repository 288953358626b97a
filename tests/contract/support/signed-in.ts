import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { selectIsSignedIn } from "@command-center/machines/session/session.selectors"
import { Layer, ManagedRuntime } from "effect"
import { vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireSession } from "../../../apps/console/src/app/wire-session.ts"
import { openRows } from "../../../apps/console/src/rows/rows-client.ts"
import type { Estate } from "./estate.ts"

/** What wirings of pages take from a console whose user is signed in at an estate. */
export const signedIn = async (estate: Estate, username?: string) => {
  // Without a browser there are no locks to take turns by.
  vi.stubGlobal("navigator", {})
  const token = username === undefined ? estate.token : await estate.tokenOf(username)
  const credentials: Credentials["Service"] = {
    base: `${estate.origin}/`,
    current: () => ({ config: estate.credentials().config, token: session.getSnapshot().context.token })
  }
  const runtime = ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))
  const session = createActor(wireSession(runtime, { read: () => token, write: () => undefined }), {
    input: { href: `${estate.origin}/`, hostname: "127.0.0.1", storedToken: token, beganSignIn: false }
  })
  session.start()
  await waitFor(session, selectIsSignedIn, { timeout: 30_000 })
  return {
    runtime,
    session,
    now: () => new Date(),
    timeZone: "America/New_York",
    openRows: <Row>(list: ListDescription<Row>) =>
      openRows<Row>({ list: list.id, base: credentials.base, accountNames: [] }, list.idOf, credentials.current)
  }
}
