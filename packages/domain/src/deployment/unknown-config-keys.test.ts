import { expect, it } from "vitest"
import { sampleConfig } from "../session/sample-config.ts"
import { unknownConfigKeys } from "./unknown-config-keys.ts"

it("names what nothing reads, and no key that is read, those that may be absent included", () => {
  const all = {
    ...sampleConfig("https://console.example.com"),
    rolloutServiceUrl: "https://rollouts.example.com",
    deviceSchemas: "local"
  }
  expect(unknownConfigKeys(all)).toEqual([])
  expect(unknownConfigKeys({ ...all, rolloutServiceURL: "", toString: 1 })).toEqual(["rolloutServiceURL", "toString"])
  for (const none of [null, undefined, "text", 7]) expect(unknownConfigKeys(none)).toEqual([])
})
