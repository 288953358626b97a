import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { brokenSettings } from "./broken-settings.ts"
import { browserStore } from "./browser-store.ts"
import { settingNames, storageMessages } from "./storage-messages.ts"

const check = (kept: Readonly<Record<string, string>>) => brokenSettings((key) => kept[key] ?? null)
const nothing = { ignored: [], repaired: [] }

describe("settings that cannot be read", () => {
  it.each([
    ["nothing is kept", {}],
    ["everything is empty", Object.fromEntries(Object.keys(settingNames).map((key) => [key, ""]))],
    [
      "all is sound",
      {
        pagesize: "1000",
        showtree: "false",
        sidebarwidth: "412.5px",
        debug: "true",
        selectedBusinessEntityId: "0",
        previouslySelectedUtgFilters: '{"12":{"ComponentLane":{"operator":"LIKE","value":"a"}},"13":{}}',
        previouslySelectedTaskFilters:
          '{"12":{"UtgVersion":{"operator":"GTE","value":"5","second":{"operator":"LT","value":"6","joiner":"OR"}}}}',
        previouslySelectedDeviceFilters: "{}",
        listrefresh: '{ "tasks": null, "utgs": 10000 }'
      }
    ],
    [
      "a filter came by a link, with what the dialog does not offer",
      {
        previouslySelectedUtgFilters: '{"12":{"ConfigStatus":{"operator":"EQ","value":"Synchronized"}}}',
        previouslySelectedTaskFilters:
          '{"12":{"TaskLastUpdatedAt":{"operator":"GTE","value":"2026-10-21T00:00:00.000Z","touched":true}}}',
        previouslySelectedDeviceFilters: '{"12":{"DeviceStatusDeviceType":{"operator":"EQ","value":"6"}}}'
      }
    ],
    ["a token is of no kind", { accessToken: "{", another: "[" }]
  ])("are none where %s", (_, kept) => {
    expect(check(kept)).toEqual(nothing)
  })

  it.each([
    ["pagesize", "-7", "page size", "250"],
    ["pagesize", "11", "page size", "250"],
    ["showtree", "perhaps", "whether the accounts are shown", "true"],
    ["sidebarwidth", "NaN", "width of the sidebar", "300"],
    ["debug", "{}", "debug panels", "false"],
    ["selectedBusinessEntityId", "undefined", "account last selected", ""],
    ["previouslySelectedUtgFilters", '{"12":[1', "filters of UTGs", "{}"],
    ["previouslySelectedTaskFilters", "[]", "filters of tasks", "{}"],
    ["previouslySelectedDeviceFilters", '"[object Object]"', "filters of devices", "{}"],
    ["listrefresh", '{"tasks":10000,"utgs":5,"colour":null}', "how often lists refresh", '{"tasks":10000}'],
    ["listrefresh", "[", "how often lists refresh", "{}"]
  ])("%s %j is the %s; %j takes its place", (key, text, name, repaired) => {
    expect(check({ [key]: text })).toEqual({ ignored: [name], repaired: [[key, repaired]] })
  })

  it("are the broken conditions of a filter, and no others", () => {
    const lane = { operator: "LIKE", value: "a" }
    const version = { operator: "GTE", value: "5" }
    const kept = {
      12: { ComponentLane: lane, Colour: lane, ComponentMerchant: { operator: "GT", value: "a" } },
      13: { UtgVersion: { ...version, second: { operator: "LT", value: "6", joiner: "XOR" } } },
      14: 5,
      15: { ComponentLane: { ...lane, second: lane } }
    }
    const { ignored, repaired } = check({ previouslySelectedUtgFilters: JSON.stringify(kept) })
    expect(ignored).toEqual([
      "filters of UTGs: Colour",
      "filters of UTGs: Merchant",
      "filters of UTGs: UTG Version",
      "filters of UTGs: filter",
      "filters of UTGs: Lane"
    ])
    expect(repaired.map(([key, text]) => [key, JSON.parse(text)])).toEqual([
      [
        "previouslySelectedUtgFilters",
        { 12: { ComponentLane: lane }, 13: { UtgVersion: version }, 15: { ComponentLane: lane } }
      ]
    ])
  })

  it("are told once: what was repaired is sound, and reads as before, whatever was kept", () => {
    const keys = Object.keys(settingNames)
    const clause = fc.record({ operator: fc.constantFrom("LIKE", "EQ", 5), value: fc.constantFrom("a", "5", null) })
    const drafts = fc.dictionary(
      fc.constantFrom("ComponentLane", "UtgVersion", "Other"),
      fc.oneof(clause, fc.jsonValue())
    )
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(fc.nat().map(String), drafts).map((each) => JSON.stringify(each))
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), text), (kept) => {
        const { repaired } = check(kept)
        const after = { ...kept, ...Object.fromEntries(repaired) }
        expect(check(after)).toEqual(nothing)
        const { pagesize, showtree, sidebarwidth, debug, selectedBusinessEntityId } = browserStore
        for (const { key, read } of [pagesize, showtree, sidebarwidth, debug, selectedBusinessEntityId])
          expect(read(after[key] ?? null)).toBe(read(kept[key] ?? null))
      }),
      { numRuns: 1000 }
    )
  })

  it("are said in one notice", () => {
    expect(storageMessages.broken(["page size", "filters of UTGs: Lane"])).toBe(
      "What this browser has stored is damaged or from another version, so these settings were skipped: page size, filters of UTGs: Lane."
    )
  })
})
