import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { answered } from "@command-center/domain/write/made"
import type { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import type { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import type { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkOutcome, WalkSpec } from "../support/plan.ts"

const given = { businessEntityId: 12, names: ["Night"], canEdit: true }
const buttons = [{ type: "submit" }, { type: "cancel" }, { type: "edit" }, { type: "discard" }] as const
const named = ["Day", "Night", ""].map((name) => ({ type: "draft.changed", draft: { name } }) as const)
const longest = 60

const creating = (created: unknown): Readonly<Record<string, WalkOutcome>> => ({
  created: answers.as(answered(created)),
  found: answers.found({ ...answered(created), isFound: true }),
  madeAgain: answers.found({ made: created, again: [created], isFound: true }),
  refused: answers.refused,
  notDone: answers.notDone,
  unauthorized: answers.unauthorized
})

const others = [{ type: "others.removed" }, { type: "others.kept" }] as const
const noTwo = "no two records of this service have the same name"

const isThere = "typing what is there changes nothing"

export const newProfile: WalkSpec<typeof newProfileMachine> = {
  input: { ...given, subject: { versions: ["5.0.0.3124"] } },
  user: [
    { type: "draft.changed", draft: { name: "Day", utgVersion: "5.0.0.3124" } },
    { type: "draft.changed", draft: { name: "Night", utgVersion: null } },
    { type: "draft.changed", draft: { name: "", utgVersion: null } },
    ...buttons,
    ...others
  ],
  outcomes: { create: creating(31), removeOthers: {} },
  project: ({ context }) => context.draft,
  notWalkable: ({ event, outcome }, { context: { draft } }) => {
    if (outcome === "madeAgain") return noTwo
    if (event.type !== "draft.changed") return null
    if (event["draft"].utgVersion === null && draft.utgVersion !== null)
      return "a version that was chosen is only changed for another"
    return event["draft"].name === draft.name ? isThere : null
  },
  longest
}

export const cloneProfile: WalkSpec<typeof cloneProfileMachine> = {
  input: { ...given, subject: sampleProfile({ id: 5, name: "Bar" }) },
  user: [...named, ...buttons, ...others],
  outcomes: { create: creating(31), removeOthers: {} },
  project: ({ context }) => context.draft,
  notWalkable: ({ event, outcome }, { context: { draft } }) => {
    if (outcome === "madeAgain") return noTwo
    return event.type === "draft.changed" && event["draft"].name === draft.name ? isThere : null
  },
  longest
}

export const newTemplate: WalkSpec<typeof newTemplateMachine> = {
  input: { ...given, subject: null },
  user: [...named, ...buttons, ...others],
  outcomes: { create: creating({ id: 31, name: "Day", businessEntityId: 12, parentName: null }), removeOthers: {} },
  project: ({ context }) => context.draft,
  notWalkable: ({ event, outcome }, { context: { draft } }) => {
    if (outcome === "madeAgain") return noTwo
    return event.type === "draft.changed" && event["draft"].name === draft.name ? isThere : null
  },
  longest
}
