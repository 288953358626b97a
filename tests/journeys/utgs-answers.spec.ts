import { readFile } from "node:fs/promises"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog, displaying, grid, openList } from "../support/list-page.ts"
import { heading, links, toasts } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const list = "/be/14/utgs"

test("the export saves all components as components.csv, and what fails is tried again [B2.utg-04 B4-52 B7-08 B8-30 B8-32]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/components\/query\/csv/u)
  await faults.add({ path: "/components/query/csv", kind: "none", delayMs: 1500 })
  await faults.add({ path: "/components/query/csv", kind: "status", status: 500, times: 1 })
  await openList(page, list)
  const bodies = await bodiesOf(page, "/businessentities/14/components/query/csv")
  await button(page, "Download data as CSV").click()
  const exporting = dialog(page, "Export UTGs")
  await expect(page.getByText("Unable to UTG list. Fault 500")).toBeVisible()
  await expect(toasts(page)).toHaveText("ErrorUnable to UTG list. Fault 500")
  await expect(exporting).toBeHidden()
  const download = page.waitForEvent("download")
  await Promise.all([
    expect(exporting.getByRole("status")).toHaveText("Preparing to export UTG list"),
    button(page, "Download data as CSV").click()
  ])
  const file = await download
  expect(file.suggestedFilename()).toBe("components.csv")
  await expect(toasts(page).last()).toHaveText("SuccessExporting UTG list. Your download should begin shortly.")
  await expect(exporting).toBeHidden()
  expect(bodies).toEqual(['{"Predicates":[]}', '{"Predicates":[]}'])
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\n")
  const shown = Number(/\d+$/u.exec(await displaying(page).innerText())?.[0])
  expect(lines).toHaveLength(shown + 1)
})

const lists = [
  ["utgs", "/components/query", "Unable to load data due to the following error - Fault 403"],
  ["tasks", "/tasks/query", "Unable to load data due to the following error - Fault 403"],
  ["devices", "/devices/query", "Unable to load data due to the following error - Fault 403"],
  ["forms", "/componentDeviceForms", "Unable to load form data due to the following error - "],
  ["users", "/users", "Unable to load users due to the following error - "],
  ["profiles", "/componentProfiles", "Unable to load profiles due to the following error - "],
  ["installations", "/installations", "Unable to load data due to the following error - "]
] as const

test("every list is loading, then loaded or failed, and can be tried again [A2.6-20 A8-06 B4-01 B4-02 B8-21 B8-22 B8-23]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/status of 403/u)
  for (const [area, call, sentence] of lists) {
    await faults.add({ path: `/businessentities/14${call}`, kind: "status", status: 403, times: 1 })
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(
      ({ pathname }) => pathname.endsWith(`/businessentities/14${call}`),
      async (route) => {
        await answered
        await route.continue()
      },
      { times: 1 }
    )
    if (area === "utgs") await page.goto(`/be/14/${area}`, { waitUntil: "commit" })
    else
      await links(page)
        .and(page.locator(`[href$="/${area}"]`))
        .click()
    const waiting = page.getByRole("status").filter({ hasText: "Loading" })
    await expect(waiting.locator(".cc-spinner")).toBeVisible()
    answer()
    await expect(grid(page).getByRole("alert")).toContainText(sentence)
    await expect(grid(page)).not.toContainText(/No .* found/u)
    await expect(waiting).toHaveCount(0)
    await expect(displaying(page)).toHaveCount(0)
    await button(grid(page), "Retry").click()
    await expect(displaying(page)).toBeVisible()
  }
})

const refusals = [
  [{ kind: "status", status: 403 }, "Fault 403"],
  [{ kind: "status", status: 500 }, "Fault 500"],
  [{ kind: "status", status: 404, body: "none" }, "API request failed (Not Found)"],
  [{ kind: "status", status: 404, body: "" }, "API request failed (Not Found)"],
  [
    { kind: "shape" },
    "API request failed: the answer could not be read, since serviceView must be a list. Reload. If it happens again, report it."
  ]
] as const

test("a list that could not be loaded says why, never that it is empty [A8-03 A8-04 B8-06 B8-24]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/components\/query/u)
  for (const [at, [fault, reason]] of refusals.entries()) {
    await faults.add({ path: "/components/query", ...fault, times: 1 })
    if (at === 0) await page.goto(list)
    else await button(grid(page), "Retry").click()
    await expect(grid(page).getByRole("alert")).toHaveText(`Unable to load data due to the following error - ${reason}`)
    await expect(grid(page)).not.toContainText("No UTGs found")
  }
})

test("a token that is no longer good leads to the error view", async ({ page, faults, complaints }) => {
  complaints.expect(/status of 401/u)
  await faults.add({ path: "/components/query", kind: "status", status: 401 })
  await page.goto(list)
  await expect(heading(page, "Unauthorized")).toBeVisible()
})
