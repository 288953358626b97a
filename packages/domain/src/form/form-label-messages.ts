import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of forms call their parts. */
export const formLabels = {
  downloadForm: "Download form",
  deleteForm: "Delete form",
  chooseType: "Choose a device type",
  deviceType: "Device Type",
  file: "File"
} as const

translatable({ formLabels })
