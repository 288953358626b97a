import { Result } from "effect"
import { isJsonObject, shownText } from "../json/json-field.ts"

/** Where a UTG listens and what runs there (document 2 §2 "UTG detail, General tab"); null where it is not said. */
export interface Connection {
  readonly listenerAddress: string | null
  readonly listenerPort: string | null
  readonly executablePath: string | null
}

const none: Connection = { listenerAddress: null, listenerPort: null, executablePath: null }

/** Reads the component's connection string (JSON text), its keys in any letter case; text that is none says nothing. */
export const readConnectionString = (connectionString: string | null): Connection => {
  const json = Result.try((): unknown => JSON.parse(connectionString ?? "null"))
  if (Result.isFailure(json) || !isJsonObject(json.success)) return none
  const byName = new Map(Object.entries(json.success).map(([name, value]) => [name.toLowerCase(), shownText(value)]))
  const at = (name: keyof Connection): string | null => byName.get(name.toLowerCase()) ?? null
  return {
    listenerAddress: at("listenerAddress"),
    listenerPort: at("listenerPort"),
    executablePath: at("executablePath")
  }
}
