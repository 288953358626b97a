import { confirmMachine } from "@command-center/machines/confirm/confirm.machine"
import { selectCanConfirm } from "@command-center/machines/confirm/confirm.selectors"
import { expect, it } from "vitest"
import { checkFlow } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const input = { title: "Delete Form", question: "Are you sure?", word: "delete" }

checkFlow(confirmMachine, {
  input,
  user: [
    { type: "typed.changed", value: "delete" },
    { type: "typed.changed", value: "other" },
    { type: "confirm" },
    { type: "cancel" }
  ],
  outcomes: {}
})

it("confirms only with the word, in any letter case", async () => {
  const driver = actorDriver(confirmMachine, input)
  const answers: Array<boolean> = []
  for (const value of ["", "delet", "delete ", "DeLeTe"]) {
    await driver.perform({ type: "typed.changed", value })
    answers.push(selectCanConfirm(driver.snapshot()))
  }
  expect(answers).toEqual([false, false, false, true])
  await driver.perform({ type: "confirm" })
  expect(driver.snapshot().output).toEqual({ confirmed: true })
})

it("asks for no word where none is needed", async () => {
  const driver = actorDriver(confirmMachine, { ...input, word: null })
  await driver.perform({ type: "confirm" })
  expect(driver.snapshot().output).toEqual({ confirmed: true })
})

it("answers no when cancelled", async () => {
  const driver = actorDriver(confirmMachine, input)
  await driver.perform({ type: "cancel" })
  expect(driver.snapshot().output).toEqual({ confirmed: false })
})
