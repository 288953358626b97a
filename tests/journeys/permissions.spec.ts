import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { account, documentedLinks, goWithin, heading, links, toasts } from "../support/parts.ts"

const openRowMenu = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for /u })
    .first()
    .click()
  return page.getByRole("menu").getByRole("menuitem")
}

// Others are in dashboard.spec.ts.
for (const [person, shown, rows] of [
  ["otto.brandt", ["Devices"], "A2.3-11 A2.3-12 A2.3-14 A2.3-15"],
  ["mei.tanaka", ["Tasks"], "A2.3-12 A2.3-13 A2.3-14"],
  ["agnes.holloway", ["Users"], "A2.3-18 A2.3-19"],
  ["noor.haddad", ["Devices", "Forms"], "A2.3-15 A2.3-16"]
] as const) {
  test.describe(person, () => {
    test.use({ person })

    test(`the bar of ${person} has ${["Dashboard", ...shown].join(", ")} [${rows}]`, async ({ page }) => {
      await page.goto("/")
      await expect(heading(page, "Dashboard")).toBeVisible()
      await expect(documentedLinks(page)).toHaveText(["Dashboard", ...shown])
    })
  })
}

test.describe("someone without any right", () => {
  test.use({ person: "ivy.castellano" })

  const refused = [
    ["tasks", "Tasks"],
    ["templates", "UTG Config Templates"],
    ["templates/601", "UTG Config Templates"],
    ["utgs", "UTGs"],
    ["utgs/1001/config", "UTGs"],
    ["devices", "UTG devices"],
    ["forms", "UTG Forms"],
    ["users", "users"],
    ["installations", "installations"],
    ["profiles", "profiles"],
    ["profiles/501", "profiles"],
    ["rollouts", "Rollouts"]
  ] as const

  test("is told at the address of each page and led to / [A6-15 A6-16 A6-17 A6-18 B6-02 B6-03 B6-04 B6-05 B6-06 B6-07]", async ({
    page,
    origin
  }) => {
    // The list of an address is asked for beside the permissions: it is the service that refuses.
    const given: Array<string> = []
    page.on("response", (response) => {
      if (response.ok() && response.url().includes("/management/")) given.push(response.url())
    })
    for (const [path, area] of refused) {
      await page.goto(`/be/12/${path}`)
      await expect(toasts(page), path).toHaveText([`ErrorYou are not authorized to view ${area} for this account.`])
      await expect(heading(page, "Dashboard")).toBeVisible()
      await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
    }
    expect(given).toEqual([])
    // Of all links, those to pages of our own as well.
    await expect(links(page)).toHaveText(["Dashboard"])
  })
})

test.describe("someone who sees a chain and edits one region of it", () => {
  test.use({ person: "elena.sorokina" })

  test("has the actions there and nowhere above, that on tasks included; switching the account keeps the page [A2.4-08 A2.6-22 A6-04 A6-05 A6-06 A6-07 A6-09 B6-11]", async ({
    page
  }) => {
    await page.goto("/be/12/utgs")
    await expect(await openRowMenu(page)).toHaveText(["Copy Row as JSON"])
    await page.keyboard.press("Escape")
    await page
      .getByRole("checkbox", { name: /^Select (?!all)/u })
      .first()
      .check()
    await expect(page.getByRole("region", { name: "Selection" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Schedule Task" })).toHaveCount(0)
    const above = await page
      .getByRole("status")
      .filter({ hasText: /^Displaying/u })
      .textContent()

    await account(page, "Saltmarsh Coffee Pacific Northwest").click()
    await expect(page).toHaveURL(/\/be\/13\/utgs$/u)
    const menu = await openRowMenu(page)
    await expect(menu).toHaveText([
      "Copy Row as JSON",
      "Schedule Task",
      "Apply a Profile",
      "Apply a Config Template",
      "Remove From Command Center"
    ])
    await page.keyboard.press("Escape")
    await expect(page.getByRole("status").filter({ hasText: /^Displaying/u })).not.toHaveText(above ?? "")

    await goWithin(page, "/be/12/tasks")
    await expect(heading(page, "Tasks List")).toBeVisible()
    await expect(await openRowMenu(page)).toHaveText(["Copy Row as JSON"])
    await page.keyboard.press("Escape")
    await account(page, "Saltmarsh Coffee Pacific Northwest").click()
    await expect(page).toHaveURL(/\/be\/13\/tasks$/u)
    await expect(await openRowMenu(page)).toHaveText(["Copy Row as JSON", "Delete Task"])
  })
})

test.describe("someone who only reads", () => {
  test.use({ person: "ravi.natarajan" })

  test("finds no action that changes anything on any list [A6-20]", async ({ page }) => {
    const downloads: Readonly<Record<string, ReadonlyArray<string>>> = {
      forms: ["Download form"],
      installations: ["Download Installer", "Download Install Package"]
    }
    await page.goto("/be/12/dashboard")
    for (const path of ["utgs", "tasks", "devices", "forms", "profiles", "installations", "users", "templates"]) {
      await page.keyboard.press("Escape")
      await links(page)
        .and(page.locator(`[href$="/${path}"]`))
        .click()
      await expect(page).toHaveURL(new RegExp(`/${path}$`, "u"))
      await expect(await openRowMenu(page), path).toHaveText(["Copy Row as JSON", ...(downloads[path] ?? [])])
      await expect(
        page.getByRole("toolbar").getByRole("button", { name: /^(?:New|Upload|Create|Delete|Update)/u })
      ).toHaveCount(0)
    }
  })
})
