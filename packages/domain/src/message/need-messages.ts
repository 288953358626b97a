import { translatable } from "../language/translatable.ts"

/** What a form still needs before it can be sent, said before anything was touched: no field is wrong yet. */
export const needMessages = {
  stillNeeded: (labels: ReadonlyArray<string>): string => `Still needed: ${labels.join(", ")}.`
} as const

translatable({ needMessages })
