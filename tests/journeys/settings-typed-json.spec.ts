import { isJsonObject } from "../../packages/domain/src/json/json-field.ts"
import { barriersInBoth } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog, keyTo } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { configOf, objectIn } from "../support/record-page.ts"
import { setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15
const notJson = "Bad input. Must be JSON."
const schema = {
  type: "object",
  properties: {
    utgGlobal: {
      type: "object",
      title: "Global settings",
      properties: { siteName: { type: "string", title: "Site name" }, extra: { title: "Extra" } }
    }
  }
}

test("a setting typed as JSON, by keyboard: what is none is unsaved, refused and led to, and what is sent is what is shown", async ({
  page
}) => {
  await page.route("**/componentconfigschemas?*", (route) =>
    route.fulfill({ json: { componentConfigSchema: { Schema: JSON.stringify(schema), "s4-migrated": true } } })
  )
  await page.goto(`/be/${account}/utgs/20007/config`)
  const extra = setting(page, "Extra")
  await setting(page, "Site name").focus()
  await keyTo(page, extra)
  await page.keyboard.type("12")
  await expect(extra).toHaveAccessibleDescription("")
  await page.keyboard.type("x")
  await expect(extra).toHaveAccessibleDescription(notJson)

  await keyTo(page, button(page, "Update"))
  await page.keyboard.press("Enter")
  const wrong = page.getByRole("alert").filter({ hasText: "1 setting needs your attention" })
  await expect(wrong).toContainText(`Global settings / Extra: ${notJson}`)
  await expect(extra).toBeFocused()
  await expect(extra).toHaveValue("12x")
  await expect(dialog(page, "Review Changes")).toHaveCount(0)
  expect(await barriersInBoth(page)).toEqual([])
  await keyTo(page, button(wrong, "Global settings / Extra"), "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(extra).toBeFocused()

  await page.getByRole("link", { name: "General", exact: true }).click()
  await button(page.getByRole("alertdialog"), "Continue Editing").click()
  await expect(extra).toHaveValue("12x")

  await button(page, "JSON").click()
  const json = page.getByRole("textbox", { name: "JSON" })
  await expect(json).toHaveValue(/"extra": 12x/u)
  await expect(json).toHaveAccessibleDescription(notJson)
  await button(page, "Form").click()
  await keyTo(page, button(page, "Undo"))
  await page.keyboard.press("Enter")
  await expect(extra).toHaveValue("")
  await expect(button(page, "Update")).toBeDisabled()
  await keyTo(page, button(page, "Redo"))
  await page.keyboard.press("Enter")
  await expect(extra).toHaveValue("12x")

  await extra.focus()
  await page.keyboard.press("Control+End")
  await page.keyboard.press("Backspace")
  await page.keyboard.type("3")
  await expect(extra).toHaveAccessibleDescription("")
  await keyTo(page, button(page, "Update"))
  await page.keyboard.press("Enter")
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await expect(button(dialog(page, "Review Changes"), "Save")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  const config = configOf(objectIn(objectIn({ body: sent.find(isJsonObject) }, "body"), "componentConfig"))
  expect(objectIn(config, "utgGlobal")["extra"]).toBe(123)
  await expect(extra).toHaveValue("123")
})
