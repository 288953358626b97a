import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, grid, openList } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const json = (page: Page): Locator => page.getByRole("textbox", { name: "JSON" })

/** The colours behind the text: nothing of them is told to assistive technology. */
const painted = (page: Page): Locator => page.locator(".cc-json-box[data-painted]")

test("JSON is typed, coloured, found, formatted and taken back; what is wrong shows at its line [A2.8-02 A5-05]", async ({
  page
}) => {
  await openList(page, "/be/12/templates")
  await grid(page).getByRole("link").first().click()
  await expect(painted(page)).toBeVisible()
  await expect(json(page)).toHaveRole("textbox")
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(2)

  await json(page).fill('{"a":{"b":[1,2,3]},"big":12345678901234567890}')
  await expect(painted(page).locator(".cm-json-number")).toHaveText(["1", "2", "3", "12345678901234567890"])
  await expect(painted(page).locator(".cm-json-name")).toHaveText(['"a"', '"b"', '"big"'])
  await button(page, "Format").click()
  const formatted =
    '{\n  "a": {\n    "b": [\n      1,\n      2,\n      3\n    ]\n  },\n  "big": 12345678901234567890\n}'
  await expect(json(page)).toHaveValue(formatted)
  await json(page).press("Control+z")
  await expect(json(page)).toHaveValue('{"a":{"b":[1,2,3]},"big":12345678901234567890}')
  await json(page).press("Control+Shift+z")

  await json(page).press("Control+End")
  await json(page).press("Control+f")
  const find = page.getByRole("searchbox", { name: "Find in the text" })
  await expect(find).toBeFocused()
  await find.fill("B")
  await expect(page.getByText("1 of 2", { exact: true })).toBeVisible()
  await expect(painted(page).locator(".cm-json-match-now")).toHaveText("b")
  await find.press("Enter")
  await expect(page.getByText("2 of 2", { exact: true })).toBeVisible()
  await find.press("Escape")
  await expect(json(page)).toBeFocused()
  await page.keyboard.type("c")
  await expect(json(page)).toHaveValue(formatted.replace('"big"', '"cig"'))

  await json(page).fill('{\n  "a": 1,\n  "b": \n}')
  await expect(page.getByText("Bad input. This is not JSON. Line 4, column 1: unexpected }.")).toBeVisible()
  await expect(json(page)).toHaveAccessibleDescription("Bad input. This is not JSON. Line 4, column 1: unexpected }.")
  await expect(painted(page).locator(".cm-json-wrong-line")).toContainText("unexpected }")
  await expect(button(page, "Format")).toBeDisabled()
  await button(page, "Go to line 4").click()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.type("2")
  await expect(page.getByText("Bad input. This is not JSON.")).toHaveCount(0)
  await json(page).press("End")
  await json(page).press("Enter")
  await page.keyboard.type("x")
  await expect(json(page)).toHaveValue('{\n  "a": 1,\n  "b": 2\n  x\n}')
  await json(page).fill('{"b": 2}')
  const id = page.url().split("/").at(-1) ?? ""
  const sent = await bodiesOf(page, `/configtemplates/${id}`)
  await button(page, "Update").click()
  await expect(toasts(page).filter({ hasText: "The config tmeplate was successfully updated." })).toBeVisible()
  expect(sent).toContainEqual(expect.objectContaining({ config: '{"b":2}' }))
})

test("a long text stays swift, and its letters stand where they are typed", async ({ page }) => {
  await openList(page, "/be/12/templates")
  await grid(page).getByRole("link").nth(1).click()
  await expect(painted(page)).toBeVisible()
  const lines = Array.from({ length: 4000 }, (_, at) => `  "setting${at}": "value ${at} – ünï 漢字"`)
  // As a file that is pasted: the browser takes a minute to type so many lines.
  await json(page).evaluate(
    (field: HTMLTextAreaElement, text) => {
      field.focus()
      field.setRangeText(text, 0, field.value.length, "start")
      field.dispatchEvent(new Event("input", { bubbles: true }))
    },
    `{\n${lines.join(",\n")}\n}`
  )
  await json(page).press("Control+f")
  const find = page.getByRole("searchbox", { name: "Find in the text" })
  await find.fill("setting3999")
  const match = painted(page).locator(".cm-json-match-now")
  await expect(match).toHaveText("setting3999")
  const box = await painted(page).boundingBox()
  const place = await match.boundingBox()
  if (box === null || place === null) throw new Error("nothing is shown")
  expect([place.y > box.y, place.y + place.height < box.y + box.height]).toEqual([true, true])
  await find.press("Escape")
  // A click between the letters that are seen puts the caret there.
  const now = await painted(page).boundingBox()
  await page.mouse.click(place.x + (place.width * 7) / 11, (now?.y ?? 0) + place.y - box.y + place.height / 2)
  await page.keyboard.type("-")
  expect((await json(page).inputValue()).split("\n").at(-2)).toBe('  "setting-3999": "value 3999 – ünï 漢字"')
})

test("what was typed into a profile's JSON or a config template is back after a reload, and can be dropped", async ({
  page
}) => {
  await page.goto("/be/12/profiles/403/edit?debug")
  const text = await json(page).inputValue()
  const typed = text.replace(/"siteName": "[^"]*"/u, '"siteName": "Kept"')
  await json(page).fill(typed)
  page.on("dialog", (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText(/^Your changes from .+ are back\./u)).toBeVisible()
  await expect(json(page)).toHaveValue(/"siteName": "Kept"/u)
  // What was left out stands at the end of its section now.
  expect(JSON.parse(await json(page).inputValue())).toEqual(JSON.parse(typed))
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/"adminPassword|encryptionKey/u)
  await page.getByRole("status").getByRole("button").click()
  await expect(json(page)).toHaveValue(text)

  await openList(page, "/be/12/templates")
  await grid(page).getByRole("link").nth(2).click()
  await page.getByRole("main").getByRole("textbox", { name: "Name" }).fill("Renamed")
  await json(page).fill('{"logs": {"level": 3}}')
  await page.reload()
  await expect(page.getByRole("main").getByRole("textbox", { name: "Name" })).toHaveValue("Renamed")
  await expect(json(page)).toHaveValue('{\n  "logs": {\n    "level": 3\n  }\n}')
  await button(page, "Cancel").click()
  await button(page, "Lose Changes").click()
  await page.reload()
  await expect(json(page)).not.toHaveValue(/"level": 3/u)
})
