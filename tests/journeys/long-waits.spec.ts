import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, displaying, grid, openList, rows } from "../support/list-page.ts"
import { alerts, heading, links } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const hang = 600_000
const awaited = (page: Page) => page.getByRole("status").filter({ hasText: "Still waiting for " })
const cancelled = "You stopped waiting for the answer. Nothing was changed. Retry asks again."

test("a list, a page and the dashboard that do not come say after ten seconds what they wait for; Cancel leads to Retry", async ({
  page,
  faults
}) => {
  await page.clock.install()
  const pages = [
    ["/be/12/utgs", "/components/query", "the UTG list. The management service has not sent all of it in 10 seconds."],
    ["/be/12/dashboard", "/installations", "the recent installations. No answer has come in 10 seconds."],
    ["/be/12/profiles/403", "/componentProfiles/", "the contents of this page. No answer has come in 10 seconds."],
    [
      "/be/15/utgs/20000/config",
      "/componentconfigschemas",
      "the schema of these settings. No answer has come in 10 seconds."
    ]
  ] as const
  for (const [address, path, what] of pages) {
    await faults.add({ path, kind: "none", delayMs: hang })
    const asked = page.waitForRequest((request) => request.url().includes(path))
    await page.goto(address)
    await asked
    // A list is asked for before its page is there to wait for it.
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
    await expect(awaited(page)).toHaveCount(0)
    await page.clock.fastForward(10_000)
    // On a slow machine other parts of the dashboard wait, too, until they have come.
    const notice = awaited(page).filter({ hasText: what })
    await expect(notice).toBeVisible()
    await button(notice, "Cancel").click()
    await expect(page.getByText(cancelled)).toBeVisible()
    await faults.clear()
    await button(page, "Retry").click()
    await expect(page.getByText(cancelled)).toBeHidden()
    await expect(awaited(page)).toHaveCount(0)
  }
  await expect(page.getByRole("textbox", { name: "Schema version" })).toBeVisible()
})

test("a silent refresh that does not come says so beside the time of the rows, and leaves the rows; Cancel leads to Retry", async ({
  page,
  faults
}) => {
  await page.clock.install()
  await openList(page, "/be/12/utgs")
  const shown = await rows(page).count()
  await faults.add({ path: "/components/query", kind: "none", delayMs: hang })
  const asked = page.waitForRequest((request) => request.url().includes("/components/query"))
  await button(page, "Refresh now").click()
  await asked
  await page.clock.fastForward(10_000)
  await expect(awaited(page)).toContainText(
    "the UTG list. The management service has not sent all of it in 10 seconds."
  )
  await expect(rows(page)).toHaveCount(shown)
  await button(awaited(page), "Cancel").click()
  await expect(page.getByText(cancelled)).toBeVisible()
  await expect(rows(page)).toHaveCount(shown)
  await faults.clear()
  await button(page, "Retry").click()
  await expect(page.getByText(cancelled)).toBeHidden()
})

test("a sign-in that does not come on says what it waits for, and can be gone on with", async ({ page, faults }) => {
  await page.clock.install()
  await faults.add({ path: "/security/permissions", kind: "none", delayMs: hang })
  const asked = page.waitForRequest((request) => request.url().includes("/security/permissions"))
  await page.goto("/be/12/dashboard")
  await asked
  await page.clock.fastForward(10_000)
  await expect(awaited(page)).toContainText("the user's rights and accounts. No answer has come in 10 seconds.")
  await button(page, "Cancel").click()
  await expect(page.getByText(cancelled)).toBeVisible()
  await faults.clear()
  await button(page, "Retry").click()
  await expect(heading(page, "Dashboard")).toBeVisible()
})

test("rows that could not be read are told as long as the list has them: a faultless one, or another list, has none, and none is called empty for them", async ({
  page,
  faults
}) => {
  const rowsOf = (ids: ReadonlyArray<unknown>) =>
    JSON.stringify({ serviceView: ids.map((id) => ({ componentId: id, componentNickname: `Till ${id}` })) })
  const answer = (body: string) => faults.add({ path: "/components/query", kind: "status", status: 200, body })
  await answer(rowsOf([1, null, null, null, null, null]))
  await openList(page, "/be/12/utgs")
  await expect(alerts(page)).toContainText("5 rows could not be read and are not shown")
  await expect(rows(page)).toHaveCount(1)
  await faults.clear()
  await button(page, "Refresh now").click()
  await expect(displaying(page)).toContainText("of ")
  await expect(alerts(page)).toHaveCount(0)

  await answer(rowsOf([null]))
  await button(page, "Refresh now").click()
  await expect(alerts(page)).toContainText("1 row could not be read and is not shown")
  await expect(grid(page)).toContainText("None of its rows could be read.")
  await expect(page.getByText("has none")).toHaveCount(0)
  await faults.clear()
  await answer(rowsOf([]))
  await button(page, "Refresh now").click()
  await expect(page.getByText(/ has none\.$/u)).toBeVisible()
  await faults.clear()

  await answer(rowsOf([1, null]))
  await button(page, "Refresh now").click()
  await expect(alerts(page)).toContainText("1 row could not be read and is not shown")
  await links(page).filter({ hasText: "Tasks" }).click()
  await expect(heading(page, "Tasks List")).toBeVisible()
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  await expect(alerts(page)).toHaveCount(0)
})
