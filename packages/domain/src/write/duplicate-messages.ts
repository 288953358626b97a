import { translatable } from "../language/translatable.ts"

/** What is there more than once, by what a person knows it: its id, and when it was created. */
export const duplicateMessages = {
  created: (id: number | string, at: string): string => `${id} created ${at}`
} as const

translatable({ duplicateMessages })
