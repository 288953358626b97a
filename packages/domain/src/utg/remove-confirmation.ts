/** The word that confirms removing UTGs (document 2 §9). */
const removeWord = "delete"

/** Whether the typed text confirms: the word itself, in any letter case (document 2 §5 "Remove UTGs"). */
export const confirmsRemoval = (typed: string): boolean => typed.toLowerCase() === removeWord
