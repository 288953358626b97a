import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { JsonObject } from "../json/json-field.ts"
import { type EntryForm, entryFormIssues, entryNow, withEntryOf } from "./entry-form.ts"

const config = {
  unknown: 1,
  apiInterfaceConfig: { apiInterface: [{ cdType: 148, taskDesc: "Till", listenPort: 4000, ccid: "a" }] },
  deviceConfig: { device: [{ deviceType: "lane3000", taskDesc: "Lane 1" }] }
}
const ofInterface: EntryForm = {
  kind: "apiInterface",
  made: { cdType: 12, listenPort: 26880, trace: true, ccid: "b" },
  replaces: null
}
const ofDevice: EntryForm = { kind: "device", made: { deviceType: "lane3000", threadType: "EMV" }, replaces: null }
const typed = ({ made }: EntryForm, changes: JsonObject): JsonObject => ({ ...made, ...changes })
const written = (before: unknown, form: EntryForm, changes: JsonObject) =>
  Result.getOrThrow(withEntryOf(before, form, typed(form, changes), () => "id"))

describe("what is added", () => {
  it("goes to the end of its list, and nothing else changes", () => {
    expect(written(config, ofInterface, { taskDesc: " Bar ", listenPort: " 4001 ", trace: false })).toEqual({
      ...config,
      apiInterfaceConfig: {
        apiInterface: [
          ...config.apiInterfaceConfig.apiInterface,
          { cdType: 12, listenPort: 4001, trace: false, ccid: "b", taskDesc: "Bar" }
        ]
      }
    })
    expect(written(config, ofDevice, { taskDesc: "Lane 2" })).toEqual({
      ...config,
      deviceConfig: {
        device: [...config.deviceConfig.device, { deviceType: "lane3000", threadType: "EMV", taskDesc: "Lane 2" }]
      }
    })
  })

  it("keeps a port that the schema has as text, and gives an id to what has none", () =>
    expect(
      written(
        {},
        { kind: "apiInterface", made: { cdType: "12", listenPort: "" }, replaces: null },
        { taskDesc: "Bar", listenPort: "4001" }
      )
    ).toEqual({
      apiInterfaceConfig: { apiInterface: [{ cdType: "12", listenPort: "4001", taskDesc: "Bar", ccid: "id" }] }
    }))
})

describe("what is edited", () => {
  const [till] = config.apiInterfaceConfig.apiInterface
  const editing: EntryForm = {
    kind: "apiInterface",
    made: { ...till, unknown: [1] },
    replaces: { kind: "apiInterface", at: 0, json: till }
  }
  const changes = { taskDesc: "Main till" }

  it("takes the place of what was read, with what nobody here knows", () =>
    expect(written(config, editing, changes)).toEqual({
      ...config,
      apiInterfaceConfig: { apiInterface: [{ ...till, unknown: [1], taskDesc: "Main till" }] }
    }))

  it("does not collide with itself, and is not saved where it is gone", () => {
    const newer = { ...config, apiInterfaceConfig: { apiInterface: [{ ...till, listenPort: 1 }] } }
    const entry = typed(editing, changes)
    expect(entryFormIssues(config, editing, entry)).toEqual([])
    expect(withEntryOf(newer, editing, entry, () => "id")).toEqual(Result.fail("gone"))
    expect(entryFormIssues(newer, editing, entry)).toEqual([
      {
        field: null,
        keyword: "gone",
        message: "The entry is gone from the configuration, or is no longer the same."
      }
    ])
  })

  it("may be a device", () => {
    const [lane] = config.deviceConfig.device
    const form: EntryForm = { kind: "device", made: lane ?? {}, replaces: { kind: "device", at: 0, json: lane } }
    expect(written(config, form, { taskDesc: "Window" })["deviceConfig"]).toEqual({
      device: [{ deviceType: "lane3000", taskDesc: "Window" }]
    })
  })
})

describe("an interface without a port", () => {
  it.each([{}, { listenPort: null }, { listenPort: "" }])("can be saved without one, as it came: %j", (port) => {
    const json = { cdType: 12, taskDesc: "Scale", ccid: "a", ...port }
    const before = { apiInterfaceConfig: { apiInterface: [json] } }
    const form: EntryForm = { kind: "apiInterface", made: json, replaces: { kind: "apiInterface", at: 0, json } }
    for (const listenPort of [undefined, "", " "]) {
      const entry = { ...json, ...(listenPort === undefined ? {} : { listenPort }), taskDesc: "Bar" }
      expect(entryFormIssues(before, form, entry)).toEqual([])
      expect(written(before, form, entry)).toEqual({
        apiInterfaceConfig: { apiInterface: [{ ...json, taskDesc: "Bar" }] }
      })
    }
  })

  it("may be given one", () => {
    const json = { cdType: 12, taskDesc: "Scale", ccid: "a" }
    const form: EntryForm = { kind: "apiInterface", made: json, replaces: { kind: "apiInterface", at: 0, json } }
    expect(written({ apiInterfaceConfig: { apiInterface: [json] } }, form, { listenPort: "4001" })).toEqual({
      apiInterfaceConfig: { apiInterface: [{ ...json, listenPort: 4001 }] }
    })
  })

  it("may be a new one, as far as its schema has nothing against it", () => {
    const form: EntryForm = { kind: "apiInterface", made: { cdType: 12 }, replaces: null }
    expect(entryFormIssues({}, form, { cdType: 12, taskDesc: "Scale" })).toEqual([])
    expect(written({}, form, { taskDesc: "Scale" })).toEqual({
      apiInterfaceConfig: { apiInterface: [{ cdType: 12, taskDesc: "Scale", ccid: "id" }] }
    })
  })
})

describe("an entry in a newer configuration", () => {
  const interfaces = (...apiInterface: ReadonlyArray<unknown>) => ({ apiInterfaceConfig: { apiInterface } })
  const devices = (...device: ReadonlyArray<unknown>) => ({ deviceConfig: { device } })
  const till = { ccid: "a", listenPort: 4000, taskDesc: "Till" }
  const bar = { ccid: "b", listenPort: 4001, taskDesc: "Bar" }
  const old = { listenPort: 4000, taskDesc: "Till" }
  const lane = { taskDesc: "Lane 1", speed: 1 }
  it.each([
    ["the same at another place", "apiInterface", till, interfaces(bar, till), 1],
    ["the one of its id", "apiInterface", till, interfaces(bar, { ...till, listenPort: 1 }), 1],
    ["the one of its port, where it has no id", "apiInterface", old, interfaces(bar, { ...old, taskDesc: "T" }), 1],
    ["no other one", "apiInterface", till, interfaces(bar, { ...till, ccid: "c" }), null],
    ["none of two that are named alike", "device", lane, devices({ ...lane, speed: 2 }, { ...lane, speed: 3 }), null],
    ["the one of its name", "device", lane, devices({ ...lane, speed: 2 }), 0],
    ["none where it has no name", "device", {}, devices({ speed: 2 }), null]
  ] as const)("is %s", (_, kind, json, now, at) => expect(entryNow(now, { kind, at: 0, json })?.at ?? null).toBe(at))
})

describe("what may not be saved yet", () => {
  const port = "Unable to save due to conflict. All API Interfaces must have a unique Port."
  const range = "Bad input. Enter a port from 1 to 65535."
  it.each([
    [
      "",
      "",
      [
        { field: "taskDesc", keyword: "required", message: "This field is required." },
        { field: "listenPort", keyword: "required", message: "This field is required." }
      ]
    ],
    ["Bar", 0, [{ field: "listenPort", keyword: "range", message: "Input contains less than minimum value 1" }]],
    ["Bar", "-1", [{ field: "listenPort", keyword: "range", message: "Input contains less than minimum value 1" }]],
    ["Bar", "65536", [{ field: "listenPort", keyword: "range", message: "Input exceeds maximum value 65535" }]],
    [
      "Bar",
      "1.5",
      [{ field: "listenPort", keyword: "range", message: "Input value must be aligned to the nearest multiple of 1" }]
    ],
    ["Bar", "4x", [{ field: "listenPort", keyword: "range", message: range }]],
    ["Bar", "04000", [{ field: "listenPort", keyword: "unique", message: port }]],
    ["Bar", 65_535, []]
  ])("an interface %j on port %j", (taskDesc, listenPort, issues) =>
    expect(entryFormIssues(config, ofInterface, typed(ofInterface, { taskDesc, listenPort }))).toEqual(issues)
  )

  it("a second interface of type 148", () =>
    expect(
      entryFormIssues(config, { ...ofInterface, made: {} }, { cdType: 148, taskDesc: "Bar", listenPort: 4001 })
    ).toEqual([{ field: null, keyword: "unique", message: "An API interface of type 148 may be added only once." }]))

  it.each([
    ["", [{ field: "taskDesc", keyword: "required", message: "This field is required." }]],
    [
      "Lane 1",
      [
        {
          field: "taskDesc",
          keyword: "unique",
          message: "Unable to save due to conflict. All Devices must have a unique Device Name."
        }
      ]
    ],
    ["Lane 2", []]
  ])("a device %j", (taskDesc, issues) =>
    expect(entryFormIssues(config, ofDevice, typed(ofDevice, { taskDesc }))).toEqual(issues)
  )
})
