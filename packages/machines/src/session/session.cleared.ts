import type { SessionEvent } from "./session.types.ts"

type TokenCleared = Extract<SessionEvent, { readonly type: "token.cleared" }>
const setHref = { type: "setHref", params: ({ event }: { event: TokenCleared }) => event.href } as const

/** Somebody signed out in another tab: what is typed or being sent keeps the page, under a dialog; a clean page is left. */
export const signedOutElsewhere = {
  on: {
    "token.cleared": [
      {
        guard: { type: "isHeld", params: ({ event }: { event: TokenCleared }) => event.isHeld },
        target: "expired",
        actions: ["dropToken", setHref]
      },
      { target: "#unauthorized", actions: ["forgetToken", setHref] }
    ]
  }
} as const
