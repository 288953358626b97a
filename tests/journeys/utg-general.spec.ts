import { utgHeaderMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog } from "../support/list-page.ts"
import { goWithin, heading, toasts } from "../support/parts.ts"
import { askService, card, field, objectIn, tabs, value } from "../support/record-page.ts"
import { serviceRows, type WireRow } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const labels = [
  ["Component Nickname/IP", "componentNickname"],
  ["Merchant Description", "componentMerchant"],
  ["Location", "componentLocation"],
  ["Lane", "componentLane"],
  ["File ID / MID", "componentFileId"]
] as const

const terms = [
  "Machine Status",
  "Last Known Communication",
  "Next Predicted Communication",
  "Time Zone",
  "Agent Version",
  "UTG Version",
  "Windows Version",
  "Configuration Status",
  "Parent Account",
  "Listener IP",
  "Listener Port",
  "UTG Path"
]

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

const account = 15
const utgOf = async (
  asked: { readonly origin: string; readonly token: string },
  is: (row: WireRow) => boolean
): Promise<WireRow> => {
  const found = (await serviceRows("components", { ...asked, beId: account })).find(is)
  if (found === undefined) throw new Error("there is no such UTG")
  return found
}
const addressOf = (utg: WireRow): string => `/be/${account}/utgs/${String(utg["componentId"])}`
const warning = (page: Page) => card(page, "Status").getByRole("img", { name: /^The agent is out of date/u })
const banner = (page: Page) => page.getByText("The schema of this UTG's version is not migrated.")

test("the General tab has its fields to the letter, warns of an old agent and of a schema that is not migrated [B2.routes-02 B2.general-01 B2.general-02 B2.general-03 B2.general-04 B2.general-05 B2.general-06 B2.general-09]", async ({
  page,
  context,
  origin,
  token
}) => {
  await context.grantPermissions(["clipboard-write"])
  const old = await utgOf(
    { origin, token },
    (row) => row["utgVersion"] === "4.9.12.2650" && row["agentVersion"] !== "2.4.1.188"
  )
  await page.goto(addressOf(old))
  await expect(heading(page, String(old["componentNickname"]))).toBeVisible()
  await expect(tabs(page, "UTG")).toHaveText(["General", "API Interfaces", "Devices", "Configuration"])
  for (const [label, key] of labels) await expect(field(page, label)).toHaveValue(textOf(old[key]))
  const status = card(page, "Status")
  await expect(status.locator("dt")).toHaveText(terms)
  const { component } = await askService(
    { origin, token },
    "GET",
    `businessentities/${account}/components/${String(old["componentId"])}`
  )
  const connection: unknown = JSON.parse(String(objectIn({ component }, "component")["ConnectionString"]))
  const listening = objectIn({ connection }, "connection")
  await expect(value(status, "Listener IP")).toHaveText(String(listening["listenerAddress"]))
  await expect(value(status, "Listener Port")).toHaveText(String(listening["listenerPort"]))
  await expect(value(status, "UTG Path")).toHaveText(String(listening["executablePath"]))
  await expect(value(status, "Configuration Status")).toHaveText(String(old["configStatus"]))
  await expect(value(status, "Time Zone")).toHaveText(String(old["machineStatusEntityStandardTimeZone"]))
  await expect(warning(page)).toBeVisible()
  const facts = page.getByRole("list", { name: utgHeaderMessages.facts }).getByRole("listitem")
  await expect(facts.filter({ hasText: "4.9.12.2650" })).toContainText(/^UTG.* releases? behind$/u)
  await expect(facts.filter({ hasText: String(old["agentVersion"]) })).toContainText(/^Agent.* releases? behind$/u)
  const fact = (label: string) => facts.filter({ hasText: new RegExp(`^${label} `, "u") }).first()
  for (const state of [utgHeaderMessages.machine, utgHeaderMessages.utg, utgHeaderMessages.configuration])
    await expect(fact(state)).toContainText(/ago$|just now$/u)
  await expect(fact(utgHeaderMessages.configuration)).toContainText(String(old["configStatus"]))
  await expect(banner(page)).toBeVisible()
  await button(page, "Copy Configuration").click()
  await expect(toasts(page)).toContainText(["The configuration has been copied to your clipboard"])

  const current = await utgOf(
    { origin, token },
    (row) => row["utgVersion"] === "5.0.0.3124" && row["agentVersion"] === "2.4.1.188"
  )
  await page.goto(addressOf(current))
  await expect(value(card(page, "Status"), "Agent Version")).toHaveText("2.4.1.188")
  await expect(page.getByRole("grid", { name: "Devices" })).toHaveAttribute("aria-busy", "false")
  await expect(facts.filter({ hasText: "2.4.1.188" })).toContainText("Current")
  await expect(warning(page)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

test("what is typed is asked for on every way out, and saved to the letter [B2.general-10 B4-14 B3-10]", async ({
  page,
  origin,
  token
}) => {
  const utg = await utgOf({ origin, token }, (row) => row["utgVersion"] === "5.0.0.3047")
  const path = `businessentities/${account}/components/${String(utg["componentId"])}`
  const before = objectIn(await askService({ origin, token }, "GET", path), "component")
  await page.goto(`${addressOf(utg)}/config`)
  await tabs(page, "UTG").filter({ hasText: "General" }).click()
  const lane = field(page, "Lane")
  const question = dialog(page, "Unsaved Changes")
  await lane.fill("77")
  const stay = async () => {
    await expect(question).toBeVisible()
    await button(question, "Continue Editing").click()
    await expect(question).toBeHidden()
    await expect(lane).toHaveValue("77")
  }
  await button(page, "Cancel").click()
  await stay()
  await lane.press("Escape")
  await stay()
  await tabs(page, "UTG").filter({ hasText: "Devices" }).click()
  await stay()
  await page.getByRole("treeitem").nth(1).click()
  await stay()
  await page.evaluate(() => history.back())
  await stay()
  await button(page, "Cancel").click()
  await button(question, "Lose Changes").click()
  await expect(lane).toHaveValue(textOf(before["Lane"]))
  await expect(button(page, "Cancel")).toBeDisabled()

  await field(page, "Component Nickname/IP").fill("")
  await expect(page.getByText("Required")).toBeVisible()
  await expect(button(page, "Update")).toBeDisabled()
  await field(page, "Component Nickname/IP").fill("Renamed lane")
  const sent = await bodiesOf(page, `/components/${String(before["PermanentId"])}`)
  await button(page, "Update").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  await expect(button(page, "Update")).toBeFocused()
  expect(sent).toEqual([{ component: { ...before, Nickname: "Renamed lane" } }])
  await expect(heading(page, "Renamed lane")).toBeVisible()
  await tabs(page, "UTG").filter({ hasText: "Devices" }).click()
  await expect(page).toHaveURL(/\/devices$/u)
})

test("where there is room, what helps to decide stands beside what is edited; a refused update keeps what was typed; one that collides with another's shows both [B6-12 B8-39]", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/\/machines\//u)
  const utg = await utgOf({ origin, token }, (row) => row["utgVersion"] === "5.0.0.3124")
  const path = `businessentities/${account}/components/${String(utg["componentId"])}`
  await page.goto(addressOf(utg))
  const place = async (title: string) => (await card(page, title).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  for (const [width, isBeside] of [
    [1440, false],
    [2560, true]
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(card(page, "Timeline")).toBeVisible()
    const [general, status, devices, timeline] = [
      await place("General"),
      await place("Status"),
      await place("Devices"),
      await place("Timeline")
    ]
    expect([status.x >= general.x + general.width, timeline.x >= devices.x + devices.width]).toEqual([
      isBeside,
      isBeside
    ])
    expect(status.y > general.y).toBe(!isBeside)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await field(page, "Location").fill("Store 1")
  await faults.add({ path: "/machines/", method: "PUT", kind: "status", status: 500, times: 1 })
  await button(page, "Update").click()
  await expect(toasts(page)).toContainText(["Unable to update the data."])
  await expect(page.getByText("Unable to update the data.")).toBeVisible()
  await expect(page.getByRole("form", { name: "General" }).getByRole("alert")).toHaveText(
    "Failed to update component. Status: Internal Server Error"
  )
  await expect(field(page, "Location")).toHaveValue("Store 1")

  const theirs = objectIn(await askService({ origin, token }, "GET", path), "component")
  const machine = String(objectIn(theirs, "Machine")["PermanentId"])
  const put = `businessentities/${account}/machines/${machine}/components/${String(theirs["PermanentId"])}`
  await askService({ origin, token }, "PUT", put, { component: { ...theirs, Location: "Store 2", Lane: "42" } })
  await button(page, "Update").click()
  const moved = dialog(page, "Changed Elsewhere")
  await expect(moved.getByRole("row").filter({ hasText: "Location" })).toHaveText("LocationStore 1Store 2")
  await expect(moved.getByRole("row")).toHaveCount(2)
  await button(moved, "Save Mine").click()
  await expect(toasts(page)).toContainText(["The data was successfully updated."])
  expect(objectIn(await askService({ origin, token }, "GET", path), "component")).toEqual({
    ...theirs,
    Location: "Store 1",
    Lane: "42"
  })
})

test.describe("who may only read", () => {
  test.use({ person: "ravi.natarajan" })

  test("sees the same pages without what changes them [A6-20 B1-02 B6-12]", async ({ page, origin, token }) => {
    const utg = await utgOf({ origin, token }, (row) => row["utgVersion"] === "5.0.0.3124")
    await page.goto(addressOf(utg))
    for (const [label] of labels) await expect(field(page, label)).toHaveAttribute("readonly", "")
    await expect(page.getByRole("button", { name: /^(?:Update|Cancel)$/u })).toHaveCount(0)
    const tasks = page.getByRole("grid", { name: "Scheduled Tasks" })
    await expect(tasks).toHaveAttribute("aria-busy", "false")
    await expect(tasks.getByRole("checkbox")).toHaveCount(0)
    await goWithin(page, `${addressOf(utg)}/apiinterfaces`)
    await expect(page.getByRole("link", { name: /^View / }).first()).toBeVisible()
    await expect(page.getByRole("button", { name: /^(?:New|Delete)/u })).toHaveCount(0)
    await goWithin(page, "/be/12/profiles/402/edit?debug")
    await expect(field(page, "JSON")).toHaveAttribute("readonly", "")
    await expect(button(page, "Submit")).toHaveCount(0)
  })
})

test.describe("who sees UTGs, and neither devices nor tasks", () => {
  test.use({ person: "curtis.vance" })

  test("has the General tab without their tables, and the service is not asked for them", async ({ page }) => {
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.goto("/be/15/utgs")
    await page.getByRole("grid").getByRole("link").first().click()
    await card(page, "Timeline").scrollIntoViewIfNeeded()
    await expect(card(page, "Timeline").getByRole("listitem").first()).toBeVisible()
    await expect(page.getByRole("heading", { name: /^(?:Devices|Scheduled Tasks)$/u })).toHaveCount(0)
    expect(asked.filter((path) => /\/(?:devices|tasks)\/query/u.test(path))).toEqual([])
  })
})
