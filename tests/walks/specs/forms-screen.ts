import type { formsScreenMachine } from "@command-center/machines/forms-screen/forms-screen.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

const row = {
  id: 300,
  name: "Welcome",
  deviceType: 27,
  deviceTypeName: "lane5000",
  businessEntityId: 43,
  lastUpdatedAt: null
}

export const spec: WalkSpec<typeof formsScreenMachine> = {
  input: atAccount,
  user: [
    { type: "upload.opened" },
    { type: "deletion.opened", row },
    { type: "download.started", row },
    { type: "download.cancelled" },
    { type: "download.progressed", transfer: { done: 20, total: 80 } },
    { type: "rows.changed" }
  ],
  outcomes: {
    formUpload: { closed: over({ uploaded: false }) },
    deleteForm: { closed: over({ deleted: false }) },
    downloadForm: {
      downloaded: answers.as("bytes"),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  project: ({ context }) => [context.form?.id ?? null, context.wanted?.id ?? null, context.transfer === null],
  notWalkable: ({ event, source, outcome }, { context }) => {
    const isBrowsing = source.includes("open.dialog.browsing")
    if (event.type === "rows.changed") return source.includes("open.dialog.deleting") ? null : byAFlow
    if (!isBrowsing && !event.type.startsWith("xstate.done.actor.formUpload") && event.type.includes("ownload"))
      return "a dialog lies over the download; the walks bring it on with none open"
    if (event.type === "download.progressed" && context.transfer !== null) return "more bytes are as the first ones"
    if (context.transfer !== null && (outcome === "refused" || outcome === "unauthorized"))
      return "the service has answered already, and sends the file"
    return null
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
