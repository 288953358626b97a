/** A defect has no sentence in the documents. */
export const unexpected = "Something unexpected happened."
