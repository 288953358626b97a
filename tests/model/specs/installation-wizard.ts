import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import type { WizardFailure } from "@command-center/machines/installation-wizard/installation-wizard.types"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const product = (version: string, generalAvailability: boolean) => ({
  version,
  downloadLocation: `https://files.example/${version}`,
  generalAvailability
})
const choices = {
  versions: { utg: [product("5.0.0.3124", true)], agent: [product("2.4.1.188", true)] },
  profiles: [],
  profilesFailure: null
}
const existing = { id: 12, verificationId: "ABCD1234" }
const failed = (change: Partial<WizardFailure>) =>
  Result.fail({
    step: "InstallationNotCreated",
    sentence: "Error creating installation: no.",
    call: null,
    created: null,
    ...change
  })
const call = (_tag: "Refused" | "TimedOut" | "Unauthorized") => ({ call: { _tag, sentence: "no" } })
const withoutUser = failed({ ...call("Refused"), step: "InstallUserNotCreated", created: existing })
const given = { businessEntityId: 42, canEdit: true }

export const installationWizard = modelled(installationWizardMachine, {
  inputs: [
    { ...given, kind: null },
    { ...given, kind: 10 }
  ],
  user: {
    "kind.chosen": [{ kind: 10 }],
    "draft.changed": [{ change: { name: "Till 4" } }, { change: { name: "" } }],
    "version.chosen": [{ component: "utg", version: "5.0.0.3124" }],
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
    loadChoices: { loaded: Result.succeed(choices), ...failures },
    setUpInstallation: {
      created: Result.succeed(existing),
      twice: Result.succeed({ ...existing, again: [13] }),
      refused: failed(call("Refused")),
      lost: failed(call("TimedOut")),
      unauthorized: failed(call("Unauthorized")),
      "without its Verification ID": failed({ step: "VerificationIdMissing" }),
      "without its user": withoutUser
    },
    removeOthers: { removed: Result.succeed(null), ...failures },
    giveUser: { given: Result.succeed(existing), refused: withoutUser }
  }
})
