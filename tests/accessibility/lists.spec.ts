import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { type DocumentedList, documentedLists } from "../support/list-documents.ts"
import { button, grid, rows } from "../support/list-page.ts"
import { heading, links } from "../support/parts.ts"
import { barriers, dialogOnly } from "./barriers.ts"

const link = (page: Page, { id }: DocumentedList): Locator => links(page).and(page.locator(`[href$="/${id}"]`))

const isCallOf =
  ({ call: [path] }: DocumentedList) =>
  ({ pathname }: URL): boolean =>
    pathname.endsWith(path) && pathname.includes("/businessentities/12/")

/** The lists in turn dark and light: a colour that changes under axe is none of the two. */
const schemes = ["light", "dark"] as const
const schemeAt = (page: Page, at: number) => page.emulateMedia({ colorScheme: schemes[at % 2] ?? "light" })

// Each looks at every list, one after the other.
test.describe.configure({ timeout: 180_000 })

test.describe("who may edit", () => {
  test.use({ person: "dana.whitlock" })

  test("meets no barrier on a list that is empty or failed", async ({ page, complaints }) => {
    complaints.expect(/status of 403/u)
    await page.goto("/be/12/dashboard")
    for (const [at, list] of documentedLists.entries()) {
      const isFailed = at > 5
      await schemeAt(page, at)
      await page.route(isCallOf(list), (route) =>
        isFailed
          ? route.fulfill({ status: 403, json: { message: "No" } })
          : route.fulfill({ json: { [list.call[1]]: [] } })
      )
      await link(page, list).click()
      if (isFailed) await expect(grid(page).getByRole("alert")).toContainText(list.loadFailed)
      else await expect(rows(page)).toHaveText([list.emptyText])
      expect(await barriers(page), list.id).toEqual([])
    }
  })

  const dialogs: ReadonlyArray<readonly [path: string, action: string, title: string]> = [
    ["forms", "Delete form", "Delete Form"],
    ["forms", "Upload", "Upload Form"],
    ["users", "Create User", "Add new user"],
    ["profiles", "New", "Add a New Profile"],
    ["profiles", "Clone profile", "Clone Profile"],
    ["profiles", "Delete profile", "Delete Profile"],
    ["installations", "New", "New Installation"],
    ["installations", "Deactivate Install", "Deactivate Install"],
    ["installations", "About Installations", "About Installations"],
    ["templates", "New", "New Config Template"],
    ["templates", "Delete config template", "Delete Config Template"],
    ["tasks", "Download data as CSV", "Export Tasks"],
    ["tasks", "About Tasks", "About Tasks"],
    ["utgs", "Remove From Command Center", "Remove UTGs"]
  ]

  test("meets no barrier in a dialog of a list", async ({ page }) => {
    let open = ""
    await page.goto("/be/12/dashboard")
    for (const [at, [path, action, title]] of dialogs.entries()) {
      const list = documentedLists.find(({ id }) => id === path)
      if (open !== path && list !== undefined) {
        await schemeAt(page, at)
        await link(page, list).click()
        await expect(heading(page, list.heading)).toBeVisible()
        await expect(button(rows(page).first(), /^Actions for/u)).toBeVisible()
        await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      }
      open = path
      const tool = button(page.getByRole("toolbar", { name: "List" }), action)
      if ((await tool.count()) > 0) await tool.click()
      else {
        await button(rows(page).first(), /^Actions for/u).click()
        await page.getByRole("menuitem", { name: action, exact: true }).click()
      }
      const dialog = page.getByRole("dialog", { name: title }).or(page.getByRole("alertdialog", { name: title }))
      await expect(dialog, action).toBeVisible()
      expect(await barriers(page, dialogOnly), `${path}: ${title}`).toEqual([])
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
    }
  })
})

test.describe("who only reads", () => {
  test.use({ person: "ravi.natarajan" })

  // What a reader sees of a list, whoever edits sees in screens.spec.ts; what is left out is the same for all lists.
  test("meets no barrier on a list with rows", async ({ page }) => {
    await page.goto("/be/12/dashboard")
    for (const [at, list] of documentedLists.filter(({ id }) => id === "utgs" || id === "templates").entries()) {
      await schemeAt(page, at + 1)
      await link(page, list).click()
      await expect(heading(page, list.heading)).toBeVisible()
      await expect(button(rows(page).first(), /^Actions for/u)).toBeVisible()
      expect(await barriers(page), list.id).toEqual([])
    }
  })
})
