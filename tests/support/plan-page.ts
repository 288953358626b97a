import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { PlanStep } from "@command-center/domain/rollout/plan-steps"
import type { Locator, Page } from "@playwright/test"
import { expect } from "./browser.ts"

/** The button of a step, which also tells how much is wrong in it, or that it is complete. */
export const planStep = (page: Page, step: PlanStep): Locator =>
  page
    .getByRole("navigation", { name: messages.steps.label })
    .getByRole("button", { name: new RegExp(`^${messages.steps.names[step]}(?:,|$)`, "u") })

/** Goes to a step of the plan; nothing is done where it is shown. */
export const goToStep = async (page: Page, step: PlanStep): Promise<void> => {
  const button = planStep(page, step)
  if ((await button.getAttribute("aria-current")) === "step") return
  await button.click()
  await expect(page.getByRole("heading", { name: messages.steps.names[step], level: 2, exact: true })).toBeFocused()
}
