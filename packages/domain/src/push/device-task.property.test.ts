import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { incompatibilitiesOf } from "../device/compatibility.ts"
import { sampleDevice } from "../device/sample-device.ts"
import { buildDeviceTasks } from "./device-task.ts"
import { pushIssues } from "./push-issues.ts"
import { pushTargets } from "./push-targets.ts"
import { pushNow, sampleForm, samplePush } from "./sample-push.ts"

const words = fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom('"', "\\", "naïve ✓", "{}"))
const said = words.filter((text) => text.trim() !== "")

const devices = fc
  .array(
    fc.record({
      componentId: fc.nat(),
      businessEntityId: fc.nat(),
      machinePermanentId: said,
      deviceConfigApiTerminalId: said,
      deviceConfigDeviceName: fc.option(words),
      deviceStatusDeviceType: fc.constantFrom("ipp320", "ipp320", "IPP320", "isc250"),
      deviceStatusDevicePciVersion: fc.constantFrom("0", "4", "4", "4"),
      utgVersion: fc.constantFrom("5.0.0.3018", "5.0.0.9999", "5.0.0.9999", "5.0.0.1")
    }),
    { maxLength: 4 }
  )
  .map((rows) => rows.map((changes, at) => sampleDevice({ deviceConfigId: at, ...changes })))

const drafts = fc
  .record({
    kind: fc.constantFrom("forms" as const, "firmware" as const),
    formId: fc.constantFrom(7, 7, 8, null),
    timing: fc.constantFrom("future" as const, "immediate" as const),
    runAt: fc.constantFrom("2026-11-21T05:00:00.000Z", "2026-11-21T05:00:00.000Z", "never", null),
    deviceChoice: fc.constantFrom("ipp320", "isc250", "isc480", "lane3000", "", null),
    modelPattern: fc.constantFrom("31T" as const, "11T" as const, "01T" as const, "LE" as const, null)
  })
  .map(({ kind, ...changes }) => samplePush(kind, changes))

const forms = [sampleForm(), sampleForm({ id: 8, deviceType: 3 })]

it("tasks are built exactly when nothing is wrong, and each says of its device what the device says", () => {
  let builds = 0
  fc.assert(
    fc.property(devices, drafts, (rows, draft) => {
      const built = buildDeviceTasks({ businessEntityId: 1, draft, devices: rows, forms, schemas: [], now: pushNow })
      const targets = pushTargets(rows, [])
      const isRight =
        Result.isSuccess(targets) &&
        incompatibilitiesOf(rows, []).length === 0 &&
        pushIssues(draft, targets.success, forms, pushNow).length === 0
      expect(Result.isSuccess(built)).toBe(isRight)
      if (Result.isFailure(built)) return
      builds += 1
      expect(built.success.map((task) => [task.componentId, task.businessEntityId, task.machinePermanentId])).toEqual(
        rows.map((row) => [row.componentId, row.businessEntityId, row.machinePermanentId])
      )
      built.success.forEach((task, at) => {
        const { pciVersion, ...said } = JSON.parse(task.instructions)
        expect(said).toEqual({
          deviceType: rows[at]?.deviceStatusDeviceType,
          apiTid: rows[at]?.deviceConfigApiTerminalId,
          formBusinessEntityId: 41,
          formId: draft.formId,
          terminalName: rows[at]?.deviceConfigDeviceName
        })
        const asked = draft.kind === "firmware" ? [3, 4, null] : [null]
        expect(rows[at]?.deviceStatusDevicePciVersion === "4" ? [4] : asked).toContain(pciVersion)
      })
      expect(new Set(built.success.map(({ label }) => label)).size).toBe(rows.length)
    }),
    { numRuns: 1500 }
  )
  expect(builds).toBeGreaterThan(30)
})
