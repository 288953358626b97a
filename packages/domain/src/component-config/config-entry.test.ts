import { Result } from "effect"
import { expect, it } from "vitest"
import { type ConfigEntry, entriesOfKind, withoutEntry } from "./config-entry.ts"

const [one, two, three] = [{ cdType: "148" }, { cdType: "12", listenPort: 4 }, { cdType: "12", listenPort: 5 }]
const config = (...apiInterface: ReadonlyArray<unknown>) => ({
  unknown: [1],
  apiInterfaceConfig: { note: "kept", apiInterface },
  deviceConfig: { device: [{ taskDesc: "Lane 1" }] }
})
const entry: ConfigEntry = { kind: "apiInterface", at: 1, json: two }

it("names the entries of a kind by their place", () => {
  expect(entriesOfKind(config(one, two), "apiInterface")).toEqual([{ kind: "apiInterface", at: 0, json: one }, entry])
  expect(entriesOfKind(config(), "device")).toEqual([{ kind: "device", at: 0, json: { taskDesc: "Lane 1" } }])
  expect(entriesOfKind(null, "device")).toEqual([])
})

it("takes out the entry and nothing else", () =>
  expect(withoutEntry(config(one, two, three), entry)).toEqual(Result.succeed(config(one, three))))

it("takes out the one of two like entries that was meant", () =>
  expect(withoutEntry(config(two, two, three), { ...entry, at: 1 })).toEqual(Result.succeed(config(two, three))))

it("finds it in a newer configuration", () =>
  expect(withoutEntry(config(three, one, two), entry)).toEqual(Result.succeed(config(three, one))))

it.each([
  ["is gone", config(one, three)],
  ["was changed", config(one, { ...two, taskDesc: "Till" })],
  ["has no list any more", null]
])("does nothing where it %s", (_what, newer) => expect(withoutEntry(newer, entry)).toEqual(Result.fail("gone")))

it("takes out a device", () =>
  expect(withoutEntry(config(one), { kind: "device", at: 0, json: { taskDesc: "Lane 1" } })).toEqual(
    Result.succeed({ ...config(one), deviceConfig: { device: [] } })
  ))
