import { uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { selectDeviceTypes } from "@command-center/machines/form-upload/form-upload.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { creating, input, refused } from "./form-upload-driver.ts"
import { actorDriver } from "./support/actor-driver.ts"

type Driver = Awaited<ReturnType<typeof creating>>

const unreachable = Result.fail({ _tag: "Unreachable", sentence: "The service could not be reached." } as const)

it.each([
  [
    "a creation that was not answered",
    (driver: Driver) => driver.settle("createForm", unreachable),
    ["Caught exception The service could not be reached.", "The service could not be reached."]
  ],
  [
    "an exception of the creation",
    (driver: Driver) => driver.crash("createForm"),
    ["Caught exception defect", "an unexpected error"]
  ]
] as const)("%s is told in a browser alert, and the upload has failed [B8-54]", async (_, end, [alert, reason]) => {
  const driver = await creating()
  await end(driver)
  expect([driver.emitted(), driver.snapshot().output]).toEqual([
    [
      { type: "browserAlert", text: alert },
      { type: "toast", kind: "danger", text: `Unable to upload form: ${reason}` }
    ],
    { uploaded: false }
  ])
})

it("offers the device types of the service once they are known, and without them the built-in ones [B3-24]", async () => {
  const named = [{ code: 77, name: "Model of the service" }]
  const opened = actorDriver(formUploadMachine, input)
  expect(selectDeviceTypes(opened.snapshot())).toBe(uploadableDeviceTypes)
  await opened.settle("loadDeviceTypes", Result.succeed(named))
  expect(selectDeviceTypes(opened.snapshot())).toEqual(named)
  const without = actorDriver(formUploadMachine, input)
  await without.settle("loadDeviceTypes", refused)
  expect(selectDeviceTypes(without.snapshot())).toBe(uploadableDeviceTypes)
})
