import { sampleForm } from "@command-center/domain/push/sample-push"
import { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const wanted = sampleForm({
  id: 300,
  name: "Welcome",
  deviceType: 27,
  deviceTypeName: "lane5000",
  businessEntityId: 43
})

export const spec = modelled(downloadFormMachine, {
  inputs: [{ businessEntityId: 42 }],
  user: {
    "download.started": [{ wanted }],
    "download.cancelled": [{}],
    "download.progressed": [{ transfer: { done: 20, total: 80 } }]
  },
  outcomes: { downloadFile: { downloaded: Result.succeed("bytes"), ...failures } }
})

export const walks = walksOf(spec, {
  all: {
    project: ({ context }) => context.transfer === null,
    notWalkable: ({ event, outcome }, { context }) => {
      if (event.type === "download.progressed" && context.transfer !== null) return "more bytes are as the first ones"
      if (context.transfer !== null && (outcome === "refused" || outcome === "unauthorized"))
        return "the service has answered already, and sends the file"
      return null
    },
    leaves: atLogin
  }
})
