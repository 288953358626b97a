import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import type { Faults } from "../support/faults.ts"
import { button, chooseAction, dialog, grid, openList, rowOf } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

/** Milliseconds in which the page can be left before the service has answered. */
const slow = 2_500

const refused = "refused meanwhile"

const asked = (page: Page) => dialog(page, "Not Confirmed Yet")

/** A UTG's page with something typed, which is sent to a service that takes its time, and left by a link. */
const leftWhileSaving = async (page: Page, faults: Faults, answer: { readonly status?: number }) => {
  await openList(page, "/be/12/utgs")
  await grid(page).getByRole("link").first().click()
  const lane = page.getByRole("textbox", { name: "Lane" })
  await lane.fill(answer.status === undefined ? "left early" : refused)
  const fault =
    answer.status === undefined ? ({ kind: "none" } as const) : ({ kind: "status", status: answer.status } as const)
  await faults.add({ path: "/machines/", method: "PUT", times: 1, delayMs: slow, ...fault })
  await button(page, "Update").click()
  await page.getByRole("link", { name: "Tasks", exact: true }).click()
  await expect(asked(page)).toContainText("The page is left as soon as they are.")
  await expect(asked(page).getByRole("button")).toHaveText(["Stay", "Leave Now"])
  return lane
}

test("a page that is left while it saves goes once the service has it, and says so", async ({ page, faults }) => {
  await leftWhileSaving(page, faults, {})
  await expect(heading(page, "Tasks List")).toBeVisible()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  await expect(asked(page)).toBeHidden()
})

test("a page whose changes are refused meanwhile keeps them, and asks about them", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/status of 500/u)
  const lane = await leftWhileSaving(page, faults, { status: 500 })
  await button(dialog(page, "Unsaved Changes"), "Continue Editing").click()
  await expect(lane).toHaveValue(refused)
  await expect(toasts(page)).toContainText(["Unable to update the data."])
})

test("Back while a template is deleted stays to show what came of it", async ({ page, faults }) => {
  await page.goto("/be/1/dashboard")
  await page.getByRole("link", { name: "Config Templates", exact: true }).click()
  await expect(heading(page, "Config Template List")).toBeVisible()
  const name = await grid(page).getByRole("link").first().innerText()
  await faults.add({ path: "/configtemplates/", method: "DELETE", kind: "none", times: 1, delayMs: slow })
  await chooseAction(page, name, "Delete config template")
  await button(dialog(page, "Delete Config Template"), "Delete").click()
  await page.evaluate(() => history.back())
  await expect(asked(page)).toContainText("What you sent is not confirmed yet.")
  await expect(asked(page)).toBeHidden()
  await expect(heading(page, "Config Template List")).toBeVisible()
  await expect(toasts(page)).toContainText([/deleted/u])
  await expect(rowOf(page, name)).toHaveCount(0)
})
