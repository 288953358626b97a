import { loadList } from "@command-center/api/management/lists"
import { deviceFields } from "@command-center/domain/device/device"
import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { operatorsOf, readableOperators } from "@command-center/domain/filter/operator"
import { type AnyPredicate, encodeFilter } from "@command-center/domain/filter/predicate"
import {
  deviceAddressProperties,
  type FilterProperty,
  optionsOf,
  tasksAddressProperties,
  utgAddressProperties,
  utgFilterProperties
} from "@command-center/domain/filter/property"
import { taskFields } from "@command-center/domain/task/task"
import { readWireDate } from "@command-center/domain/time/wire-date"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filterTest } from "../support/filter/matches-filter.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { type QueriedList, type WireRow, wireOf, wireRows } from "./support/wire-rows.ts"

const account = knownAccounts.chain.id
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const propertiesOf = { utgs: utgAddressProperties, devices: deviceAddressProperties, tasks: tasksAddressProperties }

let estate: Estate
let rows: Readonly<Record<QueriedList, ReadonlyArray<WireRow>>>

beforeAll(async () => {
  estate = await openEstate()
  const of = (list: QueriedList) => wireRows(estate.sandbox, list, account, estate.token)
  rows = { utgs: await of("utgs"), devices: await of("devices"), tasks: await of("tasks") }
})
afterAll(() => estate.close())

const fieldOf = (propertyName: string) => propertyName.charAt(0).toLowerCase() + propertyName.slice(1)

const devicesOf = (row: WireRow): ReadonlyArray<WireRow> =>
  rows.devices.filter(({ componentId }) => componentId === row["componentId"])

const distinctValues = (list: QueriedList, propertyName: string): ReadonlyArray<string> => {
  const isOfDevices = list !== "devices" && propertyName.startsWith("Device")
  const values = (isOfDevices ? rows.devices : rows[list]).map((row) => row[fieldOf(propertyName)] ?? null)
  return [...new Set(values.filter((value) => value !== null).map(String))].sort((a, b) => a.localeCompare(b))
}

/** A part of a text from its middle, in the other letter case. */
const partOf = (text: string) => text.slice(Math.floor(text.length / 3), Math.ceil((2 * text.length) / 3)).toUpperCase()

const instant = (wire: string) => Result.getOrElse(readWireDate(wire), () => "")

/** What a user would set: a value that some rows have, and one that none has. */
const sampleValues = (list: QueriedList, { kind, propertyName }: FilterProperty): readonly [string, string] => {
  const present = distinctValues(list, propertyName)
  const some = present[Math.floor(present.length / 2)] ?? ""
  switch (kind) {
    case "text":
      return [partOf(some), "%"]
    case "version":
      return [some, "5.0.0.3000"]
    case "wholeNumber":
      return [some, "987654"]
    case "guid":
      return [some.toUpperCase(), "00000000-0000-4000-8000-000000000000"]
    case "date":
    case "instant":
      return [instant(some), "2001-02-03T12:00:00.000Z"]
    case "taskType":
    case "taskStatus":
      return [some, optionsOf(kind).find(({ value }) => !present.includes(value))?.value ?? "15"]
  }
}

const programOf = (list: QueriedList, predicates: ReadonlyArray<AnyPredicate>) => {
  switch (list) {
    case "utgs":
      return loadList({ call: list, fields: { componentId: utgFields.componentId } }, account, predicates).pipe(
        Effect.map((read) => read.rows.map((row) => row.componentId))
      )
    case "devices":
      return loadList(
        { call: list, fields: { deviceConfigId: deviceFields.deviceConfigId } },
        account,
        predicates
      ).pipe(Effect.map((read) => read.rows.map((row) => row.deviceConfigId)))
    case "tasks":
      return loadList({ call: list, fields: { taskId: taskFields.taskId } }, account, predicates).pipe(
        Effect.map((read) => read.rows.map((row) => row.taskId))
      )
  }
}

const expected = (list: QueriedList, predicates: ReadonlyArray<AnyPredicate>): ReadonlyArray<number> => {
  const test = Result.getOrThrow(filterTest({ Predicates: predicates }, list, timeZone))
  return rows[list].filter((row) => test(row, devicesOf(row))).map((row) => Number(row[wireOf[list].id]))
}

interface Found {
  readonly draft: FilterDraft
  readonly ids: ReadonlyArray<number>
}

/** The ids that the service finds for a draft, and those that the evaluation in memory finds. */
const found = async (list: QueriedList, draft: FilterDraft): Promise<readonly [service: Found, memory: Found]> => {
  const predicates = toPredicates(propertiesOf[list], draft, timeZone)
  if (predicates.length !== Object.keys(draft).length) throw new Error(`Not all is sent of ${JSON.stringify(draft)}.`)
  const ids = await estate.given(programOf(list, predicates))
  return [
    { draft, ids },
    { draft, ids: expected(list, predicates) }
  ]
}

const lists: ReadonlyArray<QueriedList> = ["utgs", "devices", "tasks"]
const cases = lists.flatMap((list) => propertiesOf[list].map((property) => ({ list, property, label: property.label })))

describe("a filter gives the rows that it means", () => {
  it.each(cases)("$list by $label, with every operator there is", async ({ list, property }) => {
    const counts: Array<number> = []
    for (const operator of readableOperators(property.kind)) {
      for (const value of sampleValues(list, property)) {
        const [service, memory] = await found(list, { [property.propertyName]: { operator, value, touched: true } })
        expect(service).toEqual(memory)
        counts.push(service.ids.length)
      }
    }
    expect(Math.max(...counts)).toBeGreaterThan(0)
  })

  const pairs = cases.filter(({ property }) => property.secondClause)
  it.each(pairs)("$list by two conditions on $label, joined by AND and by OR", async ({ list, property }) => {
    const offered = operatorsOf(property.kind)
    const [value, absent] = sampleValues(list, property)
    const [operator = "EQ", other = operator] = [offered.at(-1), offered.at(1)]
    for (const joiner of ["AND", "OR"] as const) {
      const clause = { operator, value, touched: true, second: { operator: other, value: absent, joiner } }
      const [service, memory] = await found(list, { [property.propertyName]: clause })
      expect(service).toEqual(memory)
    }
  })

  it.each(lists)("%s by two properties together: both hold", async (list) => {
    const properties = propertiesOf[list]
    for (const [position, property] of properties.entries()) {
      if (position % 3 > 0) continue
      const other = properties[(position + 4) % properties.length] ?? property
      const draft = Object.fromEntries(
        [property, other].map((each) => {
          const operator = operatorsOf(each.kind).at(-1) ?? "LIKE"
          return [each.propertyName, { operator, value: sampleValues(list, each)[0], touched: true }]
        })
      )
      const [service, memory] = await found(list, draft)
      expect(service).toEqual(memory)
    }
  })

  it("sends the dialog's predicates stringified twice, grouped ones as a pair [A3-20 A3-21 A3-22 A7-10 B3-38 B3-39]", async () => {
    const second = { operator: "LT", value: "6", joiner: "AND" } as const
    const draft: FilterDraft = {
      UtgVersion: { operator: "GTE", value: "5.0.0.3018", second },
      ComponentMerchant: { operator: "LIKE", value: "coffee" },
      ComponentProfileVersion: { operator: "EQ", value: "2" },
      MachineStatusEntityLastKnownCommunication: { operator: "GTE", value: "2026-11-20T12:00:00.000Z", touched: true },
      MachinePermanentId: { operator: "EQ", value: "5f0c1d5e-7a0b-4c52-9a55-1d2f3c4b5a69" }
    }
    const predicates = toPredicates(utgFilterProperties, draft, "UTC")
    const [asked] = await estate.askedBy(() => estate.given(programOf("utgs", predicates)))
    expect(asked?.line).toBe(`POST /management/businessentities/${account}/components/query`)
    expect(asked?.body).toBe(encodeFilter(predicates))
    expect(JSON.parse(String(JSON.parse(asked?.body ?? "")))).toEqual({
      Predicates: [
        {
          Operator: "AND",
          Value: [
            { PropertyName: "UtgVersion", Operator: "GTE", Value: "5.0.0.3018", TypeHint: "Version" },
            { PropertyName: "UtgVersion", Operator: "LT", Value: "6", TypeHint: "Version" }
          ]
        },
        { PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "coffee" },
        { PropertyName: "ComponentProfileVersion", Operator: "EQ", Value: "2", TypeHint: "Integer" },
        {
          PropertyName: "MachinePermanentId",
          Operator: "EQ",
          Value: "5f0c1d5e-7a0b-4c52-9a55-1d2f3c4b5a69",
          TypeHint: "Guid"
        },
        {
          PropertyName: "MachineStatusEntityLastKnownCommunication",
          Operator: "GTE",
          Value: "11/20/2026",
          TypeHint: "DateTime"
        }
      ]
    })
  })

  it("finds the tasks and the devices of one UTG by its component id [A7-11 B7-11 B7-12]", async () => {
    const componentId = Number(rows.tasks[0]?.["componentId"])
    const predicate = { PropertyName: "ComponentId", Operator: "EQ", Value: componentId, TypeHint: "Integer" } as const
    for (const list of ["tasks", "devices"] as const) {
      const asked = await estate.askedBy(async () => {
        const ids = await estate.given(programOf(list, [predicate]))
        expect(ids).toEqual(expected(list, [predicate]))
      })
      expect(asked.map(({ line, body }) => [line, body])).toEqual([
        [`POST /management/businessentities/${account}/${list}/query`, encodeFilter([predicate])]
      ])
    }
    expect(expected("tasks", [predicate]).length).toBeGreaterThan(0)
  })
})
