import { expect, test } from "../support/browser.ts"
import {
  button,
  checkboxOf,
  chooseAction,
  column,
  dialog,
  displaying,
  grid,
  headers,
  openList,
  rowOf,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { goWithin, heading, kept, links, toasts } from "../support/parts.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

/** The district: some eighty UTGs of three accounts. */
const list = "/be/14/utgs"

const columns = [
  "Merchant",
  "UTG Nickname",
  "UTG Status",
  "UTG Version",
  "Agent Version",
  "Configuration Status",
  "Profile",
  "Profile Version",
  "Location/Serial",
  "Lane",
  "File ID",
  "Machine DNS Name",
  "Machine Status",
  "Last Known Communication",
  "Next Predicted Communication",
  "Machine Nickname",
  "Parent Account",
  "Time Zone",
  "Windows Version"
]

test("the toolbar, the hint, the columns in order, and About UTGs; a row is copied; a nickname leads to its UTG, and Back to the list [B2.utg-01 B2.utg-02 B2.utg-05 B2.utg-06 B2.utg-07 B2.utg-08 B2.utg-09 B8-52]", async ({
  page,
  context,
  origin,
  token
}) => {
  await context.grantPermissions(["clipboard-write"])
  await openList(page, list)
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(page.getByText("To schedule a task, use the gear icon in the table.")).toBeVisible()
  const toolbar = page.getByRole("toolbar", { name: "List" })
  await expect(searchBox(page)).toBeVisible()
  await expect(button(toolbar, "Filters 0 active")).toBeVisible()
  await expect(button(toolbar, "Reset filters")).toBeVisible()
  await expect(toolbar.getByLabel("Page size").getByRole("option")).toHaveText(["10", "25", "50", "250", "500", "1000"])
  await expect(button(toolbar, "Download data as CSV")).toBeVisible()
  await expect(button(toolbar, "About UTGs")).toBeVisible()
  await expect(grid(page).getByRole("checkbox", { name: "Select all" })).toBeVisible()
  expect((await headers(page)).slice(1)).toEqual(["Action", ...columns])

  await button(page, "About UTGs").click()
  const about = dialog(page, "About UTGs")
  await expect(about.getByRole("link", { name: "Reference Guide" })).toHaveAttribute(
    "href",
    `${origin}/reference-guide`
  )
  await page.keyboard.press("Escape")
  await expect(about).toBeHidden()
  await expect(button(page, "About UTGs")).toBeFocused()

  await searchBox(page).fill("front desk 12")
  await chooseAction(page, "Front Desk 12", "Copy Row as JSON")
  await expect(toasts(page)).toHaveText("Copy SucceededThe data for Front Desk 12 has been copied to your clipboard.")
  // The console's policy lets no page read the clipboard: it is pasted, as a person would.
  await searchBox(page).fill("")
  await searchBox(page).press("Control+V")
  const row: unknown = JSON.parse(await searchBox(page).inputValue())
  expect(row).toMatchObject({ componentNickname: "Front Desk 12", parentName: "Saltmarsh Coffee Pike Street" })

  const utgs = await serviceRows("components", { origin, token, beId: 14 })
  const utg = utgs.find(({ componentNickname }) => componentNickname === "Front Desk 12")
  await searchBox(page).fill("front desk 12")
  const link = grid(page).getByRole("link", { name: "Front Desk 12", exact: true })
  await expect(link).toHaveAttribute(
    "href",
    `/be/${String(utg?.["businessEntityId"])}/utgs/${String(utg?.["componentId"])}`
  )
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/utgs/${String(utg?.["componentId"])}$`, "u"))
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
})

test("pages, and what turns back to the first one; selecting a page, then all that match: a new page clears it, unless all are selected [B2.utg-10 B4-03 B4-10]", async ({
  page,
  origin,
  token
}) => {
  const total = (await serviceRows("components", { origin, token, beId: 14 })).length
  await openList(page, list)
  await expect(displaying(page)).toHaveText(`Displaying 1-${total} of ${total}`)
  await page.getByLabel("Page size").selectOption("25")
  await expect(displaying(page)).toHaveText(`Displaying 1-25 of ${total}`)
  await button(page, "Page 2").click()
  await expect(displaying(page)).toHaveText(`Displaying 26-50 of ${total}`)
  await page.getByLabel("Page size").selectOption("10")
  await expect(displaying(page)).toHaveText(`Displaying 1-10 of ${total}`)
  await button(page, "Page 3").click()
  await expect(button(page, "Page 3")).toHaveAttribute("aria-current", "page")
  await searchBox(page).fill("sea-pos")
  await expect(displaying(page)).toHaveText(/^Displaying 1-10 of 1\d$/u)

  await searchBox(page).fill("")
  await expect(displaying(page)).toHaveText(`Displaying 1-10 of ${total}`)
  const count = page.getByTestId("selected-count")
  const selectAll = page.getByRole("checkbox", { name: "Select all" })
  await selectAll.click()
  await expect(count).toHaveText("10 selected")
  await selectAll.click()
  await expect(count).toHaveText("0 selected")
  await rows(page).nth(2).getByRole("checkbox").check()
  await expect(selection(page)).toContainText("1 selected")
  await button(page, "Next page").click()
  await expect(displaying(page)).toHaveText(`Displaying 11-20 of ${total}`)
  await expect(count).toHaveText("0 selected")
  await expect(selection(page)).toHaveCount(0)
  await selectAll.click()
  await button(selection(page), `Select all ${total}`).click()
  await expect(count).toHaveText(`${total} selected`)
  await button(page, "Next page").click()
  await expect(displaying(page)).toHaveText(`Displaying 21-30 of ${total}`)
  await expect(count).toHaveText(`${total} selected`)
  await button(selection(page), "Clear").click()
  await expect(count).toHaveText("0 selected")
})

test("the page size is 250 until another is chosen, kept under pagesize and used by every list [A4-04 B9-02]", async ({
  page
}) => {
  await openList(page, list)
  await expect(page.getByLabel("Page size")).toHaveValue("250")
  await page.getByLabel("Page size").selectOption("25")
  await expect(rows(page)).toHaveCount(25)
  expect(await kept(page, "pagesize")).toBe("25")
  await page.reload()
  await expect(rows(page)).toHaveCount(25)
  for (const other of ["Tasks", "Devices", "Forms", "Users", "Profiles", "Installations"]) {
    await links(page).filter({ hasText: other }).click()
    await expect(page).toHaveURL(new RegExp(`/${other.toLowerCase()}$`, "u"))
    await expect(page.getByLabel("Page size")).toHaveValue("25")
  }
})

test("a first click sorts upwards, a further one downwards, letter case aside; a selected row stays selected meanwhile; no UTG matches, and none is there [B4-06 B4-09 B2.utg-14]", async ({
  page
}) => {
  await openList(page, list)
  const header = (name: string) => grid(page).getByRole("columnheader", { name, exact: true })
  await expect(header("UTG Nickname")).toHaveAttribute("aria-sort", "ascending")
  await searchBox(page).fill("sea-pos")
  const sorted = async (name: string) =>
    (await column(page, name)).filter((text) => text !== "").map((text) => text.toLowerCase())
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  await button(header("Profile"), "Profile").click()
  await expect(header("Profile")).toHaveAttribute("aria-sort", "ascending")
  await expect(header("UTG Nickname")).toHaveAttribute("aria-sort", "none")
  const upwards = await sorted("Profile")
  expect(upwards).toEqual([...upwards].sort(compare))
  await button(header("Profile"), "Profile").click()
  await expect(header("Profile")).toHaveAttribute("aria-sort", "descending")
  await expect.poll(() => sorted("Profile")).toEqual([...upwards].sort((one, other) => compare(other, one)))

  await searchBox(page).fill("")
  await button(header("UTG Nickname"), "UTG Nickname").click()
  await expect(header("UTG Nickname")).toHaveAttribute("aria-sort", "ascending")
  await checkboxOf(page, "Front Desk 12").check()
  await button(header("UTG Nickname"), "UTG Nickname").click()
  await searchBox(page).fill("front desk")
  await expect(checkboxOf(page, "Front Desk 12")).toBeChecked()
  await expect(grid(page).getByRole("checkbox", { checked: true })).toHaveCount(1)

  await searchBox(page).fill("nothing is called this")
  await expect(rows(page)).toHaveText([/^No UTGs found/u])
  await button(page, "Clear search").last().click()
  await expect(rows(page).nth(5)).toBeVisible()
  await expect(searchBox(page)).toHaveValue("")
  await goWithin(page, "/be/17/utgs")
  await expect(rows(page)).toHaveText(["No UTGs found"])
})

test("without a clipboard it says so [A8-16 B8-53]", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await openList(page, list)
  for (const title of ["UTG List", "Tasks List"]) {
    await goWithin(page, title === "UTG List" ? list : "/be/14/tasks")
    await expect(heading(page, title)).toBeVisible()
    await button(grid(page), /^Actions for/u)
      .first()
      .click()
    await page.getByRole("menuitem", { name: "Copy Row as JSON" }).click()
    await expect(toasts(page)).toHaveText("Copy FailedThis browser does not support copying data to the clipboard.")
    await toasts(page).getByRole("button").click()
    await expect(toasts(page)).toHaveCount(0)
  }
})

test.describe("read only", () => {
  test.use({ person: "ravi.natarajan" })

  test("who may not edit copies rows and does nothing else [B2.utg-11]", async ({ page }) => {
    await openList(page, list)
    await expect(page.getByText("To schedule a task, use the gear icon in the table.")).toHaveCount(0)
    await checkboxOf(page, "Front Desk 12").check()
    await expect(selection(page).getByRole("button")).toHaveText(["Clear"])
    await button(rowOf(page, "Front Desk 12"), "Actions for Front Desk 12").click()
    await expect(page.getByRole("menuitem")).toHaveText(["Copy Row as JSON"])
  })
})
