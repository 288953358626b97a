import type { Page } from "@playwright/test"
import { templateDifferences } from "../../packages/domain/src/template/template-differences.ts"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, checkboxOf, dialog, openList, searchBox, selection } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { askService, configOf, field, objectIn } from "../support/record-page.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const json = (page: Page) => field(page, "JSON")

test("a profile's JSON: reviewed before it is saved; what others changed is merged, what collides is chosen", async ({
  page,
  origin,
  token
}) => {
  const path = "businessentities/12/componentProfiles/403"
  const read = async () => objectIn(await askService({ origin, token }, "GET", path), "componentProfile")
  const before = await read()
  const config = configOf(before)
  const global = objectIn(config, "utgGlobal")
  await page.goto("/be/12/profiles/403/edit?debug")
  const text = await json(page).inputValue()
  await json(page).fill(text.replace(/"siteName": "[^"]*"/u, '"siteName": "Pier 7"'))
  const sent = await bodiesOf(page, "/componentProfiles/403")
  await button(page, "Submit").click()
  const review = dialog(page, "Review Changes")
  const row = review.getByRole("row").filter({ hasText: "siteName" })
  await expect(row).toContainText(String(global["siteName"]))
  await expect(row).toContainText("Pier 7")
  await button(review, "Continue Editing").click()
  await expect(json(page)).toHaveValue(/"siteName": "Pier 7"/u)
  expect(sent).toEqual([])

  await json(page).fill(
    text.replace(/"siteName": "[^"]*"/u, '"siteName": "Pier 7"').replace(/"language": "[^"]*"/u, '"language": "mi-NZ"')
  )
  const theirs = { ...config, utgGlobal: { ...global, siteName: "Pier 9", currency: "NZD" } }
  await askService({ origin, token }, "PUT", path, { ...before, config: JSON.stringify(theirs) })
  await button(page, "Submit").click()
  await expect(button(review, "Save")).toBeFocused()
  await page.keyboard.press("Enter")
  const moved = dialog(page, "Changed Elsewhere")
  await expect(button(moved, "Save")).toBeDisabled()
  await expect(moved.getByRole("row").filter({ hasText: "currency" })).toContainText("NZD")
  const choice = moved.getByRole("radiogroup")
  await expect(choice).toHaveCount(1)
  await expect(choice).toContainText("Global settings / Site name")
  await choice.getByRole("radio", { name: /^Theirs/u }).click()
  await button(moved, "Save").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  expect(objectIn(configOf(await read()), "utgGlobal")).toEqual({
    ...global,
    siteName: "Pier 9",
    currency: "NZD",
    language: "mi-NZ"
  })
})

test("a config template and a profile: what would differ on each UTG, read when it is opened", async ({
  page,
  origin,
  token
}) => {
  const utgs = await serviceRows("components", { origin, token, beId: 14 })
  const names = ["Front Desk 12", "Front Desk 7"] as const
  const configAt = async (name: string) => {
    const utg = utgs.find(({ componentNickname }) => componentNickname === name)
    const at = `businessentities/14/machines/${String(utg?.["machinePermanentId"])}/components/${String(utg?.["componentPermanentId"])}/componentConfigs/0`
    return configOf(objectIn(await askService({ origin, token }, "GET", at), "componentConfig"))
  }
  await openList(page, "/be/14/utgs")
  await searchBox(page).fill("front desk")
  for (const name of names) await checkboxOf(page, name).check()
  const configs: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/componentConfigs/0")) configs.push(request.method())
  })
  await button(selection(page), "Apply a Config Template").click()
  const apply = dialog(page, "Apply Config Template")
  await expect(apply.getByText("Values That Differ")).toHaveCount(0)
  await apply.getByLabel("Config Template").selectOption({ index: 1 })
  const id = await apply.getByLabel("Config Template").inputValue()
  const template = objectIn(
    await askService({ origin, token }, "GET", `businessentities/14/configtemplates/${id}`),
    "configTemplate"
  )
  const differences = async (name: string) => templateDifferences(configOf(template), await configAt(name))
  const shown = apply.getByRole("region", { name: "Values That Differ" }).locator("details:not(details details)")
  const [first, second] = [shown.nth(0), shown.nth(1)]
  await expect(first.locator("summary").first()).toHaveText(`${names[0]}${(await differences(names[0])).length} differ`)
  for (const { path } of await differences(names[0])) {
    await expect(first).toContainText(path.split(" / ").at(-1) ?? path)
  }
  expect(configs).toEqual(["GET"])
  await second.locator("summary").first().click()
  await expect(second.locator("summary").first()).toHaveText(
    `${names[1]}${(await differences(names[1])).length} differ`
  )
  expect(configs).toEqual(["GET", "GET"])
  await expect(button(apply, "Submit")).toBeEnabled()
  await button(apply, "Cancel").click()

  await button(selection(page), "Apply a Profile").click()
  const profile = dialog(page, "Apply a Profile")
  await expect(profile.getByText("Values That Differ")).toHaveCount(0)
  await profile.getByLabel("Profile").selectOption({ index: 1 })
  await expect(profile.getByRole("region", { name: "Values That Differ" })).toContainText(names[0])
  await profile.getByLabel("Profile").selectOption({ label: "No Profile" })
  await expect(profile.getByText("Values That Differ")).toHaveCount(0)
})
