import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of devices call their parts. */
export const deviceLabels = {
  pushForms: "Push forms",
  updateFirmware: "Update Firmware",
  keys: "Device Keys",
  hideValues: "Hide values",
  showValues: "Show values",
  chooseForm: "Choose a form",
  push: "Push",
  devices: "Devices",
  form: "Form",
  continueWith: "Continue with",
  chooseDevice: "Choose a device",
  device: "Device",
  modelPattern: "Model number pattern",
  key: (at: number): string => `Key ${at}`
} as const

translatable({ deviceLabels })
