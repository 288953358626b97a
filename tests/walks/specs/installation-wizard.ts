import type { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import type { WizardFailure } from "@command-center/machines/installation-wizard/installation-wizard.types"
import { Result } from "effect"
import * as answers from "../support/outcomes.ts"
import type { Answer, WalkOutcome, WalkSpec } from "../support/plan.ts"

const product = (version: string, generalAvailability: boolean) => ({
  version,
  downloadLocation: `https://files.example/${version}`,
  generalAvailability
})
const available = product("5.0.0.3124", true)
const other = product("4.9.0.2871", false)
const choices = {
  versions: { utg: [available, other], agent: [product("2.4.1.188", true)] },
  profiles: [],
  profilesFailure: null
}
const existing = { id: 12, verificationId: "ABCD1234" }

const failed = (answer: Answer, change: Partial<WizardFailure>): WalkOutcome => ({
  answer,
  output: Result.fail({
    step: "InstallationNotCreated",
    sentence: "Error creating installation: no.",
    call: null,
    created: null,
    ...change
  })
})
const call = (_tag: "Refused" | "Unreachable" | "Unauthorized") => ({ call: { _tag, sentence: "no" } })
const withoutUser = { ...call("Refused"), step: "InstallUserNotCreated", created: existing } as const

export const spec: WalkSpec<typeof installationWizardMachine> = {
  input: { businessEntityId: 12, canEdit: true, kind: null },
  user: [
    { type: "kind.chosen", kind: 10 },
    { type: "draft.changed", change: { name: "Till 4" } },
    { type: "draft.changed", change: { name: "" } },
    { type: "version.chosen", component: "utg", version: available.version },
    { type: "version.chosen", component: "utg", version: other.version },
    { type: "back" },
    {
      type: "submit",
      codes: { authenticationCode: "V1StGXR8_Z5jdHi6B-myT", sessionToken: "Uakgb_J5m9g-0JDMbcJqL" },
      now: new Date("2026-11-21T09:00:00.000Z")
    },
    { type: "edit" },
    { type: "discard" },
    { type: "retry" },
    { type: "id.copied" },
    { type: "cancel" },
    { type: "close" }
  ],
  outcomes: {
    loadChoices: {
      loaded: answers.as(choices),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    setUpInstallation: {
      created: answers.as(existing),
      refused: failed(answers.refused.answer, call("Refused")),
      lost: failed(answers.notLookedUp.answer, call("Unreachable")),
      unauthorized: failed(answers.unauthorized.answer, call("Unauthorized")),
      "without its Verification ID": failed(
        { kind: "status", status: 200, body: '{"installation":[{"id":12}]}' },
        { step: "VerificationIdMissing" }
      ),
      "without its user": failed(null, withoutUser)
    },
    giveUser: { given: answers.as(existing), refused: failed(answers.refused.answer, withoutUser) }
  },
  project: ({ context: { kind, drafts, versions, created } }) => [kind, drafts, versions.utg?.version, created],
  notWalkable: ({ event }, { context: { drafts, versions } }) => {
    const isNamed = drafts[10].name !== ""
    if (event.type === "draft.changed" && isNamed === (event["change"].name !== ""))
      return "typing what is there changes nothing"
    return event.type === "version.chosen" && event["version"] === versions.utg?.version
      ? "choosing what is chosen changes nothing"
      : null
  },
  leaves: ({ event, outcome }) => event.type === "xstate.done.actor.loadChoices" && outcome === "unauthorized",
  longest: 70
}
