import { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const wanted = {
  id: 300,
  name: "Welcome",
  deviceType: 27,
  deviceTypeName: "lane5000",
  businessEntityId: 43,
  lastUpdatedAt: null
}

export const downloadFile = modelled(downloadFormMachine, {
  inputs: [{ businessEntityId: 42 }],
  user: {
    "download.started": [{ wanted }],
    "download.cancelled": [{}],
    "download.progressed": [{ transfer: { done: 20, total: 80 } }]
  },
  outcomes: { downloadFile: { downloaded: Result.succeed("bytes"), ...failures } }
})
