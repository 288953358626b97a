/** Something that is seen: other characters take no room, or take it without a mark. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A typed text as it is kept: without blanks around it, and of one line; empty where nothing of it is seen. */
export const oneLine = (typed: string): string =>
  seen.test(typed) ? typed.replaceAll(/[\s\p{Cc}]+/gu, " ").trim() : ""

/** By which two texts are the same to a person: letter case and the way an accent is written do not count. */
export const folded = (text: string): string => oneLine(text).normalize("NFC").toLowerCase()
