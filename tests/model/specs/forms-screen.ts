import { formsScreenMachine } from "@command-center/machines/forms-screen/forms-screen.machine"
import { Result } from "effect"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const row = {
  id: 300,
  name: "Welcome",
  deviceType: 27,
  deviceTypeName: "lane5000",
  businessEntityId: 43,
  lastUpdatedAt: null
}

export const formsScreen = modelled(formsScreenMachine, {
  inputs: [{ rows: rowsInput(), canEdit: true }],
  user: {
    "upload.opened": [{}],
    "deletion.opened": [{ row }],
    "download.started": [{ row }],
    "download.cancelled": [{}],
    "download.progressed": [{ transfer: { done: 20, total: 80 } }],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    formUpload: { uploaded: { uploaded: true } },
    deleteForm: { deleted: { deleted: true } },
    downloadForm: { downloaded: Result.succeed("bytes"), ...failures }
  },
  project: ({ context }) => [context.form?.id ?? null, context.wanted?.id ?? null]
})
