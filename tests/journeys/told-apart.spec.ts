import { expect, test } from "../support/browser.ts"
import { openList } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

test("the path of a record keeps the separator before the account it ends with", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, "/be/12/utgs")
  await page.getByRole("grid").getByRole("link").first().click()
  const path = page.locator(".cc-path")
  await expect(path).toContainText(" / ")
  expect(await path.locator("> :last-child").textContent()).toMatch(/^ \/ \S/u)
  expect(await path.locator("> :first-child").textContent()).not.toMatch(/\/ $/u)
})

test("of the form and the JSON of a configuration the one that is shown has an edge", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await page.getByRole("grid").getByRole("link").first().click()
  await page.getByRole("link", { name: "Configuration", exact: true }).click()
  const chosen = page.getByRole("group", { name: "View" }).getByRole("button", { pressed: true })
  const edge = await chosen.evaluate((button) => {
    const { borderInlineStartColor, borderInlineStartWidth, backgroundColor } = getComputedStyle(button)
    return { borderInlineStartColor, borderInlineStartWidth, backgroundColor }
  })
  expect(edge.borderInlineStartWidth).toBe("1px")
  expect(edge.borderInlineStartColor).not.toBe("rgba(0, 0, 0, 0)")
  expect(edge.borderInlineStartColor).not.toBe(edge.backgroundColor)
})

test("in the palette the ring stays with the field, and the entry that Enter takes is marked otherwise", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  await page.keyboard.press("Control+k")
  const field = page.getByRole("combobox", { name: "Go to or do…" })
  await expect(field).toBeFocused()
  const entry = page.locator(".cc-palette-item[data-highlighted]")
  await expect(entry).toHaveCount(1)
  const { outline, mark } = await entry.evaluate((item) => {
    const { outlineStyle, boxShadow } = getComputedStyle(item)
    return { outline: outlineStyle, mark: boxShadow }
  })
  expect(outline).toBe("none")
  expect(mark).not.toBe("none")
})

test("with forced colours what is awaited has a line around it", async ({ page, faults }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await faults.add({ path: "/installations", kind: "none", delayMs: 600_000 })
  await page.goto("/be/1/dashboard")
  const bone = page.locator(".cc-bone").first()
  await expect(bone).toBeVisible()
  expect(await bone.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe("1px")
})

test("the versions of a UTG's header and the schemas of profiles are drawn as those of the lists", async ({ page }) => {
  const fontOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).fontFamily)
  await openList(page, "/be/12/utgs")
  const font = await fontOf("td .cc-version")
  expect(font).toMatch(/mono/iu)
  await page.getByRole("grid").getByRole("link").first().click()
  await expect(
    page
      .locator(".cc-facts")
      .getByText(/^\d+\.\d+\.\d+/u)
      .first()
  ).toBeVisible()
  expect(await fontOf(".cc-facts .cc-version")).toBe(font)
  await openList(page, "/be/12/profiles")
  expect(await fontOf("td .cc-version:not([data-words])")).toBe(font)
})
