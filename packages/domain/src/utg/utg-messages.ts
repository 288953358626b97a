import { translatable } from "../language/translatable.ts"

/** Sentences of the UTG list; the section is document 2 §8 unless another is named. */
export const utgMessages = {
  /** 2 §2 "UTG list". */
  scheduleHint: "To schedule a task, use the gear icon in the table.",
  about: {
    title: "About UTGs",
    text: "This list shows the UTGs of this account and of the accounts below it. For what each column and task means, see the",
    referenceGuide: "Reference Guide"
  },
  /** 2 §2 and §4; the question is that of document 1 §2.6. */
  export: {
    title: "Export UTGs",
    question: "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?",
    preparing: "Preparing to export UTG list",
    succeeded: "Exporting UTG list. Your download should begin shortly.",
    failed: (error: string): string => `Unable to UTG list. ${error}`,
    fileName: "components.csv"
  },
  removed: "The selected UTGs were successfully removed.",
  /** The call removes by machine (2 §7), so what else runs there goes too. */
  removeWarning: (count: number): string =>
    `${count === 1 ? "This UTG" : `These ${count} UTGs`} will be removed from Command Center, with every other UTG on the same machine. This cannot be undone.`,
  removeNothing: "None of the selected UTGs can be removed from Command Center.",
  removePrompt: "Type delete to confirm",
  removeFailed: { header: "Remove UTGs Failed", text: "Unable to remove all selected UTGs" },
  profileApplied: "The profile was applied to the selected UTGs",
  applyProfileFailed: { header: "Apply Profile Failed", text: "Unable to apply the profile to the selected UTGs" },
  applyProfileTitle: "Apply a Profile",
  profilesUnavailable: (reason: string): string => `The profiles could not be loaded. ${reason}`,
  templatesUnavailable: (reason: string): string => `The config templates could not be loaded. ${reason}`,
  templateMerged: "The config template was merged into the UTGs successfully",
  templateMergeFailed: (error: string): string =>
    `Unable to merge config template with all UTGs. Caught exception: ${error}`,
  /** 2 §7 "UTG edit". */
  machineIdUndefined: "Machine permanent ID is undefined",
  componentIdUndefined: "Component permanent ID is undefined"
} as const

translatable({ utgMessages })
