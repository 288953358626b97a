import { translatable } from "../language/translatable.ts"

/** Sentences of Device Management; the section is document 2 §8 unless another is named. */
export const deviceMessages = {
  /** 2 §2 and §4; the question is that of document 1 §2.6. */
  export: {
    title: "Export Devices",
    question: "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?",
    preparing: "Preparing to export device list",
    succeeded: "Exporting device list. Your download should begin shortly.",
    failed: (error: string): string => `Unable to export device list. ${error}`,
    fileName: "devices.csv"
  }
} as const

translatable({ deviceMessages })
