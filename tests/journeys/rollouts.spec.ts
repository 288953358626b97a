import { readFile } from "node:fs/promises"
import { barriers } from "../accessibility/barriers.ts"
import { beyondNarrow, none } from "../accessibility/sideways.ts"
import { button, dialog } from "../support/list-page.ts"
import { heading, links, toasts } from "../support/parts.ts"
import { entries, later, noneFailed, region, state, wave } from "../support/rollout-page.ts"
import { expect, test } from "../support/rollouts.ts"

test.use({ person: "dana.whitlock" })

test("a rollout is found, started with a note, goes on after its first wave, and its journal tells it", async ({
  page,
  rollouts
}) => {
  const waves = [
    { ...wave, size: { count: 3 }, then: "waitForPerson" as const },
    { ...wave, size: { percent: 75 } }
  ]
  const id = await rollouts.plan("dana.whitlock", 12, { name: "Canary, then all", waves })
  await page.goto("/be/1/dashboard")
  await links(page).filter({ hasText: "Rollouts" }).click()
  await expect(heading(page, "Rollouts")).toBeVisible()
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Canary, then all", exact: true }) })
  await expect(row).toContainText("Not started")
  await expect(row.getByRole("img")).toHaveCount(2)
  const searched = page.getByRole("searchbox", { name: "Search rollouts" })
  const rows = page.locator("tbody").getByRole("row")
  await searched.fill("canary dana")
  await expect(page.getByRole("status").filter({ hasText: /^1 of \d+ rollouts?$/u })).toBeVisible()
  await page.getByRole("combobox", { name: "State of the rollout" }).selectOption("Paused")
  await expect(page.getByText("No rollout matches.")).toBeVisible()
  await button(page, "Show all").click()
  await expect(searched).toHaveValue("")
  await searched.pressSequentially("canary")
  await expect(searched).toHaveValue("canary")
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/\/rollouts\?search=canary$/u)
  expect(await barriers(page)).toEqual([])
  expect(await beyondNarrow(page)).toEqual(none)
  await row.getByRole("link").focus()
  await page.keyboard.press("Enter")
  await expect(heading(page, "Canary, then all")).toBeVisible()
  await page.goBack()
  await expect(searched).toHaveValue("canary")
  await links(page).filter({ hasText: "Rollouts" }).click()
  await expect(searched).toHaveValue("")
  await row.getByRole("link").click()
  await expect(page.getByText("Restart UTGs: 12 targets")).toBeVisible()

  await button(page, "Start").focus()
  await page.keyboard.press("Enter")
  const asked = dialog(page, "Start this rollout?")
  await expect(asked).toContainText("Wave 1 goes to 3 targets now.")
  await page.keyboard.press("Escape")
  await expect(asked).toBeHidden()
  await button(page, "Start").click()
  await asked.getByRole("textbox", { name: "Note (kept in the journal)" }).fill("as agreed")
  await button(asked, "Start").click()
  await expect(toasts(page)).toContainText("The rollout was started.")
  await expect(state(page, "Waiting, wave 1 of 2")).toBeVisible()
  await expect(page.getByText("Updates live", { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^The gate is passed; it waits for a person to go on, since .* Anyone with edit rights here/u)
  ).toBeVisible()
  await expect(entries(page).filter({ hasText: "as agreed" })).toContainText("dana.whitlock")
  expect(await barriers(page)).toEqual([])

  await button(page, "Go on now").click()
  await expect(dialog(page, "Go on now?")).toContainText("Wave 2 goes to 9 targets now.")
  await button(dialog(page, "Go on now?"), "Go on now").click()
  await expect(state(page, "Done")).toBeVisible()
  await expect(entries(page).first()).toContainText("Done")
  const told = await rollouts.read("dana.whitlock", id)
  expect([told.state, told.waves.map(({ sent }) => sent)]).toEqual(["done", [3, 9]])

  const shown = region(page, "Targets")
  await expect(shown.locator("tbody").getByRole("row")).toHaveCount(12)
  await shown.getByRole("combobox", { name: "Target state" }).selectOption("Failed")
  await expect(shown).toContainText("No target is in this state.")
  const file = page.waitForEvent("download")
  await button(page, "Journal as CSV").click()
  expect((await file).suggestedFilename()).toBe(`rollout-${id.slice(0, 8)}-journal.csv`)
  const downloading = page.waitForEvent("download")
  await button(page, "Journal as JSON").click()
  const json = await downloading
  expect(json.suggestedFilename()).toBe(`rollout-${id.slice(0, 8)}-journal.json`)
  const kept: unknown = JSON.parse(await readFile(await json.path(), "utf8"))
  expect(kept).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ kind: "started", note: "as agreed" })])
  })
})

test("what is under way is paused at once, resumed, and stopped; what was not sent gets nothing", async ({
  page,
  rollouts
}) => {
  const waves = [{ ...wave, start: later }]
  const id = await rollouts.plan("dana.whitlock", 5, { name: "Next century", businessEntityId: 1, waves })
  await page.goto(`/be/1/rollouts/${id}`)
  // Each target's page is at its own account, not at the rollout's.
  const targets = region(page, "Targets").getByRole("link")
  await expect(targets).toHaveCount(5)
  for (const link of await targets.all())
    expect(await link.getAttribute("href")).toMatch(/^\/be\/(?!1\/)\d+\/utgs\/\d+/u)
  await button(page, "Start").click()
  await expect(dialog(page, "Start this rollout?")).toContainText(
    `Wave 1 goes to 5 targets at ${later.at.slice(0, 4)}-`
  )
  await button(dialog(page, "Start this rollout?"), "Start").click()
  await expect(state(page, "Waiting, wave 1 of 1")).toBeVisible()
  await button(page, "Pause").click()
  await expect(state(page, "Paused, wave 1 of 1")).toBeVisible()
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  await button(page, "Resume").click()
  await button(dialog(page, "Resume this rollout?"), "Resume").click()
  await expect(state(page, "Waiting, wave 1 of 1")).toBeVisible()
  await button(page, "Stop").click()
  const asked = dialog(page, "Stop this rollout?")
  await expect(asked).toContainText("5 targets that were not sent get nothing. A stopped rollout cannot be resumed.")
  await expect(button(asked, "Cancel")).toBeFocused()
  await asked.getByRole("checkbox", { name: "Also delete its tasks that have not run yet" }).check()
  await button(asked, "Stop").click()
  await expect(state(page, "Stopped")).toBeVisible()
  const told = await rollouts.read("dana.whitlock", id)
  expect([told.state, told.waves.map(({ sent, skipped }) => [sent, skipped])]).toEqual(["stopped", [[0, 5]]])
})

test("a gate that is not passed says by which figure; what failed is retried in a wave of its own", async ({
  page,
  faults,
  rollouts
}) => {
  await faults.add({ path: "/tasksbulk", kind: "status", status: 400, times: 1 })
  const id = await rollouts.plan("dana.whitlock", 4, {
    name: "Refused at first",
    waves: [{ ...wave, gate: noneFailed }]
  })
  await page.goto(`/be/1/rollouts/${id}`)
  await button(page, "Start").click()
  await button(dialog(page, "Start this rollout?"), "Start").click()
  await expect(state(page, "Paused, wave 1 of 1")).toBeVisible()
  const failed = page.getByRole("table", { name: "Gate" }).getByRole("row", { name: "Failed" })
  await expect(failed.getByRole("cell")).toHaveText(["Failed", "4 of 4 (100%)", "at most 0"])
  await button(page, "Retry failed").click()
  await expect(dialog(page, "Retry the failed targets?")).toContainText("4 targets that failed are sent again")
  await button(dialog(page, "Retry the failed targets?"), "Retry failed").click()
  await expect(state(page, "Done")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Wave 2 · Retry of wave 1" })).toBeVisible()
})

test("a step whose answer was lost is not confirmed; sent again it is done once", async ({
  page,
  complaints,
  rollouts
}) => {
  complaints.expect(/504/u)
  const id = await rollouts.plan("dana.whitlock", 2, { name: "Answer lost", waves: [{ ...wave, start: later }] })
  let answers = 0
  await page.route(`**/rollouts/${id}/start`, async (route) => {
    const response = await route.fetch()
    answers += 1
    await (answers === 1 ? route.fulfill({ response, status: 504, body: "" }) : route.fulfill({ response }))
  })
  await page.goto(`/be/1/rollouts/${id}`)
  await button(page, "Start").click()
  const asked = dialog(page, "Start this rollout?")
  await button(asked, "Start").click()
  await expect(asked).toContainText("It is not confirmed whether this was done.")
  await button(asked, "Send again").click()
  await expect(asked).toBeHidden()
  await expect(state(page, "Waiting, wave 1 of 1")).toBeVisible()
  await expect(entries(page).filter({ hasText: "Started" })).toHaveCount(1)
})

test.describe("somebody who may look and not edit", () => {
  test.use({ person: "ravi.natarajan" })
  test("sees a rollout and can do nothing to it, and why not", async ({ page, complaints, rollouts }) => {
    complaints.expect(/404/u)
    const waves = [{ ...wave, start: later }]
    const id = await rollouts.plan("dana.whitlock", 2, { name: "Not mine", businessEntityId: 12, waves })
    const lock = page.getByRole("img", { name: "You have read only access on this page." })
    await page.goto("/be/1/rollouts")
    await expect(lock).toBeVisible()
    await page.goto(`/be/1/rollouts/${id}`)
    await expect(button(page, "Start")).toHaveAttribute("aria-disabled", "true")
    await button(page, "Start").hover()
    await expect(page.getByRole("tooltip")).toContainText("You need the edit right at this rollout's account")
    await button(page, "Start").click({ force: true })
    await expect(page.getByRole("alertdialog")).toHaveCount(0)
    expect((await rollouts.read("dana.whitlock", id)).state).toBe("planned")
    await expect(lock).toBeVisible()
    await button(page, "Why?").focus()
    await page.keyboard.press("Enter")
    await expect(dialog(page, "Why can I, and why not?")).toContainText(
      "You can view, but not edit UTGs and config templates at Saltmarsh Coffee Company."
    )
    await page.keyboard.press("Escape")
    await expect(button(page, "Why?")).toBeFocused()
    await page.goto("/be/1/rollouts/00000000-0000-4000-8000-000000000000")
    await expect(page.getByRole("alert")).toContainText("There is no rollout 00000000-0000-4000-8000-000000000000")
  })
})
