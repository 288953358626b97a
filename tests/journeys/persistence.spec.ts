import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { accounts, alerts, heading, kept, toasts } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const width = async (page: Page) => Math.round((await accounts(page).locator("#cc-sidebar").boundingBox())?.width ?? 0)
const edge = (page: Page) => page.getByRole("separator", { name: "Sidebar width" })
const pageSize = (page: Page) => page.getByRole("toolbar").getByLabel("Page size")
const rows = (page: Page) => page.getByRole("grid").getByRole("row")

test("the sidebar is 300 wide, is drawn by the mouse or the keyboard, and stays so after a reload, as do a hidden panel and a shown one [A2.3-02 A2.3-03]", async ({
  page
}) => {
  await page.goto("/be/12/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect.poll(() => width(page)).toBe(300)
  // What is drawn of its edge is over it, not beside it.
  expect((await accounts(page).boundingBox())?.width).toBe(300)
  const box = await edge(page).boundingBox()
  if (box === null) throw new Error("the sidebar has no edge")
  await page.mouse.move(box.x + box.width / 2, 400)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 75, 420, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => width(page)).toBe(375)
  expect(await kept(page, "sidebarwidth")).toBe("375")
  await page.reload()
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect.poll(() => width(page)).toBe(375)
  await edge(page).focus()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("Shift+ArrowLeft")
  await expect.poll(() => width(page)).toBe(315)
  await page.reload()
  await expect(edge(page)).toHaveAttribute("aria-valuenow", "315")

  await page.getByRole("button", { name: "Hide Accounts" }).click()
  await expect.poll(() => kept(page, "showtree")).toBe("false")
  await page.reload()
  await expect(page.getByRole("button", { name: "Show Accounts" })).toBeVisible()
  await expect(page.getByRole("tree")).toHaveCount(0)
  await page.getByRole("button", { name: "Show Accounts" }).click()
  await expect.poll(() => kept(page, "showtree")).toBe("true")
  await page.reload()
  await expect(page.getByRole("tree")).toBeVisible()
})

const notice = "This browser does not keep settings"

test.describe("storage that is denied", () => {
  test.use({ person: null })

  test("signs in, works, and says so once", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"] as const)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError")
          }
        })
    })
    await page.goto("/be/12/utgs")
    await page.getByRole("link", { name: "click here to login" }).click()
    await page.getByRole("button", { name: /Dana Whitlock/u }).click()
    await expect(heading(page, "Dashboard").or(heading(page, "UTG List"))).toBeVisible()
    await expect(alerts(page)).toHaveCount(1)
    await expect(alerts(page)).toContainText(notice)
  })
})

test("storage that is full: what was chosen holds for this page's life, and it says so once", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await page.goto("/be/12/utgs")
  await pageSize(page).selectOption("10")
  await page.getByRole("link", { name: "Devices", exact: true }).click()
  await expect(heading(page, "Device Management")).toBeVisible()
  await expect(pageSize(page)).toHaveValue("10")
  await expect(alerts(page)).toHaveCount(1)
  await expect(alerts(page)).toContainText(notice)
})

test.describe("storage that holds nonsense", () => {
  test.use({
    kept: {
      previouslySelectedUtgFilters: '{"12":[1,{"UtgVersion":7}]',
      previouslySelectedTaskFilters: "undefined",
      previouslySelectedDeviceFilters: '"[object Object]"',
      pagesize: "-7",
      showtree: "perhaps",
      sidebarwidth: "NaN",
      debug: "{}",
      selectedBusinessEntityId: "undefined"
    }
  })

  test("each key falls back to its default, one notice names them once, and the console works", async ({
    page,
    origin
  }) => {
    await page.goto("/")
    await expect(page).toHaveURL(`${origin}/be/1/dashboard`)
    await expect(alerts(page)).toHaveCount(1)
    await expect(alerts(page)).toContainText("Some settings could not be read")
    await expect(alerts(page)).toContainText("filters of UTGs, filters of tasks, filters of devices, page size")
    await expect.poll(() => width(page)).toBe(300)
    await expect(page.getByRole("tree")).toBeVisible()
    for (const path of ["utgs", "tasks", "devices"]) {
      await page.goto(`/be/12/${path}`)
      await expect(rows(page).nth(2)).toBeVisible()
      await expect(pageSize(page)).toHaveValue("250")
    }
    await expect(alerts(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  })
})
