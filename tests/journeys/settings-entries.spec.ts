import { defaultsOf } from "../../packages/domain/src/component-config/defaults.ts"
import { isJsonObject, type JsonObject, jsonList } from "../../packages/domain/src/json/json-field.ts"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { askService, configOf, objectIn } from "../support/record-page.ts"
import { changeElsewhere, configPath, configRecord, setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15
const utg = `/be/${account}/utgs/20004`
const updated = "The data was successfully updated."

const entries = (config: JsonObject, list: string, name: string): ReadonlyArray<unknown> =>
  jsonList(objectIn(config, list)[name])

const sentConfig = (sent: ReadonlyArray<unknown>): JsonObject => {
  const body = sent.findLast(isJsonObject)
  return configOf(objectIn(objectIn({ body }, "body"), "componentConfig"))
}

test("an API interface by its type's own schema: a list in order, a secret, its defaults, the exact body; then edited [B2.api-04]", async ({
  page,
  origin,
  token
}) => {
  const asked = { origin, token }
  const path = await configPath(asked, account, 20004)
  await changeElsewhere(asked, path, (config) => ({ ...config, futureSection: { a: [null, 1.5] } }))
  const before = configOf(await configRecord(asked, path))
  await page.goto(`${utg}/apiinterfaces`)
  await button(page, "New API Interface").click()
  await page.getByRole("menuitem", { name: "Web shop bridge" }).click()
  await expect(setting(page, "Type")).toBeDisabled()
  await expect(setting(page, "Tables")).toHaveCount(0)
  await button(page, "Add").click()
  await expect(page.getByRole("alert").filter({ hasText: "need your attention" })).toContainText(
    "Description: This field is required."
  )
  await expect(setting(page, "Description")).toBeFocused()
  await setting(page, "Description").fill(" Web shop ")
  await setting(page, "Port").fill("31777")
  const origins = page.getByRole("region", { name: "Origins", exact: true })
  for (const [at, address] of ["https://one.example", "https://two.example", "https://three.example"].entries()) {
    await button(origins, "Add to Origins").click()
    await setting(origins, `Origin ${at + 1}`).fill(address)
  }
  await button(origins, "Move Origin 3 up").click()
  await button(origins, "Remove Origin 1").click()
  await expect(button(origins, "Add to Origins")).toBeFocused()
  await expect(setting(origins, "Origin 1")).toHaveValue("https://three.example")
  const secret = setting(page, "Shared secret")
  await secret.fill("correct-horse-battery")
  await expect(secret).toHaveAttribute("type", "password")
  await button(page, "Reveal Shared secret").click()
  await expect(secret).toHaveAttribute("type", "text")
  await button(page, "Add").click()
  const review = dialog(page, "Review Changes")
  await expect(review).toContainText("••••••••")
  await expect(review).not.toContainText("correct-horse-battery")
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(review, "Save").click()
  await expect(toasts(page)).toContainText([updated])
  await expect(page).toHaveURL(/\/apiinterfaces$/u)
  const added = entries(sentConfig(sent), "apiInterfaceConfig", "apiInterface").at(-1)
  expect(added).toEqual({
    cdType: 130,
    taskDesc: "Web shop",
    listenPort: 31777,
    origins: ["https://three.example", "https://two.example"],
    sharedSecret: "correct-horse-battery",
    // What the schema gives by default.
    enabled: true,
    bindAddress: "127.0.0.1",
    timeoutSeconds: 120,
    maxClients: 20,
    traceMessages: false,
    tls: { enabled: true, clientCertificate: "Not asked" },
    ccid: expect.stringMatching(/./u)
  })

  await page.getByRole("link", { name: "Edit Web shop" }).click()
  await expect(setting(page, "Port")).toHaveValue("31777")
  await setting(page, "Port").fill(
    String(objectIn({ it: entries(before, "apiInterfaceConfig", "apiInterface")[0] }, "it")["listenPort"])
  )
  await button(page, "Update").click()
  await expect(setting(page, "Port")).toHaveAccessibleDescription(
    /Unable to save due to conflict. All API Interfaces must have a unique Port\./u
  )
  await setting(page, "Port").fill("31778")
  await setting(page, "Port").press("Enter")
  await expect(button(review, "Save")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("row").filter({ hasText: "Web shop" })).toContainText("31778")
  const all = entries(before, "apiInterfaceConfig", "apiInterface")
  const after = configOf(await configRecord(asked, path))
  expect(entries(after, "apiInterfaceConfig", "apiInterface")).toMatchObject([
    ...all.map((each) => ({ ...objectIn({ each }, "each") })),
    { ...objectIn({ added }, "added"), listenPort: 31778 }
  ])
  expect({ ...after, apiInterfaceConfig: null }).toEqual({ ...before, apiInterfaceConfig: null })
})

test("a device by its type's own schema: what its connection needs, undone by keys, added and edited [B2.devtab-03]", async ({
  page,
  origin,
  token
}) => {
  const asked = { origin, token }
  const path = await configPath(asked, account, 20004)
  const before = configOf(await configRecord(asked, path))
  await page.goto(`${utg}/devices/lane3000`)
  await setting(page, "Device name").fill("Window 9")
  const connection = setting(page, "Connection")
  await expect(setting(page, "Address")).toBeVisible()
  await connection.selectOption("Serial")
  await expect(setting(page, "COM port")).toHaveValue("1")
  await expect(setting(page, "Address")).toHaveCount(0)
  await connection.press("ControlOrMeta+z")
  await expect(setting(page, "Address")).toBeVisible()
  await connection.press("ControlOrMeta+Shift+z")
  await setting(page, "Baud rate").fill("19200")
  await setting(page, "Contactless").uncheck()
  await button(page, "Add").click()
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page)).toContainText([updated])
  const added = entries(sentConfig(sent), "deviceConfig", "device").at(-1)
  const schemas = await askService(asked, "GET", "componentDevices?version=2")
  const schema = jsonList(schemas["componentDevice"]).find((each) => objectIn({ each }, "each")["name"] === "lane3000")
  // What only a terminal on the network has goes with that choice.
  const {
    port: _,
    useTls: __,
    ...given
  } = objectIn({ given: defaultsOf(JSON.parse(String(objectIn({ schema }, "schema")["Schema"]))) }, "given")
  expect(added).toEqual({
    ...given,
    deviceType: "lane3000",
    taskDesc: "Window 9",
    connection: "Serial",
    comPort: 1,
    baudRate: 19200,
    contactless: false
  })
  expect(sentConfig(sent)).toEqual({
    ...before,
    deviceConfig: {
      ...objectIn(before, "deviceConfig"),
      device: [...entries(before, "deviceConfig", "device"), added]
    }
  })
  await page.getByRole("link", { name: "Edit Window 9" }).click()
  await button(page, "JSON").click()
  const json = page.getByRole("textbox", { name: "JSON" })
  const text = await json.inputValue()
  await json.fill(text.replace("{", "{,"))
  await expect(page.getByText(/This is not JSON\. Line 1/u).first()).toBeVisible()
  await expect(button(page, "Form")).toBeDisabled()
  await json.fill(text.replace('"Window 9"', '""'))
  await button(page, "Update").click()
  // Below a text that fills the screen.
  await expect(page.getByRole("alert").filter({ hasText: "Device name: This field is required." })).toBeInViewport()
  await json.fill(text.replace('"Window 9"', '"Window 10"'))
  await button(page, "Form").click()
  await expect(setting(page, "Device name")).toHaveValue("Window 10")
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(page.getByRole("link", { name: "Edit Window 10" })).toBeVisible()
})

test("a profile's configuration, interfaces and devices by the same forms, saved into the profile [B2.profiles-06 B8-43]", async ({
  page,
  complaints,
  faults,
  origin,
  token
}) => {
  complaints.expect(/500/u)
  const asked = { origin, token }
  const path = "businessentities/12/componentProfiles/403"
  const read = async () => objectIn(await askService(asked, "GET", path), "componentProfile")
  const before = await read()
  const config = configOf(before)
  await page.goto("/be/12/profiles/403/config")
  await setting(page, "Site name").fill("From the profile")
  const sent = await bodiesOf(page, "/componentProfiles/403")
  await faults.add({ path: "/componentProfiles/403", method: "PUT", kind: "status", status: 500, times: 1 })
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page).filter({ hasText: /^ErrorUnable to update the Profile\. \S/u })).toBeVisible()
  await expect(page.getByText("Unable to update the Profile.")).toHaveCount(1)
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page).filter({ hasText: updated })).toBeVisible()
  const body = objectIn({ body: sent.findLast(isJsonObject) }, "body")
  const expected = { ...config, utgGlobal: { ...objectIn(config, "utgGlobal"), siteName: "From the profile" } }
  expect(configOf(body)).toEqual(expected)
  expect({ ...body, config: null }).toEqual({
    id: before["id"],
    name: before["name"],
    businessEntityId: before["businessEntityId"],
    config: null
  })
  await page
    .getByRole("navigation", { name: "Profile", exact: true })
    .getByRole("link", { name: "API Interfaces" })
    .click()
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click()
  await setting(page, "Description").fill("Renamed here")
  await button(page, "Cancel").click()
  const unsaved = dialog(page, "Unsaved Changes")
  await button(unsaved, "Continue Editing").click()
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(page.getByRole("row").filter({ hasText: "Renamed here" })).toBeVisible()
  await page.goto("/be/12/profiles/403/devices/lane3000")
  await expect(setting(page, "Device name")).toBeVisible()
  const after = configOf(await read())
  expect({ ...after, apiInterfaceConfig: null }).toEqual({ ...expected, apiInterfaceConfig: null })
  expect(entries(after, "apiInterfaceConfig", "apiInterface")[0]).toMatchObject({ taskDesc: "Renamed here" })
})
