import { describe, expect, it } from "vitest"
import { entryDraftOf, type NewEntry, newEntryIssues, withNewEntry } from "./new-entry.ts"

const config = {
  unknown: 1,
  apiInterfaceConfig: { apiInterface: [{ cdType: 148, taskDesc: "Till", listenPort: 4000, ccid: "a" }] },
  deviceConfig: { device: [{ deviceType: "lane3000", taskDesc: "Lane 1" }] }
}
const ofInterface: NewEntry = { kind: "apiInterface", made: { cdType: 12, listenPort: 26880, trace: true, ccid: "b" } }
const ofDevice: NewEntry = { kind: "device", made: { deviceType: "lane3000", threadType: "EMV" } }
const newId = () => "id"

describe("what is added", () => {
  it("starts with what the schema gives", () =>
    expect([entryDraftOf(ofInterface), entryDraftOf(ofDevice)]).toEqual([
      { taskDesc: "", listenPort: "26880" },
      { taskDesc: "", listenPort: "" }
    ]))

  it("goes to the end of its list, and nothing else changes", () => {
    expect(withNewEntry(config, ofInterface, { taskDesc: " Bar ", listenPort: " 4001 " }, newId)).toEqual({
      ...config,
      apiInterfaceConfig: {
        apiInterface: [
          ...config.apiInterfaceConfig.apiInterface,
          { cdType: 12, listenPort: 4001, trace: true, ccid: "b", taskDesc: "Bar" }
        ]
      }
    })
    expect(withNewEntry(config, ofDevice, { taskDesc: "Lane 2", listenPort: "" }, newId)).toEqual({
      ...config,
      deviceConfig: {
        device: [...config.deviceConfig.device, { deviceType: "lane3000", threadType: "EMV", taskDesc: "Lane 2" }]
      }
    })
  })

  it("keeps a port that the schema has as text, and gives an id to what has none", () =>
    expect(
      withNewEntry(
        {},
        { kind: "apiInterface", made: { cdType: "12", listenPort: "" } },
        { taskDesc: "Bar", listenPort: "4001" },
        newId
      )
    ).toEqual({
      apiInterfaceConfig: { apiInterface: [{ cdType: "12", listenPort: "4001", taskDesc: "Bar", ccid: "id" }] }
    }))
})

describe("what may not be added yet", () => {
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
    expect(newEntryIssues(config, ofInterface, { taskDesc, listenPort })).toEqual(issues)
  )

  it("a second interface of type 148", () =>
    expect(
      newEntryIssues(config, { ...ofInterface, made: { cdType: 148 } }, { taskDesc: "Bar", listenPort: "4001" })
    ).toEqual([{ field: null, message: "An API interface of type 148 may be added only once." }]))

  it.each([
    ["", [{ field: "taskDesc", message: "Required" }]],
    [
      "Lane 1",
      [{ field: "taskDesc", message: "Unable to save due to conflict. All Devices must have a unique Device Name." }]
    ],
    ["Lane 2", []]
  ])("a device %j", (taskDesc, issues) =>
    expect(newEntryIssues(config, ofDevice, { taskDesc, listenPort: "" })).toEqual(issues)
  )
})
