import { expect, test } from "../support/browser.ts"
import { blinkConnection } from "../support/connection.ts"
import { button, dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { type Asked, askService, configOf, field, objectIn } from "../support/record-page.ts"
import { setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15
const utg = 20004
const older = "4.9.12.2650"
/** A setting that the older schema does not have. */
const timeSource = "Time source"

test("a profile that names another schema is edited by that one at once, and what is typed stays", async ({
  page,
  faults
}) => {
  await page.goto("/be/12/profiles/403/config")
  await expect(setting(page, timeSource)).toBeVisible()
  await setting(page, "Schema version").fill(older)
  await faults.add({ path: "/schemas/", kind: "none", delayMs: 1500 })
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  const name = setting(page, "Site name")
  await name.fill("Typed meanwhile")
  await expect(setting(page, timeSource)).toBeVisible()
  await expect(setting(page, timeSource)).toHaveCount(0)
  await expect(name).toHaveValue("Typed meanwhile")
  await expect(name).toBeFocused()
})

test("a UTG that runs another version by now is configured by that one's schema, and what is typed stays", async ({
  page
}) => {
  await page.clock.install()
  await page.goto(`/be/${account}/utgs/${utg}/config`)
  const name = setting(page, "Site name")
  await expect(setting(page, timeSource)).toBeVisible()
  await name.fill("Typed meanwhile")
  await page.route("**/components/query", async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"5\.0\.0\.\d+"/gu, `"${older}"`) })
  })
  await blinkConnection(page)
  await expect(setting(page, timeSource)).toHaveCount(0)
  await expect(name).toHaveValue("Typed meanwhile")
  await expect(button(page, "Undo")).toBeEnabled()
})

const putComponent = async (asked: Asked, changes: object): Promise<void> => {
  const there = await askService(asked, "GET", `businessentities/${account}/components/${utg}`)
  const component = objectIn(there, "component")
  const machine = String(objectIn(component, "Machine")["PermanentId"])
  const path = `businessentities/${account}/machines/${machine}/components/${String(component["PermanentId"])}`
  await askService(asked, "PUT", path, { component: { ...component, ...changes } })
}

test("the General form of a UTG shows what a colleague saved meanwhile, beside what is typed", async ({
  page,
  origin,
  token
}) => {
  await page.clock.install()
  await page.goto(`/be/${account}/utgs/${utg}`)
  await field(page, "Location").fill("By the door")
  await putComponent({ origin, token }, { Lane: "42" })
  await blinkConnection(page)
  await expect(field(page, "Lane")).toHaveValue("42")
  await expect(field(page, "Location")).toHaveValue("By the door")
  await button(page, "Update").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  await putComponent({ origin, token }, { Location: "At the back" })
  await blinkConnection(page)
  await expect(field(page, "Location")).toHaveValue("At the back")
})

test("a config template's page shows what a colleague saved meanwhile, beside what is typed", async ({
  page,
  origin,
  token
}) => {
  const asked = { origin, token }
  const list = `businessentities/${account}/configtemplates`
  const made = objectIn(
    await askService(asked, "POST", list, { name: "Followed", businessEntityId: account, data: "{}" }),
    "configTemplate"
  )
  const path = `${list}/${String(made["id"])}`
  await page.clock.install()
  await page.goto(`/be/${account}/templates/${String(made["id"])}`)
  await field(page, "Name").fill("Followed by me")
  await askService(asked, "PUT", path, { ...made, config: '{"theirs":1}' })
  await blinkConnection(page)
  await expect(field(page, "JSON")).toHaveValue('{\n  "theirs": 1\n}')
  await expect(field(page, "Name")).toHaveValue("Followed by me")
  await button(page, "Update").click()
  await expect(toasts(page)).toContainText([/updated/u])
  const saved = objectIn(await askService(asked, "GET", path), "configTemplate")
  expect([saved["name"], configOf(saved)]).toEqual(["Followed by me", { theirs: 1 }])
})
