import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type EntryDraft, type EntryForm, entryDraftOf, entryFormIssues, withEntryOf } from "./entry-form.ts"

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
const written = (before: unknown, form: EntryForm, draft: EntryDraft) =>
  Result.getOrThrow(withEntryOf(before, form, draft, () => "id"))

describe("what is added", () => {
  it("starts with what the schema gives", () =>
    expect([entryDraftOf(ofInterface), entryDraftOf(ofDevice)]).toEqual([
      { taskDesc: "", listenPort: "26880" },
      { taskDesc: "", listenPort: "" }
    ]))

  it("goes to the end of its list, and nothing else changes", () => {
    expect(written(config, ofInterface, { taskDesc: " Bar ", listenPort: " 4001 " })).toEqual({
      ...config,
      apiInterfaceConfig: {
        apiInterface: [
          ...config.apiInterfaceConfig.apiInterface,
          { cdType: 12, listenPort: 4001, trace: true, ccid: "b", taskDesc: "Bar" }
        ]
      }
    })
    expect(written(config, ofDevice, { taskDesc: "Lane 2", listenPort: "" })).toEqual({
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
  const draft = { taskDesc: "Main till", listenPort: "4000" }

  it("takes the place of what was read, with what nobody here knows", () =>
    expect(written(config, editing, draft)).toEqual({
      ...config,
      apiInterfaceConfig: { apiInterface: [{ ...till, unknown: [1], taskDesc: "Main till" }] }
    }))

  it("does not collide with itself, and is not saved where it is gone", () => {
    const newer = { ...config, apiInterfaceConfig: { apiInterface: [{ ...till, listenPort: 1 }] } }
    expect(entryFormIssues(config, editing, draft)).toEqual([])
    expect(withEntryOf(newer, editing, draft, () => "id")).toEqual(Result.fail("gone"))
    expect(entryFormIssues(newer, editing, draft)).toEqual([
      { field: null, message: "The entry is gone from the configuration, or is not the same any more." }
    ])
  })

  it("may be a device", () => {
    const [lane] = config.deviceConfig.device
    const form: EntryForm = { kind: "device", made: lane ?? {}, replaces: { kind: "device", at: 0, json: lane } }
    expect(written(config, form, { taskDesc: "Window", listenPort: "" })["deviceConfig"]).toEqual({
      device: [{ deviceType: "lane3000", taskDesc: "Window" }]
    })
  })
})

describe("what may not be saved yet", () => {
  const port = "Unable to save due to conflict. All API Interfaces must have a unique Port."
  const range = "Enter a port from 1 to 65535."
  it.each([
    [
      "",
      "",
      [
        { field: "taskDesc", message: "Required" },
        { field: "listenPort", message: "Required" }
      ]
    ],
    ["Bar", "0", [{ field: "listenPort", message: range }]],
    ["Bar", "65536", [{ field: "listenPort", message: range }]],
    ["Bar", "4x", [{ field: "listenPort", message: range }]],
    ["Bar", "04000", [{ field: "listenPort", message: port }]],
    ["Bar", "65535", []]
  ])("an interface %j on port %j", (taskDesc, listenPort, issues) =>
    expect(entryFormIssues(config, ofInterface, { taskDesc, listenPort })).toEqual(issues)
  )

  it("a second interface of type 148", () =>
    expect(
      entryFormIssues(config, { ...ofInterface, made: { cdType: 148 } }, { taskDesc: "Bar", listenPort: "4001" })
    ).toEqual([{ field: null, message: "An API interface of type 148 may be added only once." }]))

  it.each([
    ["", [{ field: "taskDesc", message: "Required" }]],
    [
      "Lane 1",
      [{ field: "taskDesc", message: "Unable to save due to conflict. All Devices must have a unique Device Name." }]
    ],
    ["Lane 2", []]
  ])("a device %j", (taskDesc, issues) =>
    expect(entryFormIssues(config, ofDevice, { taskDesc, listenPort: "" })).toEqual(issues)
  )
})
