import { accessToken } from "@command-center/domain/storage/access-token-key"
import { afterEach, expect, it } from "vitest"
import { heedSignOut, storeToken } from "./own-token.ts"

const { key } = accessToken
const area = { write: (name: string, text: string) => localStorage.setItem(name, text) }
const told = (change: { readonly key: string | null; readonly newValue: string | null }) =>
  window.dispatchEvent(new StorageEvent("storage", { ...change, storageArea: localStorage }))

heedSignOut(window)
afterEach(() => localStorage.clear())

it.each([
  ["the token", key],
  ["all that is stored", null]
])("a token that is stored before another tab's sign-out is told goes with %s", (_, gone) => {
  storeToken(area, "renewed")
  told({ key: gone, newValue: null })
  expect(localStorage.getItem(key)).toBe(null)
})

it("who signed in after the sign-out stays", () => {
  storeToken(area, "renewed")
  localStorage.setItem(key, "newcomer")
  told({ key, newValue: null })
  expect(localStorage.getItem(key)).toBe("newcomer")
})

it.each([
  ["another tab stores a token", { key, newValue: "older" }],
  ["something else is taken away", { key: "theme", newValue: null }]
])("a token stays where %s", (_, change) => {
  storeToken(area, "renewed")
  told(change)
  expect(localStorage.getItem(key)).toBe("renewed")
})
