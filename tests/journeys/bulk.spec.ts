import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  cell,
  checkboxOf,
  chooseAction,
  dialog,
  grid,
  openList,
  rowOf,
  searchBox,
  selection
} from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { serviceRows, type WireRow } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const list = "/be/14/utgs"
const [first, second] = ["Front Desk 12", "Front Desk 7"] as const

const selectBoth = async (page: Page) => {
  await openList(page, list)
  await searchBox(page).fill("front desk")
  for (const name of [first, second]) await checkboxOf(page, name).check()
}

const actions = ["Schedule Task", "Apply a Profile", "Apply a Config Template", "Remove From Command Center"]
const titles = ["Schedule Task", "Apply a Profile", "Apply Config Template", "Remove UTGs"]

test("each action opens its dialog, for a row and for the selection; what could not be loaded for it is asked for again [B2.utg-12 B2.utg-13 B4-30]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/componentProfiles|configtemplates/u)
  await openList(page, list)
  await searchBox(page).fill("front desk")
  await button(rowOf(page, first), `Actions for ${first}`).click()
  await expect(page.getByRole("menuitem")).toHaveText(["Copy Row as JSON", ...actions])
  await page.keyboard.press("Escape")
  for (const [at, action] of actions.entries()) {
    const opened = dialog(page, titles[at] ?? "")
    await chooseAction(page, first, action)
    // One alone with its place: another shop may have one of its name.
    await expect(opened.getByRole("list").first().getByRole("listitem")).toHaveText([
      new RegExp(`^${first} Saltmarsh Coffee Pike Street, `, "u")
    ])
    if (action === "Schedule Task") {
      await expect(opened.getByRole("radiogroup", { name: "Target" }).locator("label")).toHaveText(["UTG", "Agent"])
    }
    await button(opened, "Cancel").click()
    await expect(opened).toBeHidden()
  }
  for (const name of [first, second]) await checkboxOf(page, name).check()
  for (const [at, action] of actions.entries()) {
    const opened = dialog(page, titles[at] ?? "")
    await button(selection(page), action).click()
    await expect(opened.getByRole("list").first().getByRole("listitem")).toHaveText([first, second])
    await button(opened, "Cancel").click()
    await expect(opened).toBeHidden()
  }
  await expect(selection(page)).toContainText("2 selected")

  for (const [action, title, call, what] of [
    ["Apply a Profile", "Apply a Profile", "/componentProfiles", "profiles"],
    ["Apply a Config Template", "Apply Config Template", "/configtemplates", "config templates"]
  ] as const) {
    await faults.add({ path: call, kind: "status", status: 403, times: 1 })
    await button(selection(page), action).click()
    const opened = dialog(page, title)
    await expect(opened).toContainText(`The ${what} could not be loaded. Fault 403`)
    await button(opened, "Retry").click()
    await expect(opened.getByRole("combobox")).toBeEnabled()
    await button(opened, "Cancel").click()
  }
})

test("a profile: No Profile unless another is chosen, one call for all, what fails keeps the choice [B4-44 B4-45 B8-36 B8-37]", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/componentProfileAssignments/u)
  await selectBoth(page)
  const bodies = await bodiesOf(page, "/componentProfileAssignments")
  await button(selection(page), "Apply a Profile").click()
  const apply = dialog(page, "Apply a Profile")
  const profile = apply.getByLabel("Profile")
  await expect(profile.getByRole("option").first()).toHaveText("No Profile")
  await expect(profile).toHaveValue("")
  await profile.selectOption("Restaurant with table service")
  const profileId = Number(await profile.inputValue())
  await faults.add({ path: "/componentProfileAssignments", kind: "status", status: 403, times: 1 })
  await button(apply, "Apply").click()
  await expect(toasts(page)).toHaveText("Apply Profile FailedUnable to apply the profile to the selected UTGs")
  await expect(page.getByText("Unable to apply the profile to the selected UTGs")).toBeVisible()
  await expect(apply.getByRole("alert")).toHaveText("Failed to apply the profiles. Status: Forbidden")
  await expect(profile).toHaveValue(String(profileId))
  await button(apply, "Apply").click()
  await expect(toasts(page).last()).toHaveText("SuccessThe profile was applied to the selected UTGs")
  await expect(apply).toBeHidden()
  for (const name of [first, second]) {
    await expect(await cell(page, rowOf(page, name), "Profile")).toHaveText("Restaurant with table service")
  }
  const utgs = await serviceRows("components", { origin, token, beId: 14 })
  const assignments = [first, second].map((name) => {
    const utg = utgs.find(({ componentNickname }) => componentNickname === name)
    return {
      componentId: utg?.["componentId"],
      componentBusinessEntityId: utg?.["businessEntityId"],
      profileId,
      profileBusinessEntityId: 15
    }
  })
  expect(bodies).toEqual([assignments, assignments])
})

test("a config template: Submit waits for a choice, one call for each UTG, what failed is sent again alone [B4-42 B4-43 B7-47 B8-33 B8-34]", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/merge/u)
  const utgs = await serviceRows("components", { origin, token, beId: 14 })
  const idOf = (name: string) =>
    String(utgs.find(({ componentNickname }) => componentNickname === name)?.["componentId"])
  await selectBoth(page)
  const calls: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes("/merge/"))
      calls.push(`${request.method()} ${pathname.replace("/management/businessentities/14/configtemplates/", "")}`)
  })
  await button(selection(page), "Apply a Config Template").click()
  const apply = dialog(page, "Apply Config Template")
  await expect(button(apply, "Submit")).toBeDisabled()
  await apply.getByLabel("Config Template").selectOption("Second listener for table service")
  const template = await apply.getByLabel("Config Template").inputValue()
  // They make the dialog taller: a press that they move the button away from is none.
  await expect(apply.getByRole("region", { name: "Values That Differ" }).getByRole("table").first()).toBeVisible()
  await faults.add({ path: `/merge/${idOf(second)}`, kind: "status", status: 500, times: 1 })
  await button(apply, "Submit").click()
  const outcomes = apply.getByRole("list", { name: "Apply Config Template" }).getByRole("listitem")
  await expect(outcomes).toHaveText([`${first}Merged`, `${second}FailedFault 500`])
  await expect(toasts(page)).toHaveText(
    "ErrorUnable to merge config template with all UTGs. Caught exception: Fault 500"
  )
  await button(apply, "Retry failed (1)").click()
  await expect(toasts(page).last()).toHaveText("SuccessThe config template was merged into the UTGs successfully")
  expect(calls.sort()).toEqual(
    [`${template}/merge/${idOf(first)}`, `${template}/merge/${idOf(second)}`, `${template}/merge/${idOf(second)}`]
      .map((call) => `POST ${call}`)
      .sort()
  )
})

/** UTGs outside the district whose name and machine are theirs alone. */
const aloneOf = (utgs: ReadonlyArray<WireRow>): ReadonlyArray<WireRow> => {
  const only = (utg: WireRow, key: string) => utgs.filter((other) => other[key] === utg[key]).length === 1
  return utgs.filter(
    (utg) => Number(utg["businessEntityId"]) > 18 && only(utg, "machinePermanentId") && only(utg, "componentNickname")
  )
}

test("removing asks for the word, removes by machine, keeps what failed and tries it again [B4-41 B7-18 B8-35]", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/\/machines\//u)
  const before = await serviceRows("components", { origin, token, beId: 11 })
  const [one, other] = aloneOf(before)
  const names = [String(one?.["componentNickname"]), String(other?.["componentNickname"])]
  const machine = (utg: WireRow | undefined) => `/machines/${String(utg?.["machinePermanentId"])}`
  await openList(page, "/be/11/utgs")
  for (const name of names) {
    await searchBox(page).fill(name)
    await checkboxOf(page, name).check()
  }
  await button(selection(page), "Remove From Command Center").click()
  const remove = dialog(page, "Remove UTGs")
  const typed = remove.getByLabel("Type delete to confirm")
  await expect(typed).toBeFocused()
  for (const text of ["", "delet", "deleted"]) {
    await typed.fill(text)
    await expect(button(remove, "Delete")).toBeDisabled()
  }
  await typed.fill("DELETE")
  await faults.add({ path: machine(other), method: "DELETE", kind: "status", status: 500, times: 1 })
  const sent = page.waitForRequest((request) => request.url().endsWith(machine(one)))
  await button(remove, "Delete").click()
  const headers = await (await sent).allHeaders()
  expect([(await sent).method(), headers["x-http-method-override"]]).toEqual(["POST", "DELETE"])
  const outcomes = remove.getByRole("list", { name: "Remove UTGs" }).getByRole("listitem")
  await expect(outcomes.filter({ hasText: names[0] ?? "" })).toContainText("Removed")
  await expect(outcomes.filter({ hasText: names[1] ?? "" })).toContainText(
    "FailedFailed to remove the UTG. Status: Internal Server Error"
  )
  await expect(toasts(page)).toHaveText("Remove UTGs FailedUnable to remove all selected UTGs")
  await button(remove, "Close").click()
  await expect(selection(page)).toContainText("1 selected")
  await expect(checkboxOf(page, names[1] ?? "")).toBeChecked()

  await button(selection(page), "Remove From Command Center").click()
  await typed.fill("delete")
  await typed.press("Enter")
  await expect(toasts(page).last()).toHaveText("SuccessThe selected UTGs were successfully removed.")
  await expect(remove).toBeHidden()
  await expect(grid(page)).toContainText("No UTGs found")
  const after = await serviceRows("components", { origin, token, beId: 11 })
  expect(after).toHaveLength(before.length - 2)
})
