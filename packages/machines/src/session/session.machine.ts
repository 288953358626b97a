import { withOutput } from "../actor-logic/outcome.ts"
import { awaiting, heeding, retriable } from "./session.awaiting.ts"
import { initialContext } from "./session.changes.ts"
import { rightsState } from "./session.rights.ts"
import { sessionSetup } from "./session.setup.ts"
import { signedInState } from "./session.signed-in.ts"

/** Who is here and what they may do: the root of the console. `resuming` goes on where the facts at hand end. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: ({ input }) => initialContext(input),
  initial: "loadingConfig",
  on: {
    "account.changed": {
      guard: { type: "isOtherAccount", params: ({ event }) => event.businessEntityId },
      actions: [
        { type: "setAccount", params: ({ event }) => event.businessEntityId },
        { type: "emitSelected", params: ({ event }) => event.businessEntityId }
      ]
    }
  },
  states: {
    loadingConfig: {
      ...awaiting,
      on: {
        ...awaiting.on,
        /** A code in the address is this tab's own sign-in: other tabs change only what is held beside it. */
        "token.cleared": { actions: "dropToken" },
        "token.stored": { actions: { type: "replaceToken", params: ({ event }) => event.token } }
      },
      invoke: {
        id: "loadConfig",
        src: "loadConfig",
        onDone: [
          { guard: withOutput("succeeded"), target: "resuming", actions: [withOutput("setConfig"), "cleanAddress"] },
          { target: "failed", actions: withOutput("tellConfigFailure") }
        ],
        onError: "crashed"
      }
    },
    resuming: {
      id: "resuming",
      always: [
        { guard: "lacksConfig", target: "loadingConfig" },
        { guard: "hasCodeToExchange", target: "takingCode" },
        { guard: "lacksToken", target: "unauthorized" },
        { guard: "holdsOldToken", target: "renewing" },
        { target: "loadingRights" }
      ]
    },
    takingCode: {
      ...awaiting,
      id: "takingCode",
      on: {
        ...awaiting.on,
        /** The code is this tab's own sign-in, and is sent once: other tabs change only what is held beside it. */
        "token.cleared": { actions: "dropToken" },
        "token.stored": { actions: { type: "replaceToken", params: ({ event }) => event.token } }
      },
      invoke: {
        id: "exchangeCode",
        src: "exchangeCode",
        input: ({ context }) => ({ authcode: context.authcode ?? "" }),
        onDone: [
          { guard: withOutput("gaveToken"), target: "resuming", actions: withOutput("takeToken") },
          { guard: "holdsFreshToken", target: "resuming", actions: ["dropCode", withOutput("alertCodeFailure")] },
          {
            guard: withOutput("isCodeUsedUp"),
            target: "failed",
            actions: ["dropCode", "setUnauthorized", withOutput("setError")]
          },
          { target: "failed", actions: withOutput("setError") }
        ],
        onError: "crashed"
      }
    },
    renewing: {
      ...heeding,
      invoke: {
        id: "renewToken",
        src: "renewToken",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: [
          { guard: withOutput("gaveToken"), target: "resuming", actions: withOutput("takeRenewed") },
          {
            guard: "holdsCode",
            target: "takingCode",
            actions: ["dropRefusedToken", "emitTokenCleared", "emitSelectedCleared"]
          },
          { target: "unauthorized", actions: ["forgetToken", "emitTokenCleared", "emitSelectedCleared"] }
        ],
        onError: "crashed"
      }
    },
    loadingRights: rightsState(sessionSetup),
    signedIn: signedInState(sessionSetup),
    /** Somebody else signed in where another user's pages were: what is kept of them goes with the page, which loads anew. */
    replaced: { id: "replaced" },
    unauthorized: {
      id: "unauthorized",
      entry: ["setUnauthorized", "forgetUser", "leaveUnlessLocal"],
      on: {
        signIn: { actions: "leaveToSignIn" },
        retry: "resuming",
        /** Renewing the token of somebody who has signed out would sign them in again. */
        "token.cleared": { actions: "forgetToken" },
        "token.stored": {
          target: "resuming",
          actions: { type: "adoptToken", params: ({ event }) => event.token }
        }
      }
    },
    failed: {
      id: "failed",
      on: {
        ...retriable.on,
        signIn: { actions: "leaveToSignIn" },
        signOut: {
          target: "signedOut",
          actions: ["forgetToken", "emitTokenCleared", "emitSelectedCleared", "leaveToSignOut"]
        }
      }
    },
    crashed: {
      id: "crashed",
      entry: "setDefect",
      ...retriable
    },
    signedOut: {
      id: "signedOut",
      on: {
        signIn: { actions: "leaveToSignIn" },
        "token.stored": {
          target: "resuming",
          actions: { type: "adoptToken", params: ({ event }) => event.token }
        }
      }
    }
  }
})
