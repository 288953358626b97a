/** A database has no NUL in a text, and half of a surrogate pair is no character. */
const unstorable = /[\0\p{Surrogate}]/u

/** Whether services can keep a text as it is: no NUL, no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !unstorable.test(text)
