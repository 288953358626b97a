import type { Page } from "@playwright/test"
import { links } from "../support/parts.ts"
import { wave } from "../support/rollout-page.ts"
import { expect, rolloutOrigins, stepElsewhere, test } from "../support/rollouts.ts"

test.use({ person: "dana.whitlock" })

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) })

test("the list shows what happens elsewhere as it happens, without being read anew", async ({
  page,
  rollouts,
  sandbox,
  tokens
}) => {
  const id = await rollouts.plan("dana.whitlock", 2, { name: "Begun elsewhere", waves: [wave] })
  let reads = 0
  page.on("request", (request) => {
    if (/\/rollouts\?businessEntityId=/u.test(request.url())) reads += 1
  })
  await page.goto("/be/1/dashboard")
  await links(page).filter({ hasText: "Rollouts" }).click()
  await expect(row(page, "Begun elsewhere")).toContainText("Not started")
  await expect(page.getByText("Updates live", { exact: true })).toBeVisible()
  const origins = await rolloutOrigins(sandbox.origin, await tokens("dana.whitlock"))
  await stepElsewhere(origins, id, "start")
  await expect(row(page, "Begun elsewhere")).toContainText("Done")
  await rollouts.plan("dana.whitlock", 2, { name: "Planned elsewhere", waves: [wave] })
  await expect(page.getByRole("row").nth(1)).toContainText("Planned elsewhere")
  expect(reads).toBe(1)
})

test("where it cannot be followed it is read every few seconds, and says so", async ({
  page,
  complaints,
  rollouts,
  sandbox,
  tokens
}) => {
  complaints.expect(/404/u)
  const id = await rollouts.plan("dana.whitlock", 2, { name: "Read again", waves: [wave] })
  await page.route("**/rollouts/events?*", (route) =>
    route.fulfill({ status: 404, headers: { "Access-Control-Allow-Origin": "*" } })
  )
  await page.goto("/be/1/rollouts")
  await expect(row(page, "Read again")).toContainText("Not started")
  await expect(page.getByText(/^Not live \(.*\): refreshed every few seconds\.$/u)).toBeVisible()
  await stepElsewhere(await rolloutOrigins(sandbox.origin, await tokens("dana.whitlock")), id, "start")
  await expect(row(page, "Read again")).toContainText("Done", { timeout: 20_000 })
  await page.unroute("**/rollouts/events?*")
  await expect(page.getByText("Updates live", { exact: true })).toBeVisible({ timeout: 20_000 })
})
