import type { Locator, Page } from "@playwright/test"
import { isJsonObject, type JsonObject } from "../../packages/domain/src/json/json-field.ts"

/** The page of one UTG or profile, as someone sees it. */
export const tabs = (page: Page, record: "UTG" | "Profile"): Locator =>
  page.getByRole("navigation", { name: record, exact: true }).getByRole("link")
export const field = (page: Page, label: string): Locator => page.getByRole("textbox", { name: label })
export const card = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true })

/** What stands under a term of a card. */
export const value = (place: Locator, term: string): Locator =>
  place
    .locator("dl > div")
    .filter({ has: place.page().locator("dt", { hasText: new RegExp(`^${term}$`, "u") }) })
    .locator("dd")

export interface Asked {
  readonly origin: string
  readonly token: string
}

/** What the management service itself does with a call, the console left aside. */
export const askService = async ({ origin, token }: Asked, method: string, path: string, body?: JsonObject) => {
  const answer = await fetch(`${origin}/management/${path}`, {
    method,
    headers: {
      Authorization: token,
      "Content-Type": "application/json",
      Clientid: "4",
      "Request-Envelope-Version": "1",
      "Response-Envelope-Version": "1"
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const json: unknown = await answer.json()
  if (!answer.ok || !isJsonObject(json))
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(json)}`)
  return json
}

export const objectIn = (json: JsonObject, name: string): JsonObject => {
  const found = json[name]
  if (!isJsonObject(found)) throw new Error(`there is no ${name}`)
  return found
}

/** The records in a field of an answer. */
export const listIn = (json: JsonObject, name: string): ReadonlyArray<JsonObject> => {
  const found = json[name]
  return Array.isArray(found) ? found.filter(isJsonObject) : []
}

/** A configuration's text as JSON. */
export const configOf = (holder: JsonObject): JsonObject => {
  const config: unknown = JSON.parse(String(holder["config"]))
  if (!isJsonObject(config)) throw new Error("the configuration is no object")
  return config
}

/** The tabs of a UTG and of a profile: what each adds to the record's path, and its name. */
export const recordTabs = [
  ["", "General"],
  ["/apiinterfaces", "API Interfaces"],
  ["/devices", "Devices"],
  ["/config", "Configuration"]
] as const
