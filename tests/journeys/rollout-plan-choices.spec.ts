import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { button, checkboxOf, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { goToStep, planStep } from "../support/plan-page.ts"
import { deviceListPath, isc480 } from "../support/push-dialog.ts"
import { expect, type ReadRollout, type RolloutService, test } from "../support/rollouts.ts"

test.use({ person: "dana.whitlock" })

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true })
const create = (page: Page) => button(page, /^Plan for [\d,]+ targets? in \d waves?$/u)

const planSelected = async (page: Page) => {
  await button(selection(page), "Plan a rollout").click()
  await expect(heading(page, "Plan a rollout")).toBeVisible()
}

/** Chooses the first rows of the list shown, and goes on to their plan. */
const planFor = async (page: Page, count: number) => {
  for (let row = 0; row < count; row += 1) await rows(page).nth(row).getByRole("checkbox").check()
  await planSelected(page)
}

/** Plans it, and gives what the service has of it then. */
const planned = async (page: Page, rollouts: RolloutService): Promise<ReadRollout> => {
  await goToStep(page, "review")
  await create(page).click()
  await expect(page).toHaveURL(/\/rollouts\/[0-9a-f-]{36}/u)
  return rollouts.read("dana.whitlock", new URL(page.url()).pathname.split("/").at(-1) ?? "")
}

test("a filtered list is planned with a profile, by night, and with what matches later", async ({ page, rollouts }) => {
  await openList(page, "/be/1/utgs?filter=Merchant+contains+o")
  await planFor(page, 3)
  await field(page, "Rollout name").fill("A profile by night")
  await choice(page, "Change for each UTG").selectOption("Apply Profile")
  // Nobody is told of a field that was not come to yet.
  const told = page.getByText("Choose the profile to apply.").first()
  await expect(told).toBeHidden()
  await choice(page, "Profile to apply").focus()
  await page.keyboard.press("Tab")
  await expect(told).toBeVisible()
  await choice(page, "Profile to apply").selectOption({ index: 2 })
  await goToStep(page, "who")
  await page.getByRole("checkbox", { name: "Also what matches the list's filter later" }).check()
  await choice(page, "In which order").selectOption("In random order")
  await goToStep(page, "when")
  await button(page, "Add allowed hours").click()
  const hours = page.getByRole("group", { name: "Hours 1" })
  await hours.getByRole("textbox", { name: "Open from" }).fill("22:00")
  await hours.getByRole("textbox", { name: "Open until" }).fill("22:00")
  await expect(hours).toContainText("begin and end at 22:00, so they never open")
  await hours.getByRole("textbox", { name: "Open until" }).fill("05:00")
  await hours.getByRole("checkbox", { name: "Sunday" }).press("Space")
  await goToStep(page, "waves")
  await field(page, "Failed targets").fill("2")
  await choice(page, "After a passed gate").selectOption("End the rollout")
  expect(await barriers(page)).toEqual([])
  const { plan, targetCount } = await planned(page, rollouts)
  expect(targetCount).toBe(3)
  expect(plan).toMatchObject({
    action: { kind: "applyProfile", profileId: expect.any(Number) },
    growing: { filter: [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "o" }] },
    order: { kind: "random", seed: expect.any(Number) },
    windows: [{ weekdays: [1, 2, 3, 4, 5, 6], from: "22:00", until: "05:00" }],
    waves: [{ gate: { failed: { share: 2, count: 2 } }, then: "stop" }]
  })
  await expect(heading(page, "A profile by night")).toBeVisible()
})

test("selected devices are planned with a form of their type; those of two types are refused", async ({
  page,
  rollouts
}) => {
  await openList(page, deviceListPath)
  await searchBox(page).fill("isc480")
  for (const name of isc480) await checkboxOf(page, name).check()
  await planSelected(page)
  await goToStep(page, "who")
  await expect(page.getByText("2 devices selected")).toBeVisible()
  await goToStep(page, "what")
  await field(page, "Rollout name").fill("New screens")
  await expect(page.getByText("Choose the form to send.").first()).toBeVisible()
  await choice(page, "Form to send").selectOption({ index: 1 })
  const { plan, targetCount } = await planned(page, rollouts)
  expect(targetCount).toBe(2)
  expect(plan).toMatchObject({ action: { kind: "pushForms", formId: expect.any(Number) } })
  await expect(heading(page, "New screens")).toBeVisible()

  await openList(page, deviceListPath)
  await planFor(page, 12)
  await expect(page.getByText(/^The selected devices differ in device type/u).first()).toBeVisible()
  await goToStep(page, "review")
  await expect(create(page)).toBeDisabled()
})

test("a plan file is opened as it was saved, and one that is none says why", async ({ page, rollouts }) => {
  await openList(page, "/be/1/utgs")
  await planFor(page, 4)
  await field(page, "Rollout name").fill("Kept for later")
  await choice(page, "Change for each UTG").selectOption("Set Offline Mode")
  await choice(page, "Offline for").selectOption("12 HOURS")
  await goToStep(page, "review")
  const saving = page.waitForEvent("download")
  await button(page, "Save as a plan file").click()
  const saved = await readFile(await (await saving).path())
  const kept: object = JSON.parse(saved.toString("utf8"))

  await page.goto("/be/1/rollouts")
  await page.getByRole("link", { name: "Plan a rollout" }).click()
  const open = async (text: Buffer) => {
    const choosing = page.waitForEvent("filechooser")
    await button(page, "Open a plan file").click()
    await (await choosing).setFiles({ name: "plan.json", mimeType: "application/json", buffer: text })
  }
  await open(Buffer.from("no plan"))
  await expect(page.getByText("The file holds no JSON.")).toBeVisible()
  await open(Buffer.from(JSON.stringify({ name: "Half" })))
  await expect(page.getByText("waves: This field is required.")).toBeVisible()
  await open(Buffer.from(saved.toString("utf8").replace('"businessEntityId": 1,', '"businessEntityId": 2,')))
  await expect(page.getByText("This plan is for account 2. Switch to that account")).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await open(saved)
  await expect(field(page, "Rollout name")).toHaveValue("Kept for later")
  await expect(choice(page, "Offline for")).toHaveValue("12")
  const { plan, targetCount } = await planned(page, rollouts)
  expect(kept).toMatchObject({ ...plan })
  expect(targetCount).toBe(4)
  await expect(heading(page, "Kept for later")).toBeVisible()
})

test("all that a list finds, or a filter on the page itself, is planned without a selection", async ({
  page,
  rollouts
}) => {
  await openList(page, "/be/1/utgs?filter=Merchant+contains+o")
  await searchBox(page).fill("till")
  const shown = rows(page)
  await expect(shown.first()).toBeVisible()
  const found = Number(/of ([\d,]+)/u.exec(await page.getByRole("main").innerText())?.[1]?.replace(",", "") ?? "0")
  await button(page, "Plan a rollout for all found").click()
  await expect(heading(page, "Plan a rollout")).toBeVisible()
  await goToStep(page, "who")
  await expect(page.getByText(/^[\d,]+ UTGs? found by Merchant contains o, the search "till"$/u)).toBeVisible()
  expect(found).toBeGreaterThan(0)

  await page.goto("/be/1/rollouts")
  await page.getByRole("link", { name: "Plan a rollout" }).click()
  await field(page, "Filter").fill("Merchant contains")
  await button(page, "Find them").click()
  await expect(field(page, "Filter")).toHaveAttribute("aria-invalid", "true")
  await field(page, "Filter").fill("Merchant contains o")
  expect(await barriers(page)).toEqual([])
  await field(page, "Filter").press("Enter")
  await goToStep(page, "who")
  const said = page.getByText(/^[\d,]+ UTGs? found by Merchant contains o$/u)
  await expect(said).toBeVisible()
  await goToStep(page, "what")
  await field(page, "Rollout name").fill("All with an o")
  await goToStep(page, "who")
  await button(page, "Choose others").click()
  await expect(page.getByText("The plan that you began stays for whom the filter finds.")).toBeVisible()
  await expect(field(page, "Filter")).toHaveValue("Merchant contains o")
  await expect(page.getByRole("main")).toBeFocused()
  await field(page, "Filter").press("Enter")
  await goToStep(page, "who")
  const count = Number((await said.innerText()).split(" ")[0]?.replace(",", ""))
  await expect(page.getByRole("table", { name: "Who gets it" }).getByRole("row")).toHaveCount(6)
  await page
    .getByText(/^[\d,]+ more$/u)
    .first()
    .click()
  const others = page.getByRole("list", { name: /^[\d,]+ more$/u }).getByRole("listitem")
  await expect(others).toHaveCount(Math.min(count - 5, 1000))
  const { targetCount } = await planned(page, rollouts)
  expect(targetCount).toBe(count)
})

test("UTGs whose time zone is not known are named and asked about where their clocks count", async ({
  page,
  rollouts
}) => {
  await page.route(/\/components\/query/u, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('"Pacific Standard Time"', '"Mars Standard Time"') })
  })
  await page.goto("/be/1/rollouts/new")
  await field(page, "Filter").fill("Merchant contains o")
  await button(page, "Find them").click()
  await field(page, "Rollout name").fill("By their clocks")
  await goToStep(page, "when")
  const without = choice(page, "Those without a known time zone")
  await expect(without).toHaveCount(0)
  await choice(page, "Begins").last().selectOption("At an hour of each site")
  await expect(page.getByText(/^No known time zone: .+ \(Mars Standard Time\), .+ more\.$/u)).toBeVisible()
  await expect(planStep(page, "when")).toHaveAccessibleName(/1 thing to fix$/u)
  await page.getByText(/^Show all \d+$/u).click()
  await expect(
    page
      .getByRole("list", { name: /^Show all/u })
      .getByRole("listitem")
      .last()
  ).toContainText("Mars")
  expect(await barriers(page)).toEqual([])
  await without.selectOption("Asia/Tokyo")
  await expect(planStep(page, "when")).not.toHaveAccessibleName(/to fix$/u)
  await expect(page.getByText("No known time zone (Asia/Tokyo)").first()).toBeVisible()
  const { plan } = await planned(page, rollouts)
  expect(plan).toMatchObject({ withoutZone: { zone: "Asia/Tokyo" } })
})

test.describe("somebody who may look and not edit", () => {
  test.use({ person: "ravi.natarajan" })
  test("is told at once that nothing can be planned", async ({ page }) => {
    await page.goto("/be/1/rollouts/new")
    await expect(page.getByRole("status").filter({ hasText: "You cannot plan a rollout here" })).toBeVisible()
    await expect(button(page, "Open a plan file")).toHaveCount(0)
    await expect(button(page, "Find them")).toHaveCount(0)
    await openList(page, "/be/1/utgs")
    await expect(button(page, "Plan a rollout for all found")).toHaveCount(0)
  })
})
