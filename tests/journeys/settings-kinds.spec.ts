import type { Page } from "@playwright/test"
import { isJsonObject } from "../../packages/domain/src/json/json-field.ts"
import { barriersInBoth } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog, keyTo } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { configOf, objectIn } from "../support/record-page.ts"
import { changeElsewhere, configPath, outline, setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15
const text = (title: string) => ({ type: "string", title })
const speed = { type: "integer", title: "Speed" }
const oneOf = [
  { title: "TCP", properties: { host: text("Host"), speed }, required: ["host"] },
  { title: "Serial", description: "By cable.", properties: { com: text("Com"), speed }, required: ["com"] }
]
/** Without a title of its own. */
const schema = {
  type: "object",
  properties: {
    utgGlobal: {
      type: "object",
      title: "Global settings",
      properties: {
        siteName: text("Site name"),
        either: { title: "Either", anyOf: [text("Words"), { type: "integer", title: "Number" }] },
        links: { type: "array", title: "Links", items: { title: "Spare", oneOf } }
      }
    },
    link: { type: "object", title: "Link", oneOf }
  }
}

const kindOf = (page: Page, name: string) => page.getByRole("combobox", { name: `Kind of ${name}`, exact: true })

test("a section of several kinds: chosen with the mouse and by keyboard, what is missing told, nothing of the other kind sent", async ({
  page,
  origin,
  token
}) => {
  const asked = { origin, token }
  const path = await configPath(asked, account, 20007)
  await changeElsewhere(asked, path, (config) => ({
    ...config,
    utgGlobal: { ...objectIn(config, "utgGlobal"), either: "word", links: [{ host: "a" }] },
    link: { host: "pier", speed: 3, later: true }
  }))
  await page.route("**/componentconfigschemas?*", (route) =>
    route.fulfill({ json: { componentConfigSchema: { Schema: JSON.stringify(schema), "s4-migrated": true } } })
  )
  await page.goto(`/be/${account}/utgs/20007/config`)
  await expect(setting(page, "Host").last()).toHaveValue("pier")
  await expect(kindOf(page, "Link").getByRole("option")).toHaveText(["TCP", "Serial"])
  await expect(page.getByRole("alert").filter({ hasText: "attention" })).toHaveCount(0)
  expect(await barriersInBoth(page)).toEqual([])

  await kindOf(page, "Link").selectOption("Serial")
  await button(page, "Update").click()
  await expect(page.getByRole("alert").filter({ hasText: "1 setting needs your attention" })).toContainText(
    "Link / Com: This field is required."
  )
  await expect(setting(page, "Com")).toBeFocused()
  await page.keyboard.type("com1")

  await keyTo(page, kindOf(page, "Spare 1"), "Shift+Tab")
  await page.keyboard.press("ArrowDown")
  await expect(kindOf(page, "Spare 1")).toHaveValue("1")
  await expect(kindOf(page, "Spare 1")).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.type("com2")
  await keyTo(page, kindOf(page, "Either"), "Shift+Tab")
  await page.keyboard.press("N")
  await page.keyboard.press("Tab")
  await page.keyboard.type("12")
  expect(await barriersInBoth(page)).toEqual([])

  await button(page, "Update").click()
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  const body = sent.find(isJsonObject)
  const config = configOf(objectIn(objectIn({ body }, "body"), "componentConfig"))
  expect(config["link"]).toEqual({ com: "com1", speed: 3, later: true })
  expect(objectIn(config, "utgGlobal")).toMatchObject({ either: 12, links: [{ com: "com2" }] })
  await expect(kindOf(page, "Link")).toHaveValue("1")
})

test("settings of an entry whose schema has no title have a name in the outline", async ({ page }) => {
  const entry = {
    type: "object",
    properties: {
      cdType: { type: "integer", title: "Type", enum: [148, 21], enumNames: ["UTG", "Scale"] },
      taskDesc: text("Description"),
      listenPort: { type: "integer", title: "Port" },
      link: { type: "object", title: "Link", oneOf }
    }
  }
  const interfaces = { type: "object", properties: { apiInterface: { type: "array", items: entry } } }
  const root = { type: "object", properties: { ...schema.properties, apiInterfaceConfig: interfaces } }
  await page.route("**/componentconfigschemas?*", (route) =>
    route.fulfill({ json: { componentConfigSchema: { Schema: JSON.stringify(root), "s4-migrated": true } } })
  )
  await page.goto(`/be/${account}/utgs/20007/apiinterfaces/21`)
  await expect(outline(page).getByRole("button")).toHaveText(["General", "Link"])
  await expect(page.getByText("This field is required.")).toHaveCount(0)
  await outline(page).getByRole("button", { name: "General" }).click()
  await expect(page.getByRole("region", { name: "General", exact: true })).toBeFocused()
  await setting(page, "Port").fill("1.5")
  await expect(setting(page, "Port")).toHaveAccessibleDescription(
    "Input value must be aligned to the nearest multiple of 1"
  )
  expect(await barriersInBoth(page)).toEqual([])
})
