import { readFile } from "node:fs/promises"
import { barriers } from "../accessibility/barriers.ts"
import { button, checkboxOf, grid, openList, rows, selection } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { goToStep, planStep } from "../support/plan-page.ts"
import { expect, test } from "../support/rollouts.ts"

test.use({ person: "dana.whitlock" })

test("selected UTGs are planned in waves, with everything that is wrong told at once, and planned once", async ({
  page,
  complaints,
  rollouts
}) => {
  complaints.expect(/504/u)
  await openList(page, "/be/1/utgs")
  const names = (await rows(page).getByRole("rowheader").allInnerTexts()).slice(0, 6)
  for (const name of names) await checkboxOf(page, name).check()
  await button(selection(page), "Plan a rollout").click()
  await expect(heading(page, "Plan a rollout")).toBeVisible()
  await expect(planStep(page, "what")).toHaveAttribute("aria-current", "step")
  await goToStep(page, "who")
  await expect(page.getByText("6 UTGs selected")).toBeVisible()
  await goToStep(page, "waves")
  const wave = (number: number) => page.getByRole("group", { name: `Wave ${number}`, exact: true })
  await expect(wave(1).getByRole("textbox", { name: "Wave size" })).toHaveValue("1")
  await expect(wave(2)).toContainText("All that are left")
  const create = button(page, /^Plan for 6 targets in \d waves?$/u)
  await goToStep(page, "review")
  await expect(create).toBeDisabled()
  await expect(page.getByRole("status").filter({ hasText: "This cannot be planned yet:" })).toContainText(
    "Give the rollout a name."
  )

  await expect(page.getByText(/^Wave 1: 1 target at /u)).toBeVisible()
  await expect(page.getByText(/^Wave 2: 5 targets at /u)).toBeVisible()
  await expect(planStep(page, "what")).toHaveAccessibleName("What, 1 thing to fix")
  await button(page, "Fix it in What").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("textbox", { name: "Rollout name" })).toBeFocused()
  await page.keyboard.type("Restart six")
  await button(page, "Next: Who").click()
  await button(page, "Next: Waves and gates").click()
  await expect(page.getByRole("heading", { name: "Waves and gates", level: 2 })).toBeFocused()
  await wave(1).getByRole("textbox", { name: "Failed %" }).fill("101")
  await expect(wave(1)).toContainText("Input exceeds maximum value 100. A share is from 0 to 100 percent.")
  await wave(1).getByRole("textbox", { name: "Wave size" }).fill("")
  await expect(wave(1)).toContainText("This field is required. Fill in “Wave size” of wave 1.")
  await expect(wave(1)).not.toContainText("JSON Schema")
  await wave(1).getByRole("textbox", { name: "Wave size" }).fill("one")
  await expect(wave(1)).toContainText("Bad input. “Wave size” of wave 1 takes a number.")
  await wave(1).getByRole("textbox", { name: "Wave size" }).fill("1")
  await wave(1).getByRole("textbox", { name: "Failed %" }).fill("0")
  await wave(1).getByRole("textbox", { name: "Watch for (minutes)" }).fill("0")
  await wave(1).getByRole("textbox", { name: "Not confirmed %" }).fill("")
  await button(page, "Add a wave").focus()
  await page.keyboard.press("Enter")
  await expect(wave(3)).toBeVisible()
  await wave(2).getByRole("textbox", { name: "Wave size" }).fill("2")
  await wave(2).getByRole("combobox", { name: "Unit" }).selectOption("Targets")
  await goToStep(page, "when")
  await wave(2).getByRole("combobox", { name: "Begins", exact: true }).selectOption("At an hour of each site")
  await wave(2).getByRole("textbox", { name: "Hour at each site" }).fill("25:00")
  await expect(wave(2)).toContainText("Invalid input. This must be a time as clocks read it")
  await wave(2).getByRole("textbox", { name: "Hour at each site" }).fill("03:00")
  const zones = page.getByRole("table", { name: "Time zones of wave 2" })
  await expect(zones.getByRole("row").nth(1)).toContainText("3:00 AM")
  const [, ...others] = names
  await expect(page.getByRole("list", { name: "Targets of wave 2" })).toContainText(others[0] ?? "none")
  expect(await barriers(page)).toEqual([])
  await goToStep(page, "review")
  await expect(create).toHaveText("Plan for 6 targets in 3 waves")
  expect(await barriers(page)).toEqual([])

  const file = page.waitForEvent("download")
  await button(page, "Save as a plan file").click()
  const saved: unknown = JSON.parse(await readFile(await (await file).path(), "utf8"))
  expect(saved).toMatchObject({ name: "Restart six", businessEntityId: 1, waves: [{ size: { count: 1 } }, {}, {}] })

  let answers = 0
  await page.route(`${rollouts.origin}/rollouts`, async (route) => {
    const response = await route.fetch()
    answers += 1
    await (answers === 1 ? route.fulfill({ response, status: 504, body: "" }) : route.fulfill({ response }))
  })
  await create.click()
  await expect(page.getByRole("alert")).toContainText("It is not confirmed whether the rollout was planned.")
  await button(page, "Send again").click()
  await expect(heading(page, "Restart six")).toBeVisible()
  await expect(toasts(page)).toContainText("The rollout was planned. Start it when you are ready.")
  await expect(page.getByText("Restart UTGs: 6 targets")).toBeVisible()
  await page.getByRole("link", { name: "Rollouts" }).last().click()
  await expect(page.getByRole("row").filter({ hasText: "Restart six" })).toHaveCount(1)
})

test("what was typed is asked for before it is left, and nothing selected leads to the UTG list", async ({ page }) => {
  await page.goto("/be/1/rollouts/new?debug")
  await expect(page.getByRole("main").locator("details").filter({ hasText: "Plan a rollout" })).toHaveCount(1)
  await page.goto("/be/1/rollouts/new?debug=false")
  await expect(page.getByText("Select UTGs or devices in their list, then choose Plan a rollout.")).toBeVisible()
  await page.getByRole("link", { name: "Go to the UTG list" }).click()
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  // Rows that still arrive push the others down.
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  const [name = ""] = await rows(page).getByRole("rowheader").allInnerTexts()
  await checkboxOf(page, name).check()
  await button(selection(page), "Plan a rollout").click()
  await page.getByRole("textbox", { name: "Rollout name" }).fill("Lost?")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tasks" }).click()
  await expect(page.getByRole("alertdialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("textbox", { name: "Rollout name" })).toHaveValue("Lost?")
})
