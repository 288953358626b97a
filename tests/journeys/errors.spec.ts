import { expect, test } from "../support/browser.ts"
import { heading, links } from "../support/parts.ts"

test.use({ person: "elena.sorokina" })

test("an account that is not there or not one's own says so and leads to one's own", async ({ page, origin }) => {
  for (const id of ["18", "999999"]) {
    await page.goto(`/be/${id}/utgs`)
    await expect(heading(page, "No such account")).toBeVisible()
    await expect(page.getByText(`There is no account ${id}, or you may not see it.`)).toBeVisible()
  }
  await page.getByRole("link", { name: "Go to the dashboard of your own account" }).click()
  await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
  await expect(heading(page, "Dashboard")).toBeVisible()
})

test("an id that is no number is said to be none", async ({ page }) => {
  for (const id of ["undefined", "NaN", "-1", "0"]) {
    await page.goto(`/be/${id}/dashboard`)
    await expect(
      page.getByText("The address has no business entity ID: /be/ must be followed by a number.")
    ).toBeVisible()
  }
})

test("a page that does not exist says so, outside an account and within one", async ({ page, origin }) => {
  for (const path of ["/nowhere", "/be/12/nowhere", "/be/12/utgs/12x"]) {
    await page.goto(path)
    await expect(heading(page, "Page not found")).toBeVisible()
  }
  await expect(links(page).first()).toBeVisible()
  await page.getByRole("link", { name: "Go to the dashboard" }).click()
  await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
})

test("/be/{id} alone leads to the account's dashboard [A1-01]", async ({ page, origin }) => {
  await page.goto("/be/13")
  await expect(page).toHaveURL(`${origin}/be/13/dashboard`)
  await expect(heading(page, "Dashboard")).toBeVisible()
})
