import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const recordScreen = modelled(makeRecordScreenMachine<{ readonly name: string }>("recordScreen"), {
  inputs: [{ businessEntityId: 42, id: 11 }],
  user: { retry: [{}], cancel: [{}], "refresh.asked": [{}] },
  outcomes: { loadRecord: { found: Result.succeed({ name: "Bar" }), missing: Result.succeed(null), ...failures } }
})
