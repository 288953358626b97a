import { firstContactMachine } from "@command-center/machines/first-contact/first-contact.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const contact = (componentId: number) => ({ componentId, businessEntityId: 42, at: "2026-11-21T09:00:00.000Z" })

export const spec = modelled(firstContactMachine, {
  inputs: [{ businessEntityId: 42, nickname: "Till 4" }],
  rests: { reported: "the agent has reported", notAllowed: "nobody may look" },
  user: {},
  outcomes: {
    loadContacts: {
      none: Result.succeed([]),
      "of another before": Result.succeed([contact(1)]),
      reported: Result.succeed([contact(2), contact(1)]),
      "not allowed": Result.fail({ _tag: "Refused", sentence: "no", status: 403 }),
      ...failures
    }
  }
})
