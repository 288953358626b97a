import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import {
  deviceFilterProperties,
  tasksFilterProperties,
  utgFilterProperties
} from "@command-center/domain/filter/property"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { renderFilters, timeZone } from "./sample-filters-dialog.tsx"

afterEach(cleanup)

const properties = { tasks: tasksFilterProperties, utgs: utgFilterProperties }

const shown = (list: keyof typeof properties) => renderFilters(properties[list], {})

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button, button *" }))
const operatorField = () => screen.queryByLabelText<HTMLSelectElement>("Operator")
const offered = () => [...(operatorField()?.options ?? [])].map(({ text }) => text)

const choose = (operator: string | null) => {
  const field = operatorField()
  const option = [...(field?.options ?? [])].find(({ text }) => text === operator)
  if (field !== null && option !== undefined) fireEvent.change(field, { target: { value: option.value } })
}

const version = {
  value: "5.0",
  sent: "5.0",
  hint: "Version",
  operators: [
    ["Is Equal To", "LIKE"],
    ["Is Not Equal To", "NEQ"],
    ["Is Less Than", "LT"],
    ["Is Less Than or Equal To", "LTE"],
    ["Is Greater Than", "GT"],
    ["Is Greater Than or Equal To", "GTE"]
  ]
} as const
const moment = {
  value: "2026-11-19T00:00:00.000Z",
  sent: "11/19/2026",
  hint: "DateTime",
  operators: [
    ["Before", "LT"],
    ["On or after", "GTE"]
  ]
} as const
const code = {
  value: "15",
  sent: "15",
  hint: "Integer",
  operators: [["Is Equal To", "EQ"], ...version.operators.slice(1)]
} as const
const text = { value: "bar", sent: "bar", hint: null, operators: [[null, "LIKE"]] } as const
const number = { value: "7", sent: "7", hint: "Integer", operators: [[null, "EQ"]] } as const
const id = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
const guid = { value: id, sent: id, hint: "Guid", operators: [[null, "EQ"]] } as const
const taskType = { ...code, operators: code.operators.slice(0, 2) } as const

type Kind = typeof version | typeof moment | typeof code | typeof taskType | typeof text | typeof number | typeof guid
type Row = readonly [label: string, propertyName: string, kind: Kind, ids: string]

const taskRows: ReadonlyArray<Row> = [
  ["UTG Version", "UtgVersion", version, "[A2.6-31 A5-17]"],
  ["Agent Version", "AgentVersion", version, "[A2.6-31 A5-18]"],
  ["Merchant", "ComponentMerchant", text, "[A5-19]"],
  ["UTG Nickname", "ComponentNickname", text, "[A5-20]"],
  ["Profile", "ComponentProfileName", text, "[A5-21]"],
  ["Profile Version", "ComponentProfileVersion", number, "[A5-22]"],
  ["Location/Serial", "ComponentLocation", text, "[A5-23]"],
  ["Lane", "ComponentLane", text, "[A5-24]"],
  ["File ID", "ComponentFileId", text, "[A5-25]"],
  ["Machine Status", "MachineStatus", text, "[A5-26]"],
  ["UTG Status", "UtgStatus", text, "[A5-27]"],
  ["Last Known Communication", "MachineStatusEntityLastKnownCommunication", moment, "[A2.6-32 A5-28]"],
  ["Task Run Date", "TaskRunAfter", moment, "[A2.6-32 A5-29]"],
  ["Task Type", "TaskType", taskType, "[A2.6-33 A5-30]"],
  ["Task Status", "TaskStatus", code, "[A2.6-34 A5-31]"],
  ["Component Permanent ID", "ComponentPermanentId", guid, "[A5-32]"],
  ["Machine Permanent ID", "MachinePermanentId", guid, "[A5-33]"],
  ["Time Zone", "MachineStatusEntityStandardTimeZone", text, "[A5-34]"]
]

const utgRows: ReadonlyArray<Row> = [
  ["UTG Version", "UtgVersion", version, "[A5-38 B5-16 B5-20 B5-21]"],
  ["Agent Version", "AgentVersion", version, "[A5-39 B5-16 B5-20 B5-22]"],
  ["Merchant", "ComponentMerchant", text, "[A5-40 B5-23]"],
  ["UTG Nickname", "ComponentNickname", text, "[A5-41 B5-24]"],
  ["Profile", "ComponentProfileName", text, "[A5-42 B5-25]"],
  ["Profile Version", "ComponentProfileVersion", number, "[A5-43 B5-26]"],
  ["Location/Serial", "ComponentLocation", text, "[A5-44 B5-27]"],
  ["Lane", "ComponentLane", text, "[A5-45 B5-28]"],
  ["File ID", "ComponentFileId", text, "[A5-46 B5-29]"],
  ["Machine Status", "MachineStatus", text, "[A5-47 B5-30]"],
  ["UTG Status", "UtgStatus", text, "[A5-48 B5-31]"],
  ["Firmware Version", "DeviceStatusFirmwareVersion", text, "[A5-49 B5-32]"],
  ["PCI Version", "DeviceStatusDevicePciVersion", text, "[A5-50 B5-33]"],
  ["Device Configured", "DeviceConfigDeviceType", text, "[A5-51 B5-34]"],
  ["Device Serial", "DeviceStatusDeviceSerialNumber", text, "[A5-52 B5-35]"],
  ["Terminal ID", "DeviceConfigApiTerminalId", text, "[A5-53 B5-36]"],
  ["Component Permanent ID", "ComponentPermanentId", guid, "[A5-54 B5-37]"],
  ["Machine Permanent ID", "MachinePermanentId", guid, "[A5-55 B5-38]"],
  ["Time Zone", "MachineStatusEntityStandardTimeZone", text, "[A5-56 B5-39]"],
  ["Last Known Communication", "MachineStatusEntityLastKnownCommunication", moment, "[B5-40]"]
]

const cases = (list: keyof typeof properties, rows: ReadonlyArray<Row>) =>
  rows.map(([label, propertyName, kind, ids]) => ({ list, label, propertyName, kind, ids }))

describe("the Filters dialog offers", () => {
  it.each([...cases("tasks", taskRows), ...cases("utgs", utgRows)])(
    "for $list by $label its operators and a second condition, and each is sent with its hint $ids",
    ({ list, label, propertyName, kind }) => {
      const actor = shown(list)
      press(label)
      expect([offered(), screen.queryByText("Add Condition") !== null]).toEqual([
        kind.operators.flatMap(([name]) => (name === null ? [] : [name])),
        kind === version || kind === moment || kind === code || kind === taskType
      ])
      for (const [name, operator] of kind.operators) {
        choose(name)
        actor.send({ type: "value.changed", value: kind.value })
        const predicate = { PropertyName: propertyName, Operator: operator, Value: kind.sent }
        expect(toPredicates(properties[list], actor.getSnapshot().context.draft, timeZone)).toEqual([
          kind.hint === null ? predicate : { ...predicate, TypeHint: kind.hint }
        ])
      }
    }
  )

  it("for devices what it offers for UTGs", () => expect(deviceFilterProperties).toEqual(utgFilterProperties))
})
