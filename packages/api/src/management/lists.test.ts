import { deviceMessages } from "@command-center/domain/device/device-messages"
import { taskFields } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { sentenceOf } from "../transport/api-error.ts"
import { exportCsv } from "./exports.ts"
import { loadList } from "./lists.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const asked = () => service.seen.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())
const emptyFilter = '"{\\"Predicates\\":[]}"'

const load = (call: Parameters<typeof loadList>[0]["call"], idField = "id") =>
  outcomeAt(service, loadList({ call, fields: { [idField]: "id" } }, 7, []))

describe("lists", () => {
  it.each([
    ["tasks", "taskId", "taskView", "tasks", "[A7-09 A7-10]"],
    ["utgs", "componentId", "serviceView", "components", "[B7-06]"],
    ["devices", "deviceConfigId", "deviceView", "devices", "[B7-05]"]
  ] as const)(
    "%s are queried by a filter stringified twice, and read from their field %s %s %s %s",
    async (list, field, answer, path, _ids) => {
      service.answer(jsonAnswer({ [answer]: [{ [field]: 5 }] }))
      expect(await load(list, field)).toEqual(
        Result.succeed({ rows: [{ [field]: 5 }], unreadable: { count: 0, reasons: [] } })
      )
      expect(asked()).toEqual([`POST /management/businessentities/7/${path}/query ${emptyFilter}`])
    }
  )

  it("tasks of one UTG are queried by its component id", async () => {
    const predicate = { PropertyName: "ComponentId", Operator: "EQ", Value: 5, TypeHint: "Integer" } as const
    service.answer(jsonAnswer({ taskView: null }))
    await outcomeAt(service, loadList({ call: "tasks", fields: taskFields }, 7, [predicate]))
    const [{ url, body } = { url: "", body: "" }] = service.seen
    expect(url).toBe("/management/businessentities/7/tasks/query")
    expect(JSON.parse(JSON.parse(body))).toEqual({ Predicates: [predicate] })
  })

  it("a whole task row is read, in PascalCase too [A3-15 A3-16 A3-17 A3-18 A3-19]", async () => {
    const wire = (name: string, kind: string) =>
      kind === "date" ? "2026-11-20T15:15:00.000Z" : kind === "text" ? `the ${name}` : 3
    const pascalCase = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const { taskState: _, ...onTheWire } = taskFields
    const values = Object.entries(onTheWire).map(([name, kind]) => [name, wire(name, kind)] as const)
    const camel = Object.fromEntries(values)
    const pascal = Object.fromEntries(values.map(([name, value]) => [pascalCase(name), value]))
    service.answer(jsonAnswer({ taskView: [camel, pascal] }))
    const expected = { ...camel, taskState: null }
    expect(await outcomeAt(service, loadList({ call: "tasks", fields: taskFields }, 7))).toEqual(
      Result.succeed({ rows: [expected, expected], unreadable: { count: 0, reasons: [] } })
    )
    expect(taskList.fields).toEqual(taskFields)
  })

  it.each([
    ["forms", "componentDeviceForm", "/management/businessentities/7/componentDeviceForms", "[B7-26]"],
    ["profiles", "componentProfile", "/management/businessentities/7/componentProfiles", "[B7-40]"],
    ["templates", "configTemplate", "/management/businessentities/7/configtemplates", "[A7-17 B7-46]"],
    ["installations", "installation", "/management/businessentities/7/installations", "[A7-16 B7-48]"],
    ["users", "user", "/security/businessentities/7/users?fullDetail=false", "[A7-29 B7-32]"]
  ] as const)("%s are read from %s of %s %s", async (list, answer, url, _ids) => {
    service.answer(jsonAnswer({ [answer]: [{ id: 5 }, { id: "x" }] }))
    expect(await load(list)).toEqual(
      Result.succeed({ rows: [{ id: 5 }], unreadable: { count: 1, reasons: ["id must be a whole number"] } })
    )
    expect(asked()).toEqual([`GET ${url}`])
  })

  it.each([
    ["forms", "Failed to fetch Device Forms. Status: Not Found"],
    ["installations", "Failed to fetch installation. Status: Not Found"],
    ["users", "Failed to fetch users. Status: Not Found"],
    ["utgs", "no such account"],
    ["tasks", "no such account"],
    ["devices", "no such account"],
    ["profiles", "no such account"],
    ["templates", "no such account"]
  ] as const)("a failure of %s reads: %s", async (list, sentence) => {
    service.answer(() => ({ status: 404, statusText: "Not Found", body: '{"message":"no such account"}' }))
    const outcome = await load(list)
    expect(Result.isFailure(outcome) && sentenceOf(outcome.failure)).toBe(sentence)
  })
})

describe("exports", () => {
  it.each([
    ["tasks", "tasks", taskMessages.export.fileName, "tasks.csv"],
    ["devices", "devices", deviceMessages.export.fileName, "devices.csv"],
    ["utgs", "components", utgMessages.export.fileName, "components.csv"]
  ] as const)("%s come as the service's bytes from %s [A7-14 B7-07 B7-08]", async (list, path, saved, fileName) => {
    expect(saved).toBe(fileName)
    service.answer(() => ({ headers: { "Content-Type": "text/csv" }, body: "\uFEFFa,b\r\n1,é\r\n" }))
    const outcome = await outcomeAt(service, exportCsv(list, 7))
    if (Result.isFailure(outcome)) throw new Error(outcome.failure._tag)
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await outcome.success.arrayBuffer())).toBe(
      "\uFEFFa,b\r\n1,é\r\n"
    )
    expect(asked()).toEqual([`POST /management/businessentities/7/${path}/query/csv ${emptyFilter}`])
  })

  it.each([{ body: "" }, { headers: { "Content-Type": "text/html; charset=utf-8" }, body: "<html></html>" }])(
    "%j is no CSV",
    async (answer) => {
      service.answer(() => answer)
      expect(await outcomeAt(service, exportCsv("tasks", 7))).toEqual(
        Result.fail({ _tag: "Unreadable", path: "the body", expected: "CSV" })
      )
    }
  )

  it("a refusal gives the service's message", async () => {
    service.answer(() => ({ status: 403, statusText: "Forbidden", body: '{"message":"not yours"}' }))
    expect(await outcomeAt(service, exportCsv("tasks", 7))).toEqual(
      Result.fail({ _tag: "Refused", status: 403, statusText: "Forbidden", message: "not yours", action: null })
    )
  })
})
