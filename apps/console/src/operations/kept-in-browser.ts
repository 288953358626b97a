import { indexedDbStore } from "./indexed-db-store.ts"

/** The records of operations that this browser keeps, by their ids. */
export const keptInBrowser = indexedDbStore("operations")
