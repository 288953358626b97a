import { withOutput } from "../actor-logic/outcome.ts"
import { signedOutElsewhere } from "./session.cleared.ts"
import type { SessionSetup } from "./session.setup.ts"

/**
 * Whose the token is that another tab stored: unseen where this tab's was good, in the dialog where it was not. A check
 * that fails for another reason than the token says so and can be done again. Answers to the earlier token count no more.
 */
export const checkState = (flow: SessionSetup, self: "confirming" | "checking") =>
  flow.createStateConfig({
    invoke: {
      id: "loadUser",
      src: "loadUser",
      input: ({ context }) => ({ token: context.token ?? "" }),
      onDone: [
        { guard: withOutput("isSameUser"), target: "valid", actions: [withOutput("setUser"), "emitBack"] },
        { guard: withOutput("succeeded"), target: "replaced", actions: withOutput("emitReload") },
        { guard: withOutput("refused"), target: "expired" },
        { target: "unchecked", actions: withOutput("setError") }
      ],
      onError: { target: "unchecked", actions: "setDefect" }
    },
    on: {
      ...signedOutElsewhere.on,
      "token.stored": {
        guard: { type: "isOtherToken", params: ({ event }) => event.token },
        target: self,
        reenter: true,
        actions: { type: "adoptToken", params: ({ event }) => event.token }
      }
    }
  })
