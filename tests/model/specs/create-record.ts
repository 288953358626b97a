import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { answered } from "@command-center/domain/write/made"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures, lookedUp } from "./answers.ts"

const template = { id: 31, name: "Day", businessEntityId: 42, parentName: null }
const given = { businessEntityId: 42, names: ["Night"], canEdit: true }
const answers = {
  submit: [{}],
  cancel: [{}],
  edit: [{}],
  discard: [{}],
  "others.removed": [{}],
  "others.kept": [{}]
} as const

export const newProfile = modelled(newProfileMachine, {
  inputs: [{ ...given, subject: { versions: ["5.0.0.3124"] } }],
  user: {
    ...answers,
    "draft.changed": [
      { draft: { name: "Day", utgVersion: "5.0.0.3124" } },
      { draft: { name: "Night", utgVersion: null } },
      { draft: { name: "", utgVersion: null } }
    ]
  },
  outcomes: {
    create: {
      created: Result.succeed(answered(31)),
      madeAgain: Result.succeed({ made: 31, again: [32], isFound: true }),
      ...lookedUp
    },
    removeOthers: { removed: Result.succeed(null), ...failures }
  }
})
export const cloneProfile = modelled(cloneProfileMachine, {
  inputs: [{ ...given, subject: sampleProfile({ id: 5, name: "Bar" }) }],
  user: {
    ...answers,
    "draft.changed": [{ draft: { name: "Day" } }, { draft: { name: "Night" } }, { draft: { name: "" } }]
  },
  outcomes: {
    create: {
      created: Result.succeed(answered(31)),
      madeAgain: Result.succeed({ made: 31, again: [32], isFound: true }),
      ...lookedUp
    },
    removeOthers: { removed: Result.succeed(null), ...failures }
  }
})
export const newTemplate = modelled(newTemplateMachine, {
  inputs: [{ ...given, subject: null }],
  user: {
    ...answers,
    "draft.changed": [{ draft: { name: "Day" } }, { draft: { name: "Night" } }, { draft: { name: "" } }]
  },
  outcomes: {
    create: {
      created: Result.succeed(answered(template)),
      madeAgain: Result.succeed({ made: template, again: [{ ...template, id: 32 }], isFound: true }),
      ...lookedUp
    },
    removeOthers: { removed: Result.succeed(null), ...failures }
  }
})
