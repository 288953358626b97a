import { translatable } from "../language/translatable.ts"
import { creationMessages } from "../task/task-messages.ts"

/** Sentences of pushing forms and firmware; the section is document 2 §8 unless another is named. */
export const pushMessages = {
  noneSelected: "No devices selected",
  /** Contract "UTG detail, forms, push": for forms and firmware alike. */
  pushed: "Device form pushed successfully.",
  failed: (error: string): string => `Unable to push form to device. ${error}`,
  /** 2 §5 "Device key checks". */
  invalidDeviceKey: (key: string): string => `Invalid device key ${key}`,
  missingKeys: creationMessages.missingKeys,
  unsaved: { forms: "The form has not been pushed yet.", firmware: "The firmware has not been updated yet." },
  titles: { forms: "Push Forms", firmware: "Update Firmware" },
  /** 2 §5 "Firmware with PCI version 0"; the document gives the meaning, not the words. */
  modelWarning: "Choosing the wrong model can make the device inoperable.",
  otherDevice: (reported: string, chosen: string): string => `The device reports the type ${reported}, not ${chosen}.`,
  otherVersion: (reported: string, pciVersion: number): string =>
    `Devices of type ${reported} have PCI version ${pciVersion}, which is not that of this model number pattern.`,
  /** Where the document asks only that Apply is not enabled. */
  chooseForm: "Choose a form.",
  noForms: (deviceType: string): string => `There is no form for ${deviceType}. Upload one in the Form Manager.`,
  chooseDevice: "Choose a device.",
  choosePattern: "Choose a model number pattern.",
  /** A refusal with the devices it is about. */
  about: (refusal: string, devices: ReadonlyArray<string>): string => `${refusal} (${devices.join(", ")})`,
  /** Why a device does not go with the others. */
  leftOut: {
    withoutType: "Reports no device type",
    utgTooLow: (needed: string): string => `Needs UTG version ${needed} or later first`,
    otherBatch: (type: string, pciVersion: number): string => `Is of type ${type} with PCI version ${pciVersion}`
  }
} as const

translatable({ pushMessages })
