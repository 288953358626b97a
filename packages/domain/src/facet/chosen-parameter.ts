/** The parameter of a list's address that says which values are chosen. */
export const chosenParameter = "only"
