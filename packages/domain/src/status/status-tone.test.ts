import { expect, it } from "vitest"
import { taskStates } from "../task/task-status.ts"
import { statusTone, taskTone } from "./status-tone.ts"

it.each([
  ["Online", "good"],
  ["Synchronized", "good"],
  ["Stopped", "warn"],
  ["Update Pending", "warn"],
  ["Unknown", "warn"],
  ["Offline", "bad"],
  [" failed ", "bad"],
  ["Restarting", "busy"],
  ["Requested", "info"],
  ["Wandering", "idle"],
  ["toString", "idle"],
  ["", "idle"]
])("%j is %s", (word, tone) => {
  expect(statusTone(word)).toBe(tone)
})

it("a task that runs is under way, a UTG that runs is well", () => {
  expect([taskTone("Running"), statusTone("Running")]).toEqual(["busy", "good"])
  expect(taskStates.map(taskTone)).toEqual(["info", "busy", "good", "bad"])
})
