import { controlMessages } from "@command-center/domain/message/control-messages"

/** A defect has no sentence in the documents. */
export const unexpected = controlMessages.somethingUnexpected
