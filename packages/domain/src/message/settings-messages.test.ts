import { expect, it } from "vitest"
import { alertMessages } from "../alerts/alerts-messages.ts"
import { settingsMessagesInGerman } from "./settings-messages.de.ts"
import { settingsMessages } from "./settings-messages.ts"

it("a reason without a full stop of its own is not run into the sentence after it", () => {
  expect(settingsMessages.noForm("API request failed (Bad Gateway)")).toBe(
    "These settings cannot be shown as a form. API request failed (Bad Gateway). They are shown as JSON."
  )
  expect(settingsMessages.noForm(settingsMessages.noSchema)).toBe(
    "These settings cannot be shown as a form. There is no schema for it. They are shown as JSON."
  )
  expect(settingsMessagesInGerman.noForm("Bad Gateway")).toContain("Bad Gateway. Sie werden")
  expect(alertMessages.failed("API request failed (Bad Gateway)")).toBe(
    "Could not be counted last time: API request failed (Bad Gateway). It is tried again in 5 minutes."
  )
})
