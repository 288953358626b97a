import { sampleNewTask } from "@command-center/domain/task/sample-new-task"
import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { sentenceOf } from "../transport/api-error.ts"
import { assignProfiles } from "./profiles.ts"
import { createTasks, deleteTask } from "./tasks.ts"
import { mergeTemplate } from "./templates.ts"
import { removeUtg } from "./utgs.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const asked = () => service.seen.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())
const override = () => service.seen[0]?.headers["x-http-method-override"]
const machine = "6f2c1f0e-0000-4000-8000-000000000001"

describe("tasks", () => {
  const task = sampleNewTask({ businessEntityId: 7, componentId: 5 })

  it("are created by one list, as built; the answer gives their ids [A7-12]", async () => {
    service.answer(jsonAnswer({ task: [{ Id: 91, ComponentId: 5, Type: 3 }, { id: {} }] }))
    expect(await outcomeAt(service, createTasks(7, [task]))).toEqual(
      Result.succeed([{ id: 91, taskId: null, componentId: 5, machinePermanentId: null, type: 3, label: null }])
    )
    expect(asked()).toEqual([`POST /management/businessentities/7/tasksbulk ${JSON.stringify([task])}`])
  })

  it.each([{ status: 503 }, { then: "drop" as const }])("are not created twice after %j", async (answer) => {
    service.answer(() => answer)
    await outcomeAt(service, createTasks(7, [task]))
    expect(service.seen).toHaveLength(1)
  })

  it("are deleted by POST with the override [A7-13 B7-19]", async () => {
    service.answer(() => ({ status: 204 }))
    expect(await outcomeAt(service, deleteTask(7, machine, 91))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual([`POST /management/businessentities/7/machines/${machine}/tasks/91`])
    expect(override()).toBe("DELETE")
  })

  it("that are under way are refused with the service's message", async () => {
    service.answer(() => ({ status: 409, statusText: "Conflict", body: '{"message":"in process"}' }))
    expect(await outcomeAt(service, deleteTask(7, machine, 91))).toEqual(
      Result.fail({ _tag: "Refused", status: 409, statusText: "Conflict", message: "in process", action: null })
    )
  })
})

describe("UTGs", () => {
  it("are removed by POST with the override [B7-18]", async () => {
    expect(await outcomeAt(service, removeUtg(7, machine))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual([`POST /management/businessentities/7/machines/${machine}`])
    expect(override()).toBe("DELETE")
  })

  it("that cannot be removed say so", async () => {
    service.answer(() => ({ status: 500, statusText: "Internal Server Error" }))
    const outcome = await outcomeAt(service, removeUtg(7, machine))
    expect(Result.isFailure(outcome) && sentenceOf(outcome.failure)).toBe(
      "Failed to remove the UTG. Status: Internal Server Error"
    )
  })

  it("without a machine are not asked for: the path would be another one", async () => {
    const outcome = await outcomeAt(service, removeUtg(7, ""))
    expect(Result.isFailure(outcome) && outcome.failure._tag).toBe("NotSent")
    expect(service.seen).toEqual([])
  })

  it("get and lose a profile by POST with the patch override [A9-02 B7-45]", async () => {
    const assignments = [
      { componentId: 5, componentBusinessEntityId: 7, profileId: 3, profileBusinessEntityId: 1 },
      { componentId: 6, componentBusinessEntityId: 7, profileId: null, profileBusinessEntityId: null }
    ]
    expect(await outcomeAt(service, assignProfiles(assignments))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual([
      `POST /management/componentProfileAssignments?installationtype=30 ${JSON.stringify(assignments)}`
    ])
    expect(override()).toBe("PATCH")
  })

  it("whose profile cannot be applied say so", async () => {
    service.answer(() => ({ status: 422, statusText: "Unprocessable Entity", body: '{"message":"no"}' }))
    const outcome = await outcomeAt(service, assignProfiles([]))
    expect(Result.isFailure(outcome) && sentenceOf(outcome.failure)).toBe(
      "Failed to apply the profiles. Status: Unprocessable Entity"
    )
  })

  it("get a template merged by the numeric component id [B7-47]", async () => {
    expect(await outcomeAt(service, mergeTemplate(7, 3, 5))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual(["POST /management/businessentities/7/configtemplates/3/merge/5"])
  })
})
