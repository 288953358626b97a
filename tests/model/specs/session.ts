import { sessionMachine } from "@command-center/machines/session/session.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import * as facts from "../support/session-facts.ts"

const { href, refused, unauthorized, unreachable } = facts
const failures = { refused, unauthorized }
const loads = (value: unknown) => ({ loaded: Result.succeed(value), ...failures })
const lost = [
  { hasUnsavedWork: true, href },
  { hasUnsavedWork: false, href }
] as const

export const session = modelled(sessionMachine, {
  inputs: [
    facts.away,
    { ...facts.away, storedToken: null, beganSignIn: true, href: `${href}&authcode=c0de` },
    { ...facts.away, href: `${href}&authcode=c0de` },
    { ...facts.away, storedToken: null },
    { ...facts.atHome, storedToken: null }
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
    loadConfig: { loaded: Result.succeed(facts.config), refused },
    exchangeCode: { exchanged: facts.tokenAnswer("exchanged"), unreachable, ...failures },
    renewToken: { renewed: facts.tokenAnswer("renewed"), refused: Result.succeed(null) },
    loadUser: {
      "the operator": Result.succeed(facts.operator),
      "someone else": Result.succeed(facts.someoneElse),
      ...failures
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
    context.businessEntityId,
    context.error === null,
    context.isWaitLong
  ]
})
