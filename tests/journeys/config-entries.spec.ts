import type { Page } from "@playwright/test"
import { interfaceTypesOf } from "../../packages/domain/src/component-config/interface-types.ts"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { askService, card, configOf, field, objectIn, tabs, value } from "../support/record-page.ts"
import { serviceRows } from "../support/service-rows.ts"
import { setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15

/** What is to be saved is shown first. */
const save = (page: Page) => button(dialog(page, "Review Changes"), "Save").click()

const listIn = (config: object, section: string, name: string): ReadonlyArray<unknown> =>
  [objectIn({ ...config }, section)[name]].flatMap((list) => (Array.isArray(list) ? list : []))

test("API interfaces of a UTG: listed, the types of the schema, one deleted on top of what others changed [B2.routes-03 B2.api-01 B2.api-02 B2.api-03]", async ({
  page,
  origin,
  token,
  complaints
}) => {
  complaints.expect(/componentConfigs/u)
  const utg = (await serviceRows("components", { origin, token, beId: account })).find(
    (row) => row["componentId"] === 20002
  )
  if (utg === undefined) throw new Error("there is no such UTG")
  const at = `businessentities/${account}/machines/${String(utg["machinePermanentId"])}/components/${String(utg["componentPermanentId"])}/componentConfigs/0`
  const read = async () => objectIn(await askService({ origin, token }, "GET", at), "componentConfig")
  await page.goto(`/be/${account}/utgs/20002/apiinterfaces`)
  const table = page.getByRole("table", { name: "API Interfaces" })
  await expect(table.getByRole("columnheader")).toHaveText(["Description", "Type", "Port", "Actions"])
  await expect(table.getByRole("row")).toHaveCount(4)
  await button(page, "New API Interface").click()
  const menu = page.getByRole("menu", { name: "New API Interface" })
  const schema = objectIn(
    await askService({ origin, token }, "GET", "componentconfigschemas?componenttype=1&componentversion=5.0.0.3047"),
    "componentConfigSchema"
  )
  const known: unknown = JSON.parse(String(schema["Schema"]))
  const types = interfaceTypesOf(objectIn({ known }, "known"), configOf(await read()))
  await expect(menu.getByRole("menuitem")).toHaveText(types.map(({ title }) => title))
  await expect(menu.getByRole("menuitem", { disabled: true })).toHaveText(
    types.filter(({ cdType }) => cdType === "148").map(({ title }) => title)
  )
  await page.keyboard.press("Escape")

  const before = await read()
  const config = configOf(before)
  const touched = { ...config, utgGlobal: { ...objectIn(config, "utgGlobal"), siteName: "Pier 9" } }
  await button(table, "Delete Pumps").click()
  const remove = dialog(page, "Delete API Interface")
  await expect(remove).toContainText('The API interface "Pumps"')
  await askService({ origin, token }, "PUT", at, { componentConfig: { ...before, config: JSON.stringify(touched) } })
  await button(remove, "Delete").click()
  await expect(remove).toContainText("The configuration was changed by someone else since you opened it.")
  await expect(remove.getByRole("row").filter({ hasText: "siteName" })).toContainText("Pier 9")
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(remove, "Delete").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  await expect(table.getByRole("row")).toHaveCount(3)
  const after = await read()
  const kept = listIn(touched, "apiInterfaceConfig", "apiInterface").slice(0, 2)
  expect(configOf(after)).toEqual({
    ...touched,
    apiInterfaceConfig: { ...objectIn(touched, "apiInterfaceConfig"), apiInterface: kept }
  })
  const [body] = sent
  expect(Object.keys(objectIn(objectIn({ body }, "body"), "componentConfig")).sort()).toEqual(
    Object.keys(before).sort()
  )
})

test("an interface and a device are added with what the schema gives, and edited; a port that is taken is not [B2.routes-04 B2.routes-06 B5-56 B3-16 B8-40 B8-41]", async ({
  page,
  complaints,
  faults,
  origin,
  token
}) => {
  complaints.expect(/500/u)
  const failing = { path: "/componentProfiles/403", method: "PUT", kind: "status", status: 500, times: 1 } as const
  const reason = "Failed to update profile. Status: Internal Server Error"
  const path = "businessentities/12/componentProfiles/403"
  const read = async () => configOf(objectIn(await askService({ origin, token }, "GET", path), "componentProfile"))
  const before = await read()
  const taken = listIn(before, "apiInterfaceConfig", "apiInterface").map((each) => objectIn({ each }, "each"))
  await page.goto("/be/12/profiles/403/apiinterfaces")
  await button(page, "New API Interface").click()
  await page.getByRole("menuitem", { name: "XML over TCP" }).click()
  await expect(page).toHaveURL(/\/apiinterfaces\/145$/u)
  await setting(page, "Description").fill("Back office")
  await setting(page, "Port").fill(String(taken[0]?.["listenPort"]))
  await expect(
    page.getByText("Unable to save due to conflict. All API Interfaces must have a unique Port.")
  ).toBeVisible()
  await button(page, "Add").click()
  await expect(setting(page, "Port")).toBeFocused()
  await setting(page, "Port").fill("31999")
  await faults.add(failing)
  await button(page, "Add").click()
  await save(page)
  await expect(page.getByText(`Unable to update the Api Interface. ${reason}`)).toBeVisible()
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(reason)
  await button(page, "Add").click()
  await save(page)
  await expect(toasts(page).filter({ hasText: "The data was successfully updated." })).toBeVisible()
  await expect(page).toHaveURL(/\/apiinterfaces$/u)
  await page.getByRole("table", { name: "API Interfaces" }).getByRole("link", { name: "Edit Back office" }).click()
  await expect(page).toHaveURL(/\/apiinterfaces\/145\?port=31999$/u)
  await expect(setting(page, "Port")).toHaveValue("31999")
  await setting(page, "Description").fill("Front office")
  await button(page, "Update").click()
  await save(page)
  await expect(
    page.getByRole("table", { name: "API Interfaces" }).getByRole("row").filter({ hasText: "Front office" })
  ).toContainText("31999")

  await page.goto("/be/12/profiles/403/devices/lane3000")
  await setting(page, "Device name").fill("Window 9")
  await setting(page, "Address").fill("10.0.0.9")
  await faults.add(failing)
  await button(page, "Add").click()
  await save(page)
  await expect(page.getByText(`Unable to update the Device. ${reason}`)).toBeVisible()
  await button(page, "Add").click()
  await save(page)
  await page.getByRole("link", { name: "Edit Window 9" }).click()
  await expect(page).toHaveURL(/\/devices\/lane3000\?desc=Window%209$/u)
  await setting(page, "Device name").fill("Window 10")
  await button(page, "Update").click()
  await save(page)
  await expect(
    page.getByRole("table", { name: "Devices" }).getByRole("link", { name: "Window 10", exact: true })
  ).toBeVisible()
  const after = await read()
  // Every interface leaves with an id of its own (document 2 §3 "Component config").
  const ids = listIn(after, "apiInterfaceConfig", "apiInterface").map((each) => objectIn({ each }, "each")["ccid"])
  expect(ids.every((id) => typeof id === "string" && id !== "")).toBe(true)
  expect(new Set(ids).size).toBe(taken.length + 1)
  expect(listIn(after, "apiInterfaceConfig", "apiInterface").slice(0, -1)).toMatchObject(taken)
  expect(listIn(after, "apiInterfaceConfig", "apiInterface").at(-1)).toEqual({
    cdType: 145,
    taskDesc: "Front office",
    listenPort: 31999,
    // What the schema gives by default.
    enabled: true,
    bindAddress: "127.0.0.1",
    timeoutSeconds: 120,
    maxClients: 20,
    traceMessages: false,
    tls: { enabled: true, clientCertificate: "Not asked" },
    framing: "Length first",
    encoding: "UTF-8",
    ccid: expect.stringMatching(/./u)
  })
  expect(listIn(after, "deviceConfig", "device").at(-1)).toEqual({
    deviceType: "lane3000",
    taskDesc: "Window 10",
    address: "10.0.0.9",
    threadType: "EMV",
    enabled: true,
    connection: "Network",
    port: 12000,
    useTls: true,
    idleText: "Welcome",
    cardTimeoutSeconds: 90,
    contactless: true,
    contactlessLights: "On",
    askForPin: "As the card says",
    captureSignature: true,
    signatureTimeoutSeconds: 60,
    languages: ["English"],
    restartAt: "03:00"
  })
})

test("a profile: its fields, devices deleted as from a UTG, its JSON in debug mode [B2.routes-12 B2.routes-14 B2.profiles-05 B2.profiles-07 B2.devtab-01 B2.devtab-02]", async ({
  page,
  origin,
  token
}) => {
  const path = "businessentities/12/componentProfiles/402"
  const read = async () => objectIn(await askService({ origin, token }, "GET", path), "componentProfile")
  const before = await read()
  await page.goto("/be/12/profiles/402?debug=false")
  const general = card(page, "General")
  await expect(general.locator("dt").filter({ hasNotText: "Schema" })).toHaveText([
    "Profile Name",
    "Profile Version",
    "Parent Account",
    "Created",
    "Last Updated",
    "Last Applied",
    "ID"
  ])
  await expect(value(general, "Profile Name")).toHaveText(String(before["name"]))
  await expect(value(general, "Profile Version")).toHaveText(String(before["version"]))
  await expect(value(general, "ID")).toHaveText("402")
  await expect(general.getByRole("textbox")).toHaveCount(0)
  await expect(tabs(page, "Profile")).toHaveText(["General", "API Interfaces", "Devices", "Configuration"])

  await tabs(page, "Profile").filter({ hasText: "Devices" }).click()
  const table = page.getByRole("table", { name: "Devices" })
  await expect(table.getByRole("columnheader")).toHaveText([
    "Device Type",
    "Device Description",
    "Thread Type",
    "Actions"
  ])
  await button(page, "New Device").click()
  await expect(page.getByRole("menu", { name: "New Device" }).getByRole("menuitem")).toHaveCount(29)
  await page.keyboard.press("Escape")
  const [gone] = listIn(configOf(before), "deviceConfig", "device")
  const count = await table.getByRole("row").count()
  await table
    .getByRole("button", { name: /^Delete / })
    .first()
    .click()
  const sent = await bodiesOf(page, "/componentProfiles/402")
  await button(dialog(page, "Delete Device"), "Delete").click()
  await expect(table.getByRole("row")).toHaveCount(count - 1)
  const [body] = sent.filter((each) => each !== null)
  expect(Object.keys(objectIn({ body }, "body"))).toEqual(["id", "name", "businessEntityId", "config"])
  expect(configOf(await read())).toEqual({
    ...configOf(before),
    deviceConfig: {
      ...objectIn(configOf(before), "deviceConfig"),
      device: listIn(configOf(before), "deviceConfig", "device")
        .filter((each) => each !== gone)
        .slice(-(count - 2))
    }
  })

  await page.goto("/be/12/profiles/402/edit?debug")
  const json = field(page, "JSON")
  const text = await json.inputValue()
  await json.fill(text.replace(/^\{/u, "{,"))
  await expect(page.getByText("Bad input. This is not JSON. Line 1, column 2: unexpected ,.")).toBeVisible()
  await expect(button(page, "Submit")).toBeDisabled()
  await json.fill(text.replace(/"siteName": "[^"]*"/u, '"siteName": "Pier 7"'))
  await button(page, "Submit").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  expect(objectIn(configOf(await read()), "utgGlobal")["siteName"]).toBe("Pier 7")
  await expect(heading(page, String(before["name"]))).toBeVisible()
})
