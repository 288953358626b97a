/** A typed text as it is kept: without blanks around it, and of one line. */
export const oneLine = (typed: string): string => typed.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()

/** By which two texts are the same to a person: letter case and the way an accent is written do not count. */
export const folded = (text: string): string => oneLine(text).normalize("NFC").toLowerCase()
