import { expect, it } from "vitest"
import { defaultScheduleDraft } from "../task/schedule-draft.ts"
import { choiceLabel, deviceChoices, firstAction, utgChoices } from "./action-draft.ts"

it("what can be chosen is called in a review as it is in the choice itself", () => {
  const choices = [...utgChoices, ...deviceChoices]
  expect(choices.map(([choice]) => choiceLabel(choice))).toEqual(choices.map(([, label]) => label))
  expect([choiceLabel("restart"), choiceLabel("updateFirmware")]).toEqual(["Restart", "Update Firmware"])
})

it("the logs that are first asked for are those of Schedule Task: from now to the next local midnight", () => {
  const own = { now: new Date("2026-11-21T10:00:00.000Z"), timeZone: "America/New_York" }
  const { logs } = firstAction("utgs", own)
  expect([logs.startDate, logs.endDate]).toEqual(["2026-11-21T10:00:00.000Z", "2026-11-22T05:00:00.000Z"])
  expect(logs).toEqual(defaultScheduleDraft(own.now, own.timeZone, { utg: [], agent: [] }).logs)
})
