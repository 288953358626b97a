import { expect, it } from "vitest"
import { choiceLabel, deviceChoices, utgChoices } from "./action-draft.ts"

it("what can be chosen is called in a review as it is in the choice itself", () => {
  const choices = [...utgChoices, ...deviceChoices]
  expect(choices.map(([choice]) => choiceLabel(choice))).toEqual(choices.map(([, label]) => label))
  expect([choiceLabel("restart"), choiceLabel("updateFirmware")]).toEqual(["Restart", "Update Firmware"])
})
