import { sessionMachine } from "@command-center/machines/session/session.machine"
import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { type ModelSpec, modelOf } from "./support/model.ts"
import { impurities } from "./support/purity.ts"
import * as facts from "./support/session-facts.ts"

const href = facts.href
const spec = (input: SessionInput): ModelSpec<typeof sessionMachine> => ({
  input,
  user: [
    { type: "retry" },
    { type: "signIn" },
    { type: "signOut" },
    { type: "account.changed", businessEntityId: 7 },
    { type: "unauthorized", hasUnsavedWork: true, href },
    { type: "unauthorized", hasUnsavedWork: false, href },
    { type: "token.stored", token: "stored-2" },
    { type: "token.cleared", hasUnsavedWork: false, href }
  ],
  outcomes: {
    loadConfig: [Result.succeed(facts.config), facts.unreachable],
    exchangeCode: [facts.tokenAnswer("exchanged"), facts.unreachable, facts.refused],
    renewToken: [facts.tokenAnswer("renewed"), Result.succeed(null)],
    loadUser: [Result.succeed(facts.operator), Result.succeed(facts.someoneElse), facts.refused, facts.unauthorized],
    loadPermissions: [Result.succeed(facts.permissions), facts.refused, facts.unauthorized],
    loadMasks: [Result.succeed(facts.masks)],
    loadAccounts: [Result.succeed(facts.accounts)],
    loadManifest: [Result.succeed(facts.manifest), facts.refused, facts.unauthorized]
  },
  project: ({ context }) => [
    context.token === null,
    context.isTokenFresh,
    context.authcode,
    context.config === null,
    context.user?.id,
    [context.permissions, context.masks, context.accounts].map((part) => part === null),
    context.manifest === null
  ],
  limit: 50_000
})

const inputs: ReadonlyArray<readonly [string, SessionInput]> = [
  ["with a stored token", facts.away],
  ["come back with a code", { ...facts.away, storedToken: null, beganSignIn: true, href: `${href}&authcode=c0de` }],
  ["on a local host without a token", { ...facts.atHome, storedToken: null }]
]
const models = inputs.map(([name, input]) => ({ name, input, model: modelOf(sessionMachine, spec(input)) }))

it("reaches every state, ends nowhere and is pure", () =>
  expect({
    unreached: models.reduce(
      (left, { model }) => left.filter((state) => model.unreached.includes(state)),
      models[0]?.model.unreached ?? ["no model"]
    ),
    deadEnds: models.flatMap(({ model }) => model.deadEnds),
    impurities: impurities(sessionMachine)
  }).toEqual({ unreached: [], deadEnds: [], impurities: [] }))

describe.each(models)("$name", ({ input, model }) => {
  it.each(model.paths)("follows: $name", async ({ steps }) => {
    const driver = actorDriver(sessionMachine, input)
    for (const step of steps) {
      await driver.perform(step.event)
      expect(driver.state()).toEqual(step.state.value)
    }
  })
})
