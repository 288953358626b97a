import { describe, expect, it } from "vitest"
import { isDeletable, statusCodeOf, taskState, taskStates, taskStatusCodes, taskStatusNames } from "./task-status.ts"

const withCode = (taskStatus: number) => ({ taskStatus, taskStatusName: null })
const withName = (taskStatusName: string | null) => ({ taskStatus: null, taskStatusName })

describe("task statuses", () => {
  it("have the codes of the document [A3-28]", () => {
    expect(taskStatusNames).toEqual([
      [taskStatusCodes.rejected, "Rejected"],
      [taskStatusCodes.controllerFailed, "Controller Failed"],
      [taskStatusCodes.requested, "Requested"],
      [taskStatusCodes.accepted, "Accepted"],
      [taskStatusCodes.planned, "Planned"],
      [taskStatusCodes.scheduled, "Scheduled"],
      [taskStatusCodes.completed, "Completed"],
      [taskStatusCodes.failed, "Failed"]
    ])
    expect(Object.values(taskStatusCodes)).toEqual([-10, -5, 0, 5, 10, 15, 20, 30])
  })

  it("are shown as one of four states [A3-29]", () => {
    expect(taskStates).toEqual(["Scheduled", "Running", "Completed", "Failed"])
  })

  it.each([
    [-10, "Failed"],
    [-5, "Failed"],
    [-1, "Failed"],
    [0, "Scheduled"],
    [5, "Scheduled"],
    [14, "Scheduled"],
    [15, "Running"],
    [19, "Running"],
    [20, "Completed"],
    [30, "Failed"]
  ])("show code %i as %s [A3-30 B4-13]", (code, state) => {
    expect(taskState(withCode(code))).toBe(state)
  })

  it("give a known name its code and leave an unknown one as it is", () => {
    expect(
      ["Controller Failed", "ControllerFailed", "planned", "Gone", null].map((name) => statusCodeOf(withName(name)))
    ).toEqual([-5, -5, 10, null, null])
    expect([taskState(withName("Planned")), taskState(withName("Gone")), taskState(withName(null))]).toEqual([
      "Scheduled",
      "Gone",
      null
    ])
  })
})

describe("deleting", () => {
  it.each([-10, -5, 0, 5, 10, 14])("a task with status %i is possible [A4-29 B4-11]", (code) => {
    expect(isDeletable(withCode(code))).toBe(true)
  })

  it.each([15, 16, 20, 30])("a task with status %i is not possible [A4-30 B4-12]", (code) => {
    expect(isDeletable(withCode(code))).toBe(false)
  })

  it("a task without a known status is not possible", () => {
    expect([isDeletable(withName("Requested")), isDeletable(withName("Gone")), isDeletable(withName(null))]).toEqual([
      true,
      false,
      false
    ])
  })
})
