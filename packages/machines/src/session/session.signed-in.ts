import { withOutput } from "../actor-logic/outcome.ts"
import { checkState } from "./session.check.ts"
import { signedOutElsewhere } from "./session.cleared.ts"
import type { SessionSetup } from "./session.setup.ts"

/** The pages live as long as this state: a token lost under what is typed or being sent is asked for without leaving it. */
export const signedInState = (flow: SessionSetup) =>
  flow.createStateConfig({
    type: "parallel",
    on: {
      signOut: {
        target: "signedOut",
        actions: ["forgetToken", "emitTokenCleared", "emitSelectedCleared", "leaveToSignOut"]
      }
    },
    states: {
      access: {
        initial: "valid",
        states: {
          valid: {
            on: {
              unauthorized: [
                {
                  guard: { type: "isHeld", params: ({ event }) => event.isHeld },
                  target: "expired",
                  actions: { type: "setHref", params: ({ event }) => event.href }
                },
                { target: "#unauthorized", actions: { type: "setHref", params: ({ event }) => event.href } }
              ],
              ...signedOutElsewhere.on,
              "token.stored": {
                guard: { type: "isOtherToken", params: ({ event }) => event.token },
                target: "confirming",
                actions: { type: "adoptToken", params: ({ event }) => event.token }
              }
            }
          },
          confirming: checkState(flow, "confirming"),
          expired: {
            entry: "setUnauthorized",
            on: {
              /** The work was given up with its page; what was answered under the dialog is still to be read. */
              unauthorized: {
                guard: { type: "isLeft", params: ({ event }) => event },
                target: "#unauthorized",
                actions: { type: "setHref", params: ({ event }) => event.href }
              },
              signIn: { actions: "leaveToSignIn" },
              "token.cleared": { actions: "dropToken" },
              "token.stored": {
                target: "checking",
                actions: { type: "adoptToken", params: ({ event }) => event.token }
              }
            }
          },
          checking: checkState(flow, "checking"),
          unchecked: {
            on: {
              /** The work was given up with its page; what was answered under the dialog is still to be read. */
              unauthorized: {
                guard: { type: "isLeft", params: ({ event }) => event },
                target: "#unauthorized",
                actions: { type: "setHref", params: ({ event }) => event.href }
              },
              retry: "checking",
              ...signedOutElsewhere.on,
              "token.stored": {
                target: "checking",
                actions: { type: "adoptToken", params: ({ event }) => event.token }
              }
            }
          },
          replaced: {}
        }
      },
      manifest: {
        initial: "deciding",
        on: {
          "account.changed": {
            guard: { type: "isOtherAccount", params: ({ event }) => event.businessEntityId },
            // Not entered anew: that would enter all of this state anew, and forget that the session is over.
            target: ".loading",
            actions: [
              { type: "setAccount", params: ({ event }) => event.businessEntityId },
              { type: "emitSelected", params: ({ event }) => event.businessEntityId }
            ]
          }
        },
        states: {
          deciding: { always: [{ guard: "lacksManifest", target: "loading" }, { target: "idle" }] },
          idle: {},
          loading: {
            invoke: {
              id: "loadManifest",
              src: "loadManifest",
              input: ({ context }) => ({
                token: context.token ?? "",
                businessEntityId: context.businessEntityId ?? 0
              }),
              onDone: [
                { guard: withOutput("succeeded"), target: "idle", actions: withOutput("setManifest") },
                { guard: withOutput("refused"), target: "idle", actions: "emitUnauthorized" },
                { target: "idle", actions: withOutput("alertManifest") }
              ],
              onError: { target: "idle", actions: "alertManifestDefect" }
            }
          }
        }
      }
    }
  })
