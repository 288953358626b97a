import { sessionMachine } from "@command-center/machines/session/session.machine"
import type { SessionEvent } from "@command-center/machines/session/session.types"
import * as facts from "../../model/support/session-facts.ts"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

const href = "http://127.0.0.1/be/12/dashboard"
const onePlace = { href, hostname: "127.0.0.1", beganSignIn: false }
const lost = (type: "unauthorized" | "token.cleared", hasUnsavedWork: boolean): SessionEvent => ({
  type,
  hasUnsavedWork,
  href
})

const loads = (value: unknown) => ({
  loaded: answers.as(value),
  refused: answers.refused,
  unauthorized: answers.unauthorized
})
const tokenOf = (token: string) => ({ output: facts.tokenAnswer(token), answer: null })

/** The states whose dialog lies over the pages. */
export const hasDialog = (source: ReadonlyArray<string>) =>
  ["expired", "checking", "unchecked"].some((state) => source.includes(`signedIn.access.${state}`))

export const withToken: WalkSpec<typeof sessionMachine> = {
  input: { ...onePlace, storedToken: "stored" },
  user: [
    { type: "retry" },
    { type: "signIn" },
    { type: "signOut" },
    { type: "account.changed", businessEntityId: 12 },
    { type: "account.changed", businessEntityId: 13 },
    lost("unauthorized", true),
    lost("unauthorized", false),
    lost("token.cleared", true),
    lost("token.cleared", false),
    { type: "token.stored", token: "ours" },
    { type: "token.stored", token: "theirs" }
  ],
  outcomes: {
    loadConfig: { loaded: answers.as(facts.config), refused: answers.refused },
    exchangeCode: {
      exchanged: tokenOf("exchanged"),
      unreachable: answers.unreachable,
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    renewToken: { renewed: tokenOf("renewed"), refused: { ...answers.as(null), answer: answers.refused.answer } },
    loadUser: {
      "the operator": answers.as(facts.operator),
      "someone else": answers.as(facts.someoneElse),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    loadPermissions: loads(facts.permissions),
    loadMasks: loads(facts.masks),
    loadAccounts: loads(facts.accounts),
    loadManifest: loads(facts.manifest)
  },
  project: ({ context }) => [
    context.token,
    context.isTokenFresh,
    context.authcode,
    context.config === null,
    context.user?.id,
    [context.permissions, context.masks, context.accounts, context.manifest].map((part) => part === null),
    { account: context.businessEntityId },
    context.error?.code
  ],
  notWalkable: ({ event, source, outcome }, { context }) => {
    const state = source[0] ?? ""
    const isSignedIn = state.startsWith("signedIn")
    if (event.type.includes("longWait")) return "a journey waits that long"
    if (source.includes("signedOut")) return "the browser has left for the sign-on service"
    if (source.includes("signedIn.access.replaced")) return "the page is loading anew"
    if (outcome === "someone else" && context.token !== "theirs") return "the token is the operator's"
    if (outcome === "the operator" && context.token === "theirs") return "the token is someone else's"
    if (event.type === "account.changed" && !isSignedIn) return "an account is chosen once someone is signed in"
    if (
      isSignedIn &&
      context.businessEntityId === null &&
      (event.type !== "account.changed" || event["businessEntityId"] !== 12)
    )
      return "the address names the account at once"
    if (event.type === "account.changed" && hasDialog(source)) return "the dialog lies over the accounts"
    if (event.type === "token.cleared" && event["hasUnsavedWork"] === true && !isSignedIn)
      return "nothing can be typed before someone is signed in"
    if (event.type === "token.cleared" && event["hasUnsavedWork"] === false && hasDialog(source))
      return "what was typed stays under the dialog"
    if (event.type === "token.stored" && event["token"] === "theirs" && !isSignedIn)
      return "whose token it is makes no difference before someone is signed in"
    if (event.type === "signOut" && state === "failed") return "the error view has no Sign Out"
    if (event.type === "signOut" && hasDialog(source)) return "the dialog lies over the user menu"
    if (event.type === "retry" && state === "unauthorized") return "the view of a 401 has the login link and no Retry"
    if (event.type === "retry" && state === "failed" && context.error?.code === 401)
      return "the view of a 401 has the login link and no Retry"
    if (event.type === "signIn" && state === "failed" && context.error?.code !== 401)
      return "the error view has a Retry and no login link"
    if (event.type === "signIn" && source.includes("signedIn.access.expired"))
      return "the dialog signs in in a new tab only"
    if (event.type === "unauthorized" && hasDialog(source))
      return "only the browser's Back out of typed work gets there, and no walk goes back"
    return null
  },
  leaves: ({ event, outcome, source, target, name }) =>
    event.type === "signIn" ||
    event.type === "signOut" ||
    target.includes("signedIn.access.replaced") ||
    (name.includes("loadManifest") && outcome === "unauthorized" && source.length === 2),
  longest: 30
}
export const withCode: WalkSpec<typeof sessionMachine> = {
  ...withToken,
  input: { ...onePlace, storedToken: null, beganSignIn: true, href: `${href}?authcode=c0de` },
  already: planOf(sessionMachine, withToken).walked
}
export const withNothing: WalkSpec<typeof sessionMachine> = {
  ...withToken,
  input: { ...onePlace, storedToken: null },
  already: [...(withCode.already ?? []), ...planOf(sessionMachine, withCode).walked]
}
