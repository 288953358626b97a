import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog, keyTo } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { askService, configOf, objectIn } from "../support/record-page.ts"
import { changeElsewhere, configPath, configRecord, goTo, outline, setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15
const address = `/be/${account}/utgs/20007/config`
const saved = "The data was successfully updated."

test("the configuration: found, edited, taken back, reviewed and saved with the mouse, what the schema does not know kept [B2.config-01 B8-42]", async ({
  page,
  complaints,
  faults,
  origin,
  token
}) => {
  complaints.expect(/500/u)
  const asked = { origin, token }
  const path = await configPath(asked, account, 20007)
  await changeElsewhere(asked, path, (config) => ({
    ...config,
    vendorExtras: { note: "kept", list: [1, { two: null }] },
    utgGlobal: { ...objectIn(config, "utgGlobal"), siteName: "Harbour", unheardOf: "kept too" },
    network: { ...objectIn(config, "network"), proxy: { mode: "None" } }
  }))
  const before = await configRecord(asked, path)
  const config = configOf(before)
  await page.goto(address)
  await expect(setting(page, "Site name")).toHaveValue("Harbour")
  await expect(
    page.getByText("The schema does not describe Vendor extras, Global settings / Unheard of.")
  ).toBeVisible()
  await expect(outline(page).getByRole("button", { name: "API interfaces" })).toHaveCount(0)
  await expect(button(page, "Update")).toBeDisabled()

  await setting(page, "Site name").fill("Harbour East")
  await expect(outline(page).getByRole("button", { name: "Global settings 1 change" })).toBeVisible()
  const proxy = await goTo(page, "Proxy")
  await setting(proxy, "Proxy").selectOption("Manual")
  await setting(proxy, "Proxy address").fill("proxy.example")
  await expect(setting(proxy, "Proxy port")).toHaveValue("3128")
  await setting(proxy, "Proxy port").fill("70000")
  await expect(setting(proxy, "Proxy port")).toHaveAccessibleDescription(/Input exceeds maximum value 65535/u)
  await button(page, "Update").click()
  await expect(page.getByRole("alert").filter({ hasText: "1 setting needs your attention" })).toBeVisible()
  await expect(setting(proxy, "Proxy port")).toBeFocused()
  await button(proxy, "Restore the default of Proxy port").click()
  await expect(setting(proxy, "Proxy port")).toHaveValue("3128")

  await page.getByRole("searchbox", { name: "Search settings" }).fill("retries")
  await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText("1 setting found")
  await setting(page, "Retries").fill("4")
  await button(page, "Undo").click()
  await expect(setting(page, "Retries")).toHaveValue(String(objectIn(config, "network")["retries"]))
  await button(page, "Redo").click()
  await expect(setting(page, "Retries")).toHaveValue("4")

  await button(page, "Update").click()
  const review = dialog(page, "Review Changes")
  await expect(review.getByRole("row").filter({ hasText: "siteName" })).toContainText(["HarbourHarbour East"])
  await expect(review.getByRole("row").filter({ hasText: "retries" })).toContainText(["4"])
  await button(review, "Continue Editing").click()
  await expect(review).toHaveCount(0)
  await button(page, "Update").click()
  await faults.add({ path: "/componentConfigs/0", method: "PUT", kind: "status", status: 500, times: 1 })
  await button(review, "Save").click()
  const reason = "Failed to update Component Config. Status: Internal Server Error"
  await expect(page.getByText(`Unable to update the Component Config. ${reason}`)).toBeVisible()
  await expect(toasts(page)).toContainText([`Unable to update the Component Config. ${reason}`])
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(reason)
  await button(page, "Update").click()
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(review, "Save").click()
  await expect(toasts(page).filter({ hasText: saved })).toBeVisible()
  await expect(button(page, "Update")).toBeDisabled()
  const network = objectIn(config, "network")
  const expected = {
    ...config,
    utgGlobal: { ...objectIn(config, "utgGlobal"), siteName: "Harbour East" },
    network: {
      ...network,
      retries: 4,
      proxy: {
        mode: "Manual",
        host: "proxy.example",
        port: 3128,
        bypass: [],
        authentication: "None"
      }
    }
  }
  const [body] = sent.filter((each) => each !== null)
  const put = objectIn(objectIn({ body }, "body"), "componentConfig")
  expect(configOf(put)).toEqual(expected)
  expect({ ...put, config: null }).toEqual({ ...before, config: null })
  expect(configOf(await configRecord(asked, path))).toEqual(expected)
})

test("each setting says what is wrong with it, a required text that was emptied too, and nothing is sent [A5-58 A5-59 A5-60 A5-61 A5-62 A5-63 A5-64 A5-65]", async ({
  page
}) => {
  const wrong: ReadonlyArray<readonly [name: string, typed: string, sentence: string]> = [
    ["Worker threads", "9007199254740993", "has more digits than can be kept here: it would become 9007199254740992"],
    ["Worker threads", "abc", "Bad input. Must be a whole number."],
    ["Schema version", "5.x", "Invalid input. Does not have"],
    ["Days to keep logs", "366", "Input exceeds maximum value 365"],
    ["Time to finish before stopping (seconds)", "0", "Input contains less than minimum value 1"],
    ["Memory limit (MB)", "1.5", "Input contains less than minimum value 128.*nearest multiple of 64"],
    ["Memory limit (MB)", "513", "Input value must be aligned to the nearest multiple of 64"],
    ["Site name", "x".repeat(81), "Length of input exceeds maximum of 80 characters."],
    ["Time server", "a b", "Input type mismatch. Must be a host name."],
    ["Time server", "", "This field is required."]
  ]
  await page.goto(`/be/${account}/utgs/20007/config`)
  await setting(page, "Time source").selectOption("Time server")
  await expect(setting(page, "Time server")).toHaveValue("time.windows.com")
  for (const [name, typed, sentence] of wrong) {
    await setting(page, name).fill(typed)
    await expect(setting(page, name)).toHaveAccessibleDescription(new RegExp(sentence, "u"))
  }
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(page, "Update").click()
  const summary = page.getByRole("alert").filter({ hasText: "7 settings need your attention" })
  await expect(summary).toContainText("Global settings / Time server: This field is required.")
  await expect(dialog(page, "Review Changes")).toHaveCount(0)
  expect(sent).toEqual([])
})

test("a text that grows long while it is typed keeps the focus", async ({ page }) => {
  await page.goto(`/be/${account}/utgs/20007/config`)
  const name = setting(page, "Site name")
  await name.fill("x".repeat(155))
  await name.press("End")
  await page.keyboard.type("0123456789")
  await expect(name).toHaveValue(`${"x".repeat(155)}0123456789`)
  await expect(name).toBeFocused()
})

test("what stands beside a change keeps all its digits, up to the service", async ({ page, origin, token }) => {
  const asked = { origin, token }
  const path = await configPath(asked, account, 20007)
  const record = await configRecord(asked, path)
  const digits = '"serial":9007199254740993,"rate":1.10,"list":[18446744073709551615,{"at":1234567890123456789}]'
  const config = String(record["config"]).replace(/\}\s*$/u, `,"vendorExtras":{${digits}}}`)
  await askService(asked, "PUT", path, { componentConfig: { ...record, config } })
  await page.goto(address)
  await setting(page, "Site name").fill("Digits")
  const sent = await bodiesOf(page, "/componentConfigs/0")
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(toasts(page)).toContainText([saved])
  const [body] = sent.filter((each) => each !== null)
  const put = String(objectIn(objectIn({ body }, "body"), "componentConfig")["config"])
  expect(put).toContain(digits)
  expect(put).toContain('"siteName":"Digits"')
})

test("the configuration by keyboard alone: a draft that survives a reload, what others changed merged and chosen", async ({
  page,
  origin,
  token,
  complaints
}) => {
  complaints.expect(/componentConfigs/u)
  const asked = { origin, token }
  const path = await configPath(asked, account, 20055)
  await changeElsewhere(asked, path, (config) => ({
    ...config,
    utgGlobal: { ...objectIn(config, "utgGlobal"), siteName: "Quay" },
    network: { ...objectIn(config, "network"), retries: 2, keepAliveSeconds: 60 }
  }))
  await page.goto(`/be/${account}/utgs/20055/config`)
  await keyTo(page, setting(page, "Site name"))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Quay West")
  await keyTo(page, page.getByRole("searchbox", { name: "Search settings" }), "Shift+Tab")
  await page.keyboard.type("retries")
  await keyTo(page, setting(page, "Retries"))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("5")
  // The draft is kept as soon as typing rests.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft."))))
    .toHaveLength(1)
  page.on("dialog", (asking) => asking.accept())
  await page.reload()
  await expect(page.getByText(/^Your changes from .* are back\./u)).toBeVisible()
  await expect(setting(page, "Site name")).toHaveValue("Quay West")

  await changeElsewhere(asked, path, (config) => ({
    ...config,
    utgGlobal: { ...objectIn(config, "utgGlobal"), siteName: "Quay South" },
    network: { ...objectIn(config, "network"), keepAliveSeconds: 90 }
  }))
  await keyTo(page, setting(page, "Site name"))
  await page.keyboard.press("Enter")
  const review = dialog(page, "Review Changes")
  await expect(review.getByRole("row")).toHaveCount(4)
  await expect(button(review, "Save")).toBeFocused()
  await page.keyboard.press("Enter")
  const movedOn = page.getByRole("alertdialog", { name: "Changed Elsewhere" })
  await expect(movedOn).toContainText("keepAliveSeconds")
  await expect(button(movedOn, "Save")).toBeDisabled()
  await keyTo(page, movedOn.getByRole("radio", { name: /Mine/u }))
  await page.keyboard.press("Space")
  await keyTo(page, button(movedOn, "Save"))
  await page.keyboard.press("Enter")
  await expect(toasts(page)).toContainText([saved])
  const config = configOf(await configRecord(asked, path))
  expect(objectIn(config, "utgGlobal")["siteName"]).toBe("Quay West")
  expect(objectIn(config, "network")).toMatchObject({ retries: 5, keepAliveSeconds: 90 })
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft."))))
    .toEqual([])
})
