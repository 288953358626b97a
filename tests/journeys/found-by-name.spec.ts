import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

/** What the browser itself tells a screen reader, by role and name to the letter. */
const heard = async (page: Page, role: string, name: string): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send("DOM.getDocument")
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    nodeId: root.nodeId,
    role,
    accessibleName: name
  })
  return nodes.filter(({ ignored }) => !ignored).length
}

test("a field that must be filled is called by its label alone, and its star is seen", async ({ page }) => {
  await openList(page, "/be/12/forms")
  await button(page, "Upload").click()
  const uploading = dialog(page, "Upload Form")
  for (const [role, name] of [
    ["textbox", "Name"],
    ["combobox", "Device Type"]
  ] as const) {
    await expect(uploading.getByLabel(name, { exact: true })).toBeVisible()
    const field = uploading.getByRole(role, { name, exact: true })
    await expect(field).toHaveAttribute("aria-required", "true")
    const label = uploading.locator("label").filter({ hasText: new RegExp(`^${name}$`, "u") })
    const star = await label.evaluate((node) => {
      const { content, color } = getComputedStyle(node, "::after")
      return { content, isOfItsOwnColour: color !== getComputedStyle(node).color }
    })
    expect(star).toEqual({ content: '"*" / ""', isOfItsOwnColour: true })
  }
  expect(await heard(page, "textbox", "Name")).toBe(1)
  expect(await heard(page, "combobox", "Device Type")).toBe(1)
})

test("a long text that is cut in its middle names its cell whole, and is found as a text", async ({ page }) => {
  await openList(page, "/be/12/installations")
  const texts = await grid(page)
    .locator("td:not(:has(a)) > .cc-end-kept")
    .evaluateAll((all) => [
      ...new Set(
        all.flatMap(({ textContent, firstChild }) => (/\S$/u.test(firstChild?.textContent ?? "") ? [textContent] : []))
      )
    ])
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) {
    await expect(page.getByRole("gridcell", { name: text, exact: true }).first()).toBeVisible()
    await expect(grid(page).getByText(text, { exact: true }).first()).toBeVisible()
  }
  expect(await heard(page, "gridcell", texts[0] ?? "")).toBeGreaterThan(0)
})

test("a list of one page shows that page among its buttons, with none before and none after it", async ({ page }) => {
  await openList(page, "/be/12/forms")
  const pages = page.getByRole("navigation", { name: "Pages" })
  await expect(button(pages, "Page 1")).toHaveAttribute("aria-current", "page")
  await expect(button(pages, "Previous page")).toBeDisabled()
  await expect(button(pages, "Next page")).toBeDisabled()
})

test("of the two ways back to the filters that a list starts with, each has a name of its own", async ({ page }) => {
  await openList(page, "/be/12/utgs?filter=Merchant+contains+a")
  const chips = page.getByRole("list", { name: "Active filters" })
  await expect(chips).toContainText("Merchant contains a")
  await expect(button(page, "Reset filters")).toHaveCount(1)
  await button(page, "Back to default filters").click()
  await expect(chips).toHaveCount(0)
})
