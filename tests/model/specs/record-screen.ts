import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(makeRecordScreenMachine<{ readonly name: string }>("recordScreen"), {
  inputs: [{ businessEntityId: 42, id: 11 }],
  user: { retry: [{}], cancel: [{}], "refresh.asked": [{}], "version.read": [{ version: "5.1.0.4100" }] },
  outcomes: { loadRecord: { found: Result.succeed({ name: "Bar" }), missing: Result.succeed(null), ...failures } },
  unreachable: { "what is not there has no Retry": ["notFound --retry--> loading"] }
})

export const walks = walksOf(spec, {
  all: {
    answers: { missing: { kind: "status", status: 404 } },
    notWalkable: ({ event, source }) => {
      if (event.type === "version.read") return "a profile itself goes by no version"
      if (event.type !== "retry") return null
      if (source.includes("loading")) return "it is what is saved beside it that asks then"
      return source.includes("notFound") ? "what is not there has no Retry" : null
    },
    leaves: atLogin
  }
})
