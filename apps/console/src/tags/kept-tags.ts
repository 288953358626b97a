import { indexedDbStore } from "../operations/indexed-db-store.ts"

/** The tags that this browser keeps, by user. */
export const keptTags = indexedDbStore("tags")
