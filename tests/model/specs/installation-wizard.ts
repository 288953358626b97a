import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import type { WizardFailure } from "@command-center/machines/installation-wizard/installation-wizard.types"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const product = (version: string, generalAvailability: boolean) => ({
  version,
  downloadLocation: `https://files.example/${version}`,
  generalAvailability
})
const choices = {
  versions: { utg: [product("5.0.0.3124", true), product("4.9.0.2871", false)], agent: [product("2.4.1.188", true)] },
  versionsFailed: { utg: null, agent: null },
  profiles: [],
  profilesFailure: null
}
const existing = { id: 12, verificationId: "ABCD1234" }
const failed = (change: Partial<WizardFailure>) =>
  Result.fail({
    step: "InstallationNotCreated",
    sentence: "no.",
    call: null,
    created: null,
    ...change
  })
const call = (_tag: "Refused" | "TimedOut" | "Unauthorized") => ({ call: { _tag, sentence: "no" } })
const withoutUser = failed({ ...call("Refused"), step: "InstallUserNotCreated", created: existing })
const given = { businessEntityId: 42, canEdit: true }

export const spec = modelled(installationWizardMachine, {
  inputs: [
    { ...given, kind: null },
    { ...given, kind: 10 }
  ],
  user: {
    "kind.chosen": [{ kind: 10 }],
    "draft.changed": [{ change: { name: "Till 4" } }, { change: { name: "" } }],
    "version.chosen": [
      { component: "utg", version: "5.0.0.3124" },
      { component: "utg", version: "4.9.0.2871" }
    ],
    back: [{}],
    submit: [
      {
        codes: { authenticationCode: "V1StGXR8_Z5jdHi6B-myT", sessionToken: "Uakgb_J5m9g-0JDMbcJqL" },
        now: new Date("2026-11-21T09:00:00.000Z")
      }
    ],
    edit: [{}],
    discard: [{}],
    retry: [{}],
    "id.copied": [{}],
    "others.removed": [{}],
    cancel: [{}],
    close: [{}]
  },
  outcomes: {
    firstContact: {},
    loadChoices: { loaded: Result.succeed(choices), ...failures },
    setUpInstallation: {
      created: Result.succeed(existing),
      twice: Result.succeed({ ...existing, again: [{ id: 13, at: null }] }),
      refused: failed(call("Refused")),
      lost: failed(call("TimedOut")),
      unauthorized: failed(call("Unauthorized")),
      "without its Verification ID": failed({ step: "VerificationIdMissing" }),
      "without its user": withoutUser
    },
    removeOthers: { removed: Result.succeed(null), ...failures },
    giveUser: {
      given: Result.succeed(existing),
      refused: withoutUser,
      unauthorized: failed({ ...call("Unauthorized"), step: "InstallUserNotCreated", created: existing })
    }
  }
})

export const walks = walksOf(spec, {
  all: {
    outcomes: {
      loadChoices: ["loaded", "unauthorized"],
      setUpInstallation: [
        "created",
        "twice",
        "refused",
        "lost",
        "unauthorized",
        "without its Verification ID",
        "without its user"
      ],
      removeOthers: ["removed", "refused", "unauthorized"],
      giveUser: ["given", "refused"]
    },
    answers: {
      // The browser sends it again by itself, and that is answered.
      twice: { kind: "dropAfter" },
      lost: "unreachable",
      "without its Verification ID": { kind: "status", status: 200, body: '{"installation":[{"id":12}]}' }
    },
    project: ({ context: { kind, drafts, versions, created, isWaitLong } }) => [
      kind,
      drafts,
      versions.utg?.version,
      created,
      isWaitLong
    ],
    notWalkable: ({ event, source }, { context: { drafts, versions } }) => {
      if (source.includes("failed")) return "what is refused is told beside its field; only the end of a session fails"
      const isNamed = drafts[10].name !== ""
      if (event.type === "draft.changed" && isNamed === (event["change"].name !== ""))
        return "typing what is there changes nothing"
      return event.type === "version.chosen" && event["version"] === versions.utg?.version
        ? "choosing what is chosen changes nothing"
        : null
    },
    leaves: ({ event, outcome }) =>
      /^xstate\.done\.actor\.(?:loadChoices|removeOthers)$/u.test(event.type) && outcome === "unauthorized",
    longest: 70
  }
})
