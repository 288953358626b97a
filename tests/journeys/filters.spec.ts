import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { chips, comeAnew, labels, openFilters, predicates, property } from "../support/filters-page.ts"
import { bodiesOf, button, column, dialog, displaying, openList, rows } from "../support/list-page.ts"
import { account, goWithin, heading, kept } from "../support/parts.ts"

test.use({ person: "dana.whitlock", timezoneId: "Asia/Kolkata" })

const tasksProperties = [
  "UTG Version",
  "Agent Version",
  "Merchant",
  "UTG Nickname",
  "Profile",
  "Profile Version",
  "Location/Serial",
  "Lane",
  "File ID",
  "Machine Status",
  "UTG Status",
  "Last Known Communication",
  "Task Run Date",
  "Task Type",
  "Task Status",
  "Component Permanent ID",
  "Machine Permanent ID",
  "Time Zone"
]

/** On the list's page. */
const expectLeftByButtonsAlone = async (page: Page, area: "tasks" | "utgs", bodies: ReadonlyArray<unknown>) => {
  const filters = await openFilters(page)
  await expect(filters.getByRole("heading", { name: "Filters" })).toBeVisible()
  await expect(filters.locator("footer, [class*=footer]").getByRole("button")).toHaveText(["Cancel", "Reset", "Apply"])
  if (area === "tasks")
    expect((await labels(filters)).map((text) => text.replace(/\s*Active$/u, ""))).toEqual(tasksProperties)
  await page.keyboard.press("Escape")
  await page.mouse.click(5, 5)
  await expect(filters).toBeVisible()
  await property(filters, "Merchant").click()
  const merchant = filters.getByRole("region", { name: "Merchant" }).getByLabel("Merchant")
  await merchant.fill("roastery")
  const before = bodies.length
  await merchant.press("Enter")
  await expect(filters).toBeVisible()
  await merchant.press("Escape")
  await expect(filters).toBeVisible()
  await expect(dialog(page, "Unsaved Changes")).toHaveCount(0)
  await expect(merchant).toHaveValue("roastery")
  expect(bodies.slice(before).filter((body) => String(body).includes("roastery"))).toEqual([])
  await button(filters, "Cancel").click()
  await expect(filters).toBeHidden()
  await expect(button(page, `Filters ${area === "tasks" ? 1 : 0} active`)).toBeVisible()
}

test("the Filters dialogs of tasks and UTGs are left by their buttons alone; Enter sends nothing [A2.6-24 A2.6-25 A2.6-26 A2.6-27 A2.9-03 A5-16 B2.filter-01]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/query")
  await openList(page, "/be/14/tasks")
  await expectLeftByButtonsAlone(page, "tasks", bodies)
  await goWithin(page, "/be/14/utgs")
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expectLeftByButtonsAlone(page, "utgs", bodies)
})

test("UTG filters: what is set is marked and counted, sent, kept per account, back after a reload, and reset [A2.9-02 A4-01 A5-10 A5-15 B2.filter-02 B2.utg-03]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/components/query")
  await openList(page, "/be/14/utgs")
  expect(predicates(bodies)).toEqual([])
  const filters = await openFilters(page)
  const editor = filters.getByRole("region")
  await editor.getByLabel("Operator").selectOption("Is Greater Than or Equal To")
  await editor.getByRole("textbox", { name: "UTG Version" }).fill("5.0.0.3018")
  await button(editor, "Add Condition").click()
  await editor.getByRole("radio", { name: "OR" }).check()
  await editor.getByRole("textbox", { name: "UTG Version" }).nth(1).fill("4.9.12.2650")
  await property(filters, "Agent Version").click()
  await editor.getByRole("textbox", { name: "Agent Version" }).fill("2.4.1.188")
  await button(editor, "Add Condition").click()
  await property(filters, "Profile Version").click()
  await editor.getByRole("textbox").fill("0")
  await property(filters, "Merchant").click()
  await editor.getByRole("textbox").fill("saltmarsh")
  expect(
    (await labels(filters)).filter((text) => text.endsWith("Active")).map((text) => text.split("\n")[0]?.trim())
  ).toEqual(["UTG Version", "Agent Version", "Merchant"])
  await button(filters, "Apply").click()
  const sent = [
    {
      Operator: "OR",
      Value: [
        { PropertyName: "UtgVersion", Operator: "GTE", Value: "5.0.0.3018", TypeHint: "Version" },
        { PropertyName: "UtgVersion", Operator: "LIKE", Value: "4.9.12.2650", TypeHint: "Version" }
      ]
    },
    { PropertyName: "AgentVersion", Operator: "LIKE", Value: "2.4.1.188", TypeHint: "Version" },
    { PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "saltmarsh" }
  ]
  await expect(button(page, "Filters 3 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual(sent)
  await expect(rows(page).first()).toBeVisible()
  expect(new Set((await column(page, "Agent Version")).filter((text) => text !== ""))).toEqual(new Set(["2.4.1.188"]))
  expect(Object.keys(JSON.parse((await kept(page, "previouslySelectedUtgFilters")) ?? ""))).toEqual(["14"])
  await comeAnew(page, "UTGs")
  await expect(button(page, "Filters 3 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual(sent)

  await page.reload()
  await expect(button(page, "Filters 3 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual(sent)

  await account(page, "Saltmarsh Coffee Pacific Northwest").click()
  await expect(page).toHaveURL(/\/be\/13\/utgs$/u)
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await page.goBack()
  await expect(button(page, "Filters 3 active")).toBeVisible()
  await expect(chips(page)).toHaveText([
    "UTG Version is greater than or equal to 5.0.0.3018 or is equal to 4.9.12.2650",
    "Agent Version is equal to 2.4.1.188",
    "Merchant contains saltmarsh"
  ])
  await button(page, "Remove Agent Version is equal to 2.4.1.188").click()
  await expect(button(page, "Filters 2 active")).toBeVisible()
  await expect(button(page, "Remove Merchant contains saltmarsh")).toBeFocused()
  await page.keyboard.press("Delete")
  await expect(chips(page)).toHaveCount(1)
  await expect(button(page, /^Remove UTG Version/u)).toBeFocused()
  await expect.poll(() => predicates(bodies)).toEqual(sent.slice(0, 1))
  expect(Object.keys(JSON.parse((await kept(page, "previouslySelectedUtgFilters")) ?? "")["14"])).toEqual([
    "UtgVersion"
  ])
  await button(page.getByRole("toolbar", { name: "List" }), "Reset filters").click()
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
  await expect.poll(() => predicates(bodies)).toEqual([])
})

test("permanent ids must be GUIDs: the message, and Apply waits [A5-06 A5-07 A5-08 B5-14]", async ({ page }) => {
  await page.goto("/be/14/dashboard")
  for (const [area, title] of [
    ["utgs", "UTG List"],
    ["tasks", "Tasks List"],
    ["devices", "Device Management"]
  ] as const) {
    await goWithin(page, `/be/14/${area}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    const filters = await openFilters(page)
    for (const name of ["Component Permanent ID", "Machine Permanent ID"]) {
      await property(filters, name).click()
      const field = filters.getByRole("region", { name }).getByRole("textbox")
      await field.fill("21930c95-6dee-426a")
      await expect(filters.getByText("Please enter a valid GUID.")).toBeVisible()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await expect(button(filters, "Apply")).toBeDisabled()
      await field.fill("21930c95-6dee-426a-83bb-8f4c3aa929c9")
      await expect(filters.getByText("Please enter a valid GUID.")).toBeHidden()
      await expect(button(filters, "Apply")).toBeEnabled()
    }
    await button(filters, "Apply").click()
    await expect(displaying(page)).toHaveText("Displaying 0-0 of 0")
  }
})
