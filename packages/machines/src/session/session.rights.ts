import { withOutput } from "../actor-logic/outcome.ts"
import { heeding } from "./session.awaiting.ts"
import type { SessionSetup } from "./session.setup.ts"

/** Where a refused token leads: to the code of a sign-in where there is one, else to the error view. */
const tokenRefused = [
  {
    guard: withOutput("refusedWithCode"),
    target: "#takingCode",
    actions: ["dropRefusedToken", "emitTokenCleared", "emitSelectedCleared"]
  },
  { guard: withOutput("refused"), target: "#unauthorized" }
] as const

/**
 * Who is here, and what they may do: the user and the permissions at once, masks and accounts as soon as the user is known.
 * What is there already is not loaded again.
 */
export const rightsState = (flow: SessionSetup) =>
  flow.createStateConfig({
    type: "parallel",
    ...heeding,
    onDone: { target: "signedIn", actions: ["setShownUser", "alertUnreadable"] },
    states: {
      user: {
        initial: "deciding",
        states: {
          deciding: { always: [{ guard: "hasUser", target: "loaded" }, { target: "loading" }] },
          loading: {
            invoke: {
              id: "loadUser",
              src: "loadUser",
              input: ({ context }) => ({ token: context.token ?? "" }),
              onDone: [
                { guard: withOutput("isAnotherUser"), target: "#replaced", actions: withOutput("emitReload") },
                {
                  guard: withOutput("succeeded"),
                  target: "loaded",
                  actions: [withOutput("setUser"), "dropUnaskedCode"]
                },
                ...tokenRefused,
                { target: "#failed", actions: withOutput("setError") }
              ],
              onError: "#crashed"
            }
          },
          loaded: { type: "final" }
        }
      },
      permissions: {
        initial: "deciding",
        states: {
          deciding: { always: [{ guard: "hasPermissions", target: "loaded" }, { target: "loading" }] },
          loading: {
            invoke: {
              id: "loadPermissions",
              src: "loadPermissions",
              onDone: [
                { guard: withOutput("succeeded"), target: "loaded", actions: withOutput("setPermissions") },
                ...tokenRefused,
                { target: "#failed", actions: withOutput("setLoadError") }
              ],
              onError: "#crashed"
            }
          },
          loaded: { type: "final" }
        }
      },
      masks: {
        initial: "deciding",
        states: {
          deciding: {
            always: [
              { guard: "hasMasks", target: "loaded" },
              { guard: "hasUser", target: "loading" }
            ]
          },
          loading: {
            invoke: {
              id: "loadMasks",
              src: "loadMasks",
              input: ({ context }) => ({ userId: context.user?.id ?? 0 }),
              onDone: [
                { guard: withOutput("succeeded"), target: "loaded", actions: withOutput("setMasks") },
                { guard: withOutput("refused"), target: "#unauthorized" },
                { target: "#failed", actions: withOutput("setLoadError") }
              ],
              onError: "#crashed"
            }
          },
          loaded: { type: "final" }
        }
      },
      accounts: {
        initial: "deciding",
        states: {
          deciding: {
            always: [
              { guard: "hasAccounts", target: "loaded" },
              { guard: "hasUser", target: "loading" }
            ]
          },
          loading: {
            invoke: {
              id: "loadAccounts",
              src: "loadAccounts",
              input: ({ context }) => ({ businessEntityId: context.user?.businessEntityId ?? 0 }),
              onDone: [
                { guard: withOutput("succeeded"), target: "loaded", actions: withOutput("setAccounts") },
                { guard: withOutput("refused"), target: "#unauthorized" },
                { target: "#failed", actions: withOutput("setLoadError") }
              ],
              onError: "#crashed"
            }
          },
          loaded: { type: "final" }
        }
      }
    }
  })
