import type { SessionEvent } from "./session.types.ts"

type TokenStored = Extract<SessionEvent, { readonly type: "token.stored" }>

/** What each step of a sign-in has in common: it says what it awaits, and need not be waited for. */
export const awaiting = {
  tags: "busy",
  exit: "endWait",
  after: { longWait: { actions: "setWaitLong" } },
  on: { cancel: { guard: "isWaitLong", target: "#failed", actions: "setCancelled" } }
} as const

/** Beyond that, a step that the other tabs end: what it awaits is of a token that is gone. */
export const heeding = {
  ...awaiting,
  on: {
    ...awaiting.on,
    /** Somebody signed out in another tab: a new token, too, is not to sign them in again. */
    "token.cleared": { target: "#unauthorized", actions: "forgetToken" },
    /** Somebody signed in in another tab. */
    "token.stored": {
      guard: { type: "isOtherToken", params: ({ event }: { event: TokenStored }) => event.token },
      target: "#resuming",
      actions: { type: "replaceToken", params: ({ event }: { event: TokenStored }) => event.token }
    }
  }
} as const

/** A step that nothing is done in until somebody tries again: another tab's sign-in is such a try. */
export const retriable = {
  on: {
    retry: "#resuming",
    /** Trying again with the token of somebody who has signed out would sign them in again. */
    "token.cleared": { actions: "forgetToken" },
    "token.stored": {
      target: "#resuming",
      actions: { type: "replaceToken", params: ({ event }: { event: TokenStored }) => event.token }
    }
  }
} as const
