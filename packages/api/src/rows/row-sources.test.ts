import type { ListId } from "@command-center/domain/rows/list-id"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { rowSourceOf } from "./row-sources.ts"

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

const rowsOf = async (list: ListId, answer: unknown, id: number) => {
  const source = rowSourceOf(list, { of: (account) => (account === 7 ? "Harbour Bakery" : undefined) })
  service.answer(jsonAnswer(answer))
  expect(await outcomeAt(service, source.load({ businessEntityId: 7, predicates: [] }))).toEqual(
    Result.succeed({ total: 1, unreadable: { count: 0, reasons: [] } })
  )
  return source.rowsOf([id])
}

it("installations are read with their machine's nickname, and lose their credentials [A3-13]", async () => {
  const installation = {
    id: 4,
    type: 10,
    verificationId: "12345678",
    businessEntityId: "7",
    lastUpdatedAt: "/Date(1795187700000+0000)/",
    manifest: { machine: { nickname: "till 1" }, credentials: { authenticationCode: "canary" } }
  }
  const [row] = await rowsOf("installations", { installation: [installation] }, 4)
  expect(row).toMatchObject({
    id: 4,
    type: 10,
    businessEntityId: 7,
    lastUpdatedAt: new Date(1_795_187_700_000).toISOString(),
    nickname: "till 1",
    parentName: "Harbour Bakery"
  })
  expect(JSON.stringify(row)).not.toContain("canary")
})

it("tasks show their state and account", async () => {
  const [row] = await rowsOf("tasks", { TaskView: [{ TaskId: "9", TaskStatus: 15, BusinessEntityId: 7 }] }, 9)
  expect(row).toMatchObject({ taskId: 9, taskStatus: 15, taskState: "Running", parentName: "Harbour Bakery" })
})

it.each([
  ["utgs", "serviceView", "componentId"],
  ["devices", "deviceView", "deviceConfigId"],
  ["forms", "componentDeviceForm", "id"],
  ["users", "user", "id"],
  ["profiles", "componentProfile", "id"],
  ["templates", "configTemplate", "id"]
] as const)("%s are found by the id in %s.%s, given as numeric text", async (list, answer, idField) => {
  expect(await rowsOf(list, { [answer]: [{ [idField]: "31" }] }, 31)).toMatchObject([{ [idField]: 31 }])
})
