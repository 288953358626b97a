import { translatable } from "../language/translatable.ts"
import { listedParts } from "../rows/listed-parts.ts"

/** What every list says alike (document 1 §8, document 2 §8). */
export const listMessages = {
  copySucceededTitle: "Copy Succeeded",
  copyFailedTitle: "Copy Failed",
  copied: (name: string): string => `The data for ${name} has been copied to your clipboard.`,
  noClipboard: "This browser does not support copying data to the clipboard.",
  /** The rows went away between the click and the dialog, as after a deletion. */
  goneText: "The chosen rows are no longer in the list.",
  done: "Done",
  cancel: "Cancel",
  /** Broken pieces of the address or of what the browser keeps of a list. */
  ignoredTitle: "Some settings of this list were skipped",
  addressIgnored: (parts: ReadonlyArray<string>) =>
    `Some parts of the address could not be read and were skipped: ${listedParts(parts)}.`,
  unreadableTitle: "Some rows could not be read",
  unreadable: (count: number, reasons: ReadonlyArray<string>) =>
    `${count} ${count === 1 ? "row" : "rows"} could not be read and ${count === 1 ? "is" : "are"} not shown: ${reasons.join("; ")}`
} as const

translatable({ listMessages })
