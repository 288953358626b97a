import { sampleTask } from "@command-center/domain/task/sample-task"
import { sampleUser } from "@command-center/domain/user/sample-user"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { taskRows } from "@command-center/machines/screens/tasks-screen"
import { templateRows } from "@command-center/machines/screens/templates-screen"
import { userRows } from "@command-center/machines/screens/users-screen"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const template = { id: 31, name: "Night", businessEntityId: 42, parentName: "Harbour (42)" }

const copies: ReadonlyArray<readonly [title: string, machine: AnyStateMachine, row: object, name: string]> = [
  ["a UTG [B2.utg-11]", makeRowScreenMachine(utgRows), sampleUtg(), "Lane 1"],
  ["a task [A2.6-21]", makeRowScreenMachine(taskRows), sampleTask({ taskId: 11 }), "Task Id: 11 (Restart UTG)"],
  ["a config template [A2.7-14 A8-15]", makeRowScreenMachine(templateRows), template, "Night"],
  ["a user", makeRowScreenMachine(userRows), sampleUser(), "ada@example.com"]
]

it.each(copies)("copies as JSON, for everybody, %s", async (_, machine, row, name) => {
  const driver = actorDriver(machine, rowsInput())
  await driver.perform({ type: "row.copied", row })
  const copied = `The data for ${name} has been copied to your clipboard.`
  expect(driver.emitted()).toEqual([{ type: "copy", text: JSON.stringify(row, null, 2), copied }])
})
