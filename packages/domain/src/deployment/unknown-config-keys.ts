import { configKeys } from "../session/runtime-config.ts"

/** Keys of `config.json` that nothing reads: a value under a misspelled key counts for nothing, and nobody is told. */
export const unknownConfigKeys = (json: unknown): ReadonlyArray<string> =>
  typeof json === "object" && json !== null ? Object.keys(json).filter((key) => !configKeys.includes(key)) : []
