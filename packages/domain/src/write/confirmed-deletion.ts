/** Whether what was typed confirms a deletion: it must be the word asked for, to the letter (document 2 §5). Null asks for none. */
export const isDeletionConfirmed = (typed: string, word: string | null): boolean =>
  word === null || (word !== "" && typed === word)
