import { assign, emit, fromCallback, setup } from "xstate"
import type { RightsLineInput } from "../rights-line/rights-line.types.ts"
import type { ConnectionEvent, ShellContext, ShellEmitted, ShellEvent } from "./shell.types.ts"

/** What may lie over every page: nothing, About, the keys, the command palette, why somebody can or cannot, or the question before a sign-out; and whether the browser has a connection. */
export const shellMachine = setup({
  types: {
    context: {} as ShellContext,
    events: {} as ShellEvent,
    emitted: {} as ShellEmitted,
    tags: {} as "offline"
  },
  actors: { watchConnection: fromCallback<ConnectionEvent>(() => undefined) },
  delays: {
    /** A connection that comes and goes is there when it has stayed for so long. */
    untilSteady: 1_000
  },
  guards: { isUnsettled: (_, isUnsettled: boolean) => isUnsettled },
  actions: {
    emitSignOut: emit({ type: "signOut" }),
    askToReadAnew: emit({ type: "readAnew" }),
    explain: assign((_, { subject, user, businessEntityId }: RightsLineInput) => ({
      explained: { subject, user, businessEntityId }
    })),
    forgetExplained: assign({ explained: null })
  }
}).createMachine({
  id: "shell",
  context: { explained: null },
  type: "parallel",
  states: {
    overlay: {
      initial: "page",
      states: {
        page: {
          on: {
            "about.opened": "about",
            "keys.opened": "keys",
            "palette.opened": "palette",
            "signOut.asked": [
              { guard: { type: "isUnsettled", params: ({ event }) => event.isUnsettled }, target: "signOut" },
              { actions: "emitSignOut" }
            ],
            "rights.opened": { target: "rights", actions: { type: "explain", params: ({ event }) => event } }
          }
        },
        about: { on: { "about.closed": "page" } },
        keys: { on: { "keys.closed": "page" } },
        palette: {
          on: {
            "palette.closed": "page",
            // It was chosen there.
            "rights.opened": { target: "rights", actions: { type: "explain", params: ({ event }) => event } }
          }
        },
        signOut: {
          on: { "signOut.confirmed": { target: "page", actions: "emitSignOut" }, "signOut.cancelled": "page" }
        },
        rights: { exit: "forgetExplained", on: { "rights.closed": "page" } }
      }
    },
    connection: {
      initial: "online",
      // Without the watch nobody hears of the connection: each call then says by itself why it failed.
      invoke: { id: "watchConnection", src: "watchConnection", onError: ".online" },
      states: {
        online: { on: { "connection.lost": "offline", "page.woken": { actions: "askToReadAnew" } } },
        offline: { tags: "offline", on: { "connection.returned": "returning" } },
        // Only reading is done again by itself. What could not be sent is the user's to send.
        returning: {
          tags: "offline",
          on: { "connection.lost": "offline" },
          after: { untilSteady: { target: "online", actions: "askToReadAnew" } }
        }
      }
    }
  }
})
