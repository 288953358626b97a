import { translatable } from "../language/translatable.ts"

/** How parts in one line are counted where they are too many to be named. */
export const listedMessages = {
  andMore: (listed: string, count: number): string => `${listed} and ${count} more`
} as const

translatable({ listedMessages })
