import type { PermissionMask } from "@command-center/domain/permission/permission-mask"
import { rightsLineMachine } from "@command-center/machines/rights-line/rights-line.machine"
import {
  selectFailure,
  selectIsCrashed,
  selectIsShown,
  selectMasks,
  selectSubject,
  selectUnreadable,
  selectUser
} from "@command-center/machines/rights-line/rights-line.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"
import { readRows } from "./support/read-rows.ts"

const user = { id: 7, username: "ravi.natarajan" }
const masks: ReadonlyArray<PermissionMask> = []
const ofUser = () => actorDriver(rightsLineMachine, { subject: "Users", user, businessEntityId: 15 })

it("shows one's own rights at once: nothing is read", () => {
  const dialog = actorDriver(rightsLineMachine, { subject: "Utgs", user: null, businessEntityId: null })
  expect([selectIsShown(dialog.snapshot()), dialog.running(), selectMasks(dialog.snapshot())]).toEqual([true, [], null])
  expect([selectSubject(dialog.snapshot()), selectUser(dialog.snapshot())]).toEqual(["Utgs", null])
})

it("shows another user's once their masks are read, of the subject that is chosen meanwhile", async () => {
  const dialog = ofUser()
  expect([dialog.inputOf("loadMasks"), selectIsShown(dialog.snapshot()), dialog.snapshot().hasTag("busy")]).toEqual([
    user.id,
    false,
    true
  ])
  await dialog.perform({ type: "subject.chosen", subject: "Tasks" })
  await dialog.settle("loadMasks", Result.succeed(readRows(masks)))
  expect([selectIsShown(dialog.snapshot()), selectMasks(dialog.snapshot())]).toEqual([true, masks])
  expect([selectSubject(dialog.snapshot()), selectUser(dialog.snapshot())]).toEqual(["Tasks", user])
})

it("says which masks could not be read, and shows what the others come to", async () => {
  const dialog = ofUser()
  expect(selectUnreadable(dialog.snapshot())).toBeNull()
  await dialog.settle("loadMasks", Result.succeed(readRows(masks, ["a row must be an object"])))
  expect([selectIsShown(dialog.snapshot()), selectMasks(dialog.snapshot())]).toEqual([true, masks])
  expect(selectUnreadable(dialog.snapshot())).toEqual({ count: 1, reasons: ["a row must be an object"] })
})

it("says nothing of masks where all were read", async () => {
  const dialog = ofUser()
  await dialog.settle("loadMasks", Result.succeed(readRows(masks)))
  expect(selectUnreadable(dialog.snapshot())).toBeNull()
})

it("says why they could not be read, and reads them again when asked to", async () => {
  const dialog = ofUser()
  await dialog.settle("loadMasks", Result.fail(failures.refused))
  expect([selectFailure(dialog.snapshot()), selectIsShown(dialog.snapshot())]).toEqual([failures.refused, false])
  await dialog.perform({ type: "retry" })
  expect([selectFailure(dialog.snapshot()), dialog.isRunning("loadMasks")]).toEqual([null, true])
  await dialog.crash("loadMasks")
  expect([selectIsCrashed(dialog.snapshot()), selectFailure(dialog.snapshot())]).toEqual([true, null])
  await dialog.perform({ type: "retry" })
  await dialog.settle("loadMasks", Result.succeed(readRows(masks)))
  expect([selectIsCrashed(dialog.snapshot()), selectIsShown(dialog.snapshot())]).toEqual([false, true])
})
