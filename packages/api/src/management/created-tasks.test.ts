import { sampleDevice } from "@command-center/domain/device/sample-device"
import { buildDeviceTasks } from "@command-center/domain/push/device-task"
import { pushNow, sampleForm, samplePush } from "@command-center/domain/push/sample-push"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { createTasks } from "./tasks.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const pushed = (kind: "forms" | "firmware") =>
  Result.getOrThrow(
    buildDeviceTasks({
      businessEntityId: 41,
      draft: samplePush(kind),
      devices: [sampleDevice()],
      forms: [sampleForm()],
      schemas: [],
      now: pushNow
    })
  )

const scheduled = () =>
  Result.getOrThrow(
    buildTasks({
      businessEntityId: 41,
      draft: defaultScheduleDraft(pushNow, "UTC", noVersions),
      products: noVersions,
      targets: [sampleUtg()],
      now: pushNow
    })
  )

it.each([
  ["pushed forms", 10, () => pushed("forms")],
  ["firmware updates", 11, () => pushed("firmware")],
  ["scheduled tasks", 4, scheduled]
])("%s, of type %i, are created by one call with all of them [B7-25]", async (_, type, build) => {
  const tasks = build()
  service.answer(jsonAnswer({ task: [] }))
  expect(await outcomeAt(service, createTasks(41, tasks))).toEqual(Result.succeed([]))
  expect(tasks.map((task) => task.type)).toEqual([type])
  expect(service.seen.map(({ method, url, body }): unknown => [method, url, JSON.parse(body)])).toEqual([
    ["POST", "/management/businessentities/41/tasksbulk", tasks]
  ])
})
