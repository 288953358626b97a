import { keyMessages } from "@command-center/domain/message/key-messages"
import { expect, test } from "../support/browser.ts"
import { accounts, documentedLinks, goWithin, heading, links, userMenu } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const pages = [
  ["Dashboard", "dashboard", "Dashboard"],
  ["UTGs", "utgs", "UTG List"],
  ["Config Templates", "templates", "Config Template List"],
  ["Tasks", "tasks", "Tasks List"],
  ["Devices", "devices", "Device Management"],
  ["Forms", "forms", "Form Manager"],
  ["Profiles", "profiles", "Profile List"],
  ["Installations", "installations", "Installation List"],
  ["Users", "users", "User List"]
] as const

test("the user menu by the keyboard shows name and image; About tells version and year and gives the focus back; it leads to the other applications [A2.3-20 A2.3-21 A2.3-22 A2.3-23 A2.3-24]", async ({
  page,
  origin
}) => {
  await page.goto("/be/12/dashboard")
  await expect(userMenu(page)).toHaveText("dana.whitlock")
  const image = userMenu(page).locator("img")
  await expect(image).toHaveAttribute("src", /\/sso\/users\/\d+\/image$/u)
  await expect
    .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth > 0))
    .toBe(true)
  await userMenu(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused()
  await page.keyboard.press("a")
  await expect(page.getByRole("menuitem", { name: "About" })).toBeFocused()
  await page.keyboard.press("Enter")
  const about = page.getByRole("dialog", { name: "About Command Center" })
  await expect(about.getByText("Version 0.1.0 (sandbox)")).toBeVisible()
  await expect(about.getByText(`© ${new Date().getFullYear()} Command Center`)).toBeVisible()
  await expect(about.getByRole("button", { name: "Close" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(about).toHaveCount(0)
  await expect(userMenu(page)).toBeFocused()

  await userMenu(page).click()
  await expect(page.getByRole("menuitem")).toHaveText(["Profile", "Switch to old experience", "About", "Sign Out"])
  await expect(page.getByRole("menuitem", { name: "Profile" })).toHaveAttribute(
    "href",
    `${origin}/legacy/identity/profile`
  )
  await expect(page.getByRole("menuitem", { name: "Switch to old experience" })).toHaveAttribute(
    "href",
    `${origin}/legacy/console/be/12/dashboard`
  )
  await page.getByRole("menuitem", { name: "Switch to old experience" }).click()
  await expect(heading(page, "Older console")).toBeVisible()
})

test("every link of the bar leads to its page of the account, in the documents' order [A1-01 A1-02 A2.1-04 A2.1-05 A2.1-08 A2.1-09 A2.1-14 A2.1-15 A2.1-17 A2.3-01 A2.3-10]", async ({
  page,
  origin
}) => {
  await page.goto("/be/12/dashboard")
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(accounts(page)).toBeVisible()
  await expect(page.getByRole("main")).toBeVisible()
  await expect(documentedLinks(page)).toHaveText(pages.map(([label]) => label))
  for (const [label, path, title] of pages) {
    await links(page).getByText(label, { exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(`${origin}/be/12/${path}`)
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText(label)
  }
  await page.goBack()
  await expect(heading(page, "Installation List")).toBeVisible()
})

test.describe("someone without a picture", () => {
  test.use({ person: "ravi.natarajan" })

  test("has a figure in its place, and none is asked for [A2.3-21]", async ({ page }) => {
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(request.url()))
    await page.goto("/be/12/dashboard")
    await expect(userMenu(page).locator("svg").first()).toBeVisible()
    await expect(userMenu(page).locator("img")).toHaveCount(0)
    expect(asked.filter((address) => address.endsWith("/image"))).toEqual([])
  })
})

test("an image that is gone leaves the figure; the first Tab leads past the bar to the page", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/status of 404/u)
  await faults.add({ path: "/image", kind: "status", status: 404 })
  await page.goto("/be/12/dashboard")
  await expect(userMenu(page).locator("svg").first()).toBeVisible()
  await expect(userMenu(page).locator("img")).toHaveCount(0)
  await expect(heading(page, "Dashboard")).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("on a narrow screen bar and accounts stand in a drawer that closes when it has led somewhere [A9-15]", async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto("/be/12/dashboard")
  await expect(accounts(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  const drawer = page.getByRole("dialog", { name: "Menu" })
  await expect(drawer.getByRole("treeitem", { name: "Saltmarsh Coffee Company", exact: true })).toBeVisible()
  await drawer.getByRole("link", { name: "Devices" }).click()
  await expect(heading(page, "Device Management")).toBeVisible()
  await expect(drawer).toHaveCount(0)
  const opener = page.getByRole("button", { name: "Menu", exact: true })
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(opener).toBeVisible()
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(opener).toHaveCount(0)
  await expect(accounts(page)).toBeVisible()
})

test("each page names its account, and the name opens the accounts: in the panel, also a hidden one, and on a phone", async ({
  page
}) => {
  await page.goto("/be/12/utgs")
  await expect(heading(page, "UTG List")).toBeVisible()
  const account = page.getByRole("main").getByRole("button", { name: "Account: Saltmarsh Coffee Company" })
  const filter = accounts(page).getByRole("searchbox")
  await account.click()
  await expect(filter).toBeFocused()
  await accounts(page).getByRole("button", { name: "Hide accounts" }).click()
  await expect(filter).toBeHidden()
  await account.click()
  await expect(filter).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  const name = page.getByRole("columnheader", { name: "UTG Nickname" })
  const check = page.getByRole("columnheader", { name: "Select all" })
  const left = async () => Math.round((await name.boundingBox())?.x ?? 0)
  await expect(check).toBeVisible()
  const at = await left()
  expect(at).toBeLessThan(130)
  await page.locator(".cc-table-scroll").evaluate((table) => table.scrollTo({ left: 600 }))
  await expect(page.getByRole("columnheader", { name: "UTG Version" })).toBeInViewport()
  expect(await left()).toBe(at)
  await account.click()
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("searchbox")).toBeVisible()
})

test("the keys are shown wherever the console is open, and the focus returns to where it was", async ({ page }) => {
  const keys = page.getByRole("dialog", { name: keyMessages.title })
  await page.goto("/be/15/utgs/20397")
  await expect(heading(page, "SEA-POS-95")).toBeVisible()
  const tab = page.getByRole("link", { name: "API Interfaces", exact: true })
  await tab.focus()
  await page.keyboard.press("?")
  await expect(keys).toContainText(keyMessages.goTo)
  await expect(keys).not.toContainText(keyMessages.moving)
  await page.keyboard.press("Escape")
  await expect(keys).toBeHidden()
  await expect(tab).toBeFocused()
  await goWithin(page, "/be/12/templates")
  await expect(heading(page, "Config Template List")).toBeVisible()
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible()
  await page.keyboard.press("?")
  await expect(keys).toHaveCount(1)
  await expect(keys).toContainText(keyMessages.moving)
})
