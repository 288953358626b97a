import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { heading, kept, userMenu } from "../support/parts.ts"
import { signInBeside } from "../support/sign-in.ts"

const signIn = async (page: Page, name: RegExp) => {
  await page.getByRole("link", { name: "click here to login" }).click()
  await page.getByRole("button", { name }).click()
}

/** Opens Schedule Task on the first UTG and changes it, so that something would be lost. */
const beginTask = async (page: Page) => {
  await page.goto("/be/15/utgs")
  await page
    .getByRole("button", { name: /^Actions for /u })
    .first()
    .click()
  await page.getByRole("menuitem", { name: "Schedule Task" }).click()
  const dialog = page.getByRole("dialog", { name: "Schedule Task" })
  await dialog.getByText("Set Offline Mode", { exact: true }).click()
  await dialog.getByText("16 HOURS", { exact: true }).click()
  await dialog.getByText("Immediate Task", { exact: true }).click()
  return dialog
}

test("Sign Out goes by the sign-on service's logout back to the page, with token and selected account gone, in every tab [A2.3-25 A4-08]", async ({
  page,
  context,
  origin
}) => {
  await page.goto("/be/13/dashboard")
  await signIn(page, /Dana Whitlock/u)
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect.poll(() => kept(page, "selectedBusinessEntityId")).toBe("13")
  const token = await kept(page, "accessToken")
  const other = await context.newPage()
  await other.goto("/be/12/dashboard")
  await expect(heading(other, "Dashboard")).toBeVisible()

  const left = page.waitForRequest(`${origin}/sso/logout?clientId=4&redirectToReferer=true`)
  await userMenu(page).click()
  await page.getByRole("menuitem", { name: "Sign Out" }).click()
  await left
  await expect(heading(page, "Unauthorized")).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${origin}/`, "u"))
  expect(await kept(page, "accessToken")).toBeNull()
  expect(await kept(page, "selectedBusinessEntityId")).toBeNull()
  await expect(heading(other, "Unauthorized")).toBeVisible()
  const answer = await page.request.get(`${origin}/sso/accessTokens/${token}`)
  expect(await answer.json()).toBeNull()

  await signIn(other, /Ravi Natarajan/u)
  await expect(userMenu(other)).toHaveAccessibleName("User menu, ravi.natarajan")
  await expect(userMenu(page)).toHaveAccessibleName("User menu, ravi.natarajan")
})

test.describe("a token that ends", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/be/15/utgs")
    await signIn(page, /Dana Whitlock/u)
    await expect(heading(page, "UTG List")).toBeVisible()
    await expect(page.getByRole("grid", { name: "UTG List" }).getByRole("row").nth(2)).toBeVisible()
  })

  test("with nothing typed: the error view, and the sign-in returns to the page [A2.2-02]", async ({
    page,
    origin,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 401/u)
    await faults.endToken((await kept(page, "accessToken")) ?? "")
    await page.getByRole("link", { name: "Tasks", exact: true }).click()
    await expect(heading(page, "Unauthorized")).toBeVisible()
    await signIn(page, /Dana Whitlock/u)
    await expect(heading(page, "Tasks List")).toBeVisible()
    await expect(page).toHaveURL(`${origin}/be/15/tasks`)
  })

  test("under a changed task: what was typed stays, a sign-in in a new tab lets it be sent", async ({
    page,
    context,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 401/u)
    const dialog = await beginTask(page)
    await faults.endToken((await kept(page, "accessToken")) ?? "")
    await dialog.getByRole("button", { name: "Schedule Task" }).click()
    const expired = page.getByRole("alertdialog", { name: "Your session has expired" })
    await expect(expired).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(expired).toBeVisible()
    await signInBeside(page, context, /Dana Whitlock/u)
    await expect(expired).toHaveCount(0)
    await expect(dialog.getByRole("radio", { name: "16 HOURS" })).toBeChecked()
    await dialog.getByRole("button", { name: "Schedule Task" }).click()
    await expect(dialog.getByText(/Task Id \d+/u)).toBeVisible()
  })
})

test("a tab whose sign-in failed goes on by itself once somebody signs in in another tab", async ({
  page,
  context,
  faults,
  complaints
}) => {
  complaints.expect(/status of 500/u)
  await page.goto("/be/13/dashboard")
  await signIn(page, /Dana Whitlock/u)
  await expect(userMenu(page)).toHaveAccessibleName("User menu, dana.whitlock")
  const failing = await context.newPage()
  await faults.add({ path: "/security/permissions", kind: "status", status: 500, times: 1 })
  await failing.goto("/be/12/dashboard")
  await expect(failing.getByRole("button", { name: "Retry" })).toBeVisible()

  await userMenu(page).click()
  await page.getByRole("menuitem", { name: "Sign Out" }).click()
  await expect(heading(page, "Unauthorized")).toBeVisible()
  await signIn(page, /Ravi Natarajan/u)
  await expect(userMenu(page)).toHaveAccessibleName("User menu, ravi.natarajan")
  await expect(userMenu(failing)).toHaveAccessibleName("User menu, ravi.natarajan")
  await expect(failing).toHaveURL(/\/be\/12\/dashboard$/u)
})
