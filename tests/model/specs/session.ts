import { sessionMachine } from "@command-center/machines/session/session.machine"
import { Result } from "effect"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"
import * as examples from "../support/session-examples.ts"

const { href, refused, unauthorized, unreachable } = examples
const failures = { refused, unauthorized }
const loads = (value: unknown) => ({ loaded: Result.succeed(value), ...failures })
const lost = [
  { isHeld: true, href },
  { isHeld: false, href },
  { isHeld: false, href: examples.otherPage }
] as const

export const spec = modelled(sessionMachine, {
  rests: { replaced: "the page is loading anew" },
  inputs: [
    examples.away,
    { ...examples.away, storedToken: null, beganSignIn: true, href: `${href}&authcode=c0de` },
    { ...examples.away, href: `${href}&authcode=c0de` },
    { ...examples.away, storedToken: null },
    { ...examples.atHome, storedToken: null },
    examples.atHome,
    { ...examples.atHome, storedToken: null, beganSignIn: true, href: `${href}&authcode=c0de` }
  ],
  user: {
    retry: [{}],
    cancel: [{}],
    signIn: [{}],
    signOut: [{}],
    "account.changed": [{ businessEntityId: 7 }, { businessEntityId: 8 }],
    unauthorized: lost,
    "token.cleared": lost,
    "token.stored": [{ token: "stored-2" }, { token: "stored-3" }]
  },
  outcomes: {
    loadConfig: { loaded: Result.succeed(examples.config), refused },
    exchangeCode: { exchanged: examples.tokenAnswer("exchanged"), unreachable, ...failures },
    renewToken: { renewed: examples.tokenAnswer("renewed"), refused: Result.succeed(null) },
    loadUser: {
      "the operator": Result.succeed(examples.operator),
      "someone else": Result.succeed(examples.someoneElse),
      ...failures
    },
    loadPermissions: loads(examples.permissions),
    loadMasks: { ...loads(examples.masks), "in part": Result.succeed(examples.masksInPart) },
    loadAccounts: loads(examples.accounts),
    loadManifest: loads(examples.manifest)
  },
  project: ({ context }) => [
    context.token,
    context.isTokenFresh,
    context.authcode,
    context.config === null,
    context.user?.id,
    context.shownUserId !== null && context.shownUserId !== context.user?.id,
    [context.permissions, context.masks, context.accounts, context.manifest].map((part) => part === null),
    (context.unreadable.masks?.count ?? 0) > 0,
    context.businessEntityId,
    context.error === null,
    context.isWaitLong
  ],
  unreachable: {
    "pages name an account once somebody is signed in": ["any --account.changed [isOtherAccount]--> any"],
    "the dialog signs in in a new tab": ["signedIn.access.expired --signIn--> signedIn.access.expired"],
    "the view of a 401 has the login link and no Retry": ["unauthorized --retry--> resuming"],
    "the error view has no Sign Out": ["failed --signOut--> signedOut"],
    "the browser has left for the sign-on service": [
      "signedOut --signIn--> signedOut",
      "signedOut --token.stored--> resuming"
    ]
  }
})

/** The states whose dialog lies over the pages. */
export const hasDialog = (source: ReadonlyArray<string>) =>
  ["expired", "checking", "unchecked"].some((state) => source.includes(`signedIn.access.${state}`))

const inOneTab: WalkSpec<typeof sessionMachine> = {
  does: ({ type }) => type !== "cancel",
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
    if (outcome === "in part") return "a journey has rows that cannot be read"
    if (source.includes("signedOut")) return "the browser has left for the sign-on service"
    if (source.some((state) => state.endsWith("replaced"))) return "the page is loading anew"
    if (outcome === "someone else" && context.token !== "stored-3") return "the token is the operator's"
    if (outcome === "the operator" && context.token === "stored-3") return "the token is someone else's"
    if (event.type === "account.changed" && !isSignedIn) return "an account is chosen once someone is signed in"
    if (
      isSignedIn &&
      context.businessEntityId === null &&
      (event.type !== "account.changed" || event["businessEntityId"] !== 7)
    )
      return "the address names the account at once"
    if (event.type === "account.changed" && hasDialog(source)) return "the dialog lies over the accounts"
    if (event.type === "token.cleared" && event["isHeld"] === true && !isSignedIn)
      return "nothing can be typed before someone is signed in"
    if (event.type === "token.cleared" && event["isHeld"] === false && hasDialog(source))
      return "what was typed stays under the dialog"
    if (event.type === "token.stored" && event["token"] === "stored-3" && !isSignedIn)
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
    target.some((state) => state.endsWith("replaced")) ||
    (name.includes("loadManifest") && outcome === "unauthorized" && source.length === 2),
  longest: 30
}

export const walks = walksOf(spec, {
  withToken: { ...inOneTab, input: 5 },
  withCode: { ...inOneTab, input: 6, after: ["withToken"] },
  withNothing: { ...inOneTab, input: 4, after: ["withToken", "withCode"] }
})
