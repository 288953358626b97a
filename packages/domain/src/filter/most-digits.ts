/** Digits of a whole number: one of more may not be told from the next. */
export const mostDigits = 15
