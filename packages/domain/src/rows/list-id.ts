import { listWords } from "./list-label-messages.ts"

/** Every list has its words. */
export type ListId = keyof typeof listWords

export const isListId = (value: unknown): value is ListId =>
  typeof value === "string" && Object.hasOwn(listWords, value)

export const listIds: ReadonlyArray<ListId> = Object.keys(listWords).filter(isListId)
