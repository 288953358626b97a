import { translatable } from "../language/translatable.ts"

/** How the palette calls what is selected; apart from its other words, which come with it when it is opened. */
export const selectedMessages = {
  utgs: (count: number): string => (count === 1 ? "1 selected UTG" : `${count} selected UTGs`),
  tasks: (count: number): string => (count === 1 ? "1 selected task" : `${count} selected tasks`),
  devices: (count: number): string => (count === 1 ? "1 selected device" : `${count} selected devices`)
} as const

translatable({ selectedMessages })
