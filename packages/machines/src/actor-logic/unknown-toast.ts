import { operationMessages } from "@command-center/domain/operation/operation-messages"

/** The toast of a write of which nobody knows whether it was done: it is not called a failure. */
export const unknownToast = (reason: string): { readonly header: string; readonly text: string } => ({
  header: operationMessages.words.unknown,
  text: reason
})
