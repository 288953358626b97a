import type { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

const wanted = {
  id: 300,
  name: "Welcome",
  deviceType: 27,
  deviceTypeName: "lane5000",
  businessEntityId: 43,
  lastUpdatedAt: null
}

export const spec: WalkSpec<typeof downloadFormMachine> = {
  input: { businessEntityId: 12 },
  user: [
    { type: "download.started", wanted },
    { type: "download.cancelled" },
    { type: "download.progressed", transfer: { done: 20, total: 80 } }
  ],
  outcomes: {
    downloadFile: {
      downloaded: answers.as("bytes"),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  project: ({ context }) => context.transfer === null,
  notWalkable: ({ event, outcome }, { context }) => {
    if (event.type === "download.progressed" && context.transfer !== null) return "more bytes are as the first ones"
    if (context.transfer !== null && (outcome === "refused" || outcome === "unauthorized"))
      return "the service has answered already, and sends the file"
    return null
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
