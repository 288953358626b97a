import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { interrupted, operationEnds } from "../../model/specs/records.ts"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof applyProfileMachine> = {
  input: { businessEntityId: 12, targets: [sampleUtg({ componentId: 1, businessEntityId: 12 })], canEdit: true },
  user: [
    { type: "profile.chosen", profileId: 5 },
    { type: "profile.chosen", profileId: null },
    { type: "retry" },
    { type: "submit" },
    { type: "cancel" },
    { type: "close" }
  ],
  outcomes: {
    loadProfiles: {
      loaded: answers.as([{ id: 5, name: "Bar" }]),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    operation: {
      applied: { output: operationEnds.accepted, answer: null },
      refused: { output: operationEnds["not done"], answer: answers.refused.answer },
      lost: { output: interrupted, answer: answers.lost.answer }
    }
  },
  project: ({ context }) => [context.profile === null, context.failure === null, context.error],
  notWalkable: ({ event }, { context }) => {
    if (event.type === "close") return "the dialog has Cancel, which does the same, and no Close"
    if (event.type === "profile.chosen" && event["profileId"] === (context.profile?.id ?? null))
      return "choosing what is chosen changes nothing"
    return null
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
