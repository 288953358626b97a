import { shellMessages } from "@command-center/domain/message/shell-messages"
import { paletteMessages } from "@command-center/domain/palette/palette-messages"
import { profileList } from "@command-center/domain/profile/profile-list"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { viewsKey } from "@command-center/domain/storage/browser-store"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { expect, test } from "../support/browser.ts"
import { checkboxOf, dialog, openList, rows } from "../support/list-page.ts"
import { goWithin, heading } from "../support/parts.ts"

const { merchant } = knownAccounts

test.describe("someone who may edit", () => {
  test.use({ person: "dana.whitlock" })

  test("no key is lost that follows Ctrl+K while the palette is on its way, and Enter chooses nothing unseen", async ({
    page
  }) => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route("**/assets/palette.screen-*.js", async (route) => {
      await arrived
      await route.continue()
    })
    await openList(page, "/be/12/utgs")
    await rows(page).first().getByRole("checkbox").click()
    await page.getByRole("searchbox", { name: "Search", exact: true }).focus()
    await page.keyboard.press("Control+k")
    await page.keyboard.type("earlier")
    await page.keyboard.press("Enter")
    arrive()
    const palette = dialog(page, shellMessages.palette)
    await expect(palette.getByRole("combobox")).toHaveValue("earlier")
    await expect(palette.getByRole("option").first()).toContainText("Earlier notices")
    await expect(page.getByRole("dialog")).toHaveCount(1)
    await page.keyboard.type(" no")
    await expect(palette.getByRole("combobox")).toHaveValue("earlier no")
    await page.keyboard.press("Escape")
    await expect(palette).toBeHidden()
    const search = page.getByRole("searchbox", { name: "Search", exact: true })
    await expect(search).toBeFocused()
    await expect(search).toHaveValue("")
  })

  test("by keyboard alone: an action on a UTG by its name, from any page, which asks before anything is sent; then on what is selected", async ({
    page
  }) => {
    const sent: Array<string> = []
    page.on("request", (request) => {
      if (request.method() !== "GET" && !request.url().endsWith("/query")) sent.push(request.url())
    })
    await page.goto("/be/12/tasks")
    await expect(heading(page, "Tasks List")).toBeVisible()
    await page.keyboard.press("Control+k")
    const palette = dialog(page, shellMessages.palette)
    const field = palette.getByRole("combobox")
    await expect(field).toBeFocused()

    await page.keyboard.type("utg 10.10.50.7")
    const utg = palette.getByRole("option", { name: /^10\.10\.50\.7/u })
    await expect(utg.first()).toBeVisible()
    await field.fill("restart 10.10.50.7")
    const action = palette.getByRole("option", { name: /^Restart UTG: 10\.10\.50\.7/u })
    await expect(action).toBeVisible()
    // The best answer is the one that Enter takes, and what is read out with the field.
    await expect(field).toHaveAttribute("aria-activedescendant", (await action.getAttribute("id")) ?? "")
    await page.keyboard.press("Enter")

    const flow = dialog(page, "Schedule Task")
    await expect(flow.getByText("10.10.50.7", { exact: true })).toBeVisible()
    await expect(flow.getByRole("radio", { name: "Start/Stop" })).toBeChecked()
    await expect(flow.getByRole("radio", { name: "Restart" })).toBeChecked()
    await page.keyboard.press("Escape")
    await expect(flow).toBeHidden()
    expect(sent).toEqual([])

    // What was chosen lately is first the next time; the arrows go on from there.
    await page.keyboard.press("Control+k")
    await field.fill("tasks")
    await page.keyboard.press("Enter")
    await expect(heading(page, "Tasks List")).toBeVisible()
    await page.keyboard.press("Control+k")
    const options = palette.getByRole("option")
    await expect(options.first()).toContainText("Tasks")
    await expect(options.first()).toHaveAttribute("data-highlighted", "")
    await page.keyboard.press("ArrowDown")
    await expect(options.nth(1)).toHaveAttribute("data-highlighted", "")
    await page.keyboard.press("Escape")
    await expect(palette).toBeHidden()

    await goWithin(page, "/be/12/utgs")
    await expect(heading(page, "UTG List")).toBeVisible()
    await checkboxOf(page, "10.10.50.7").check()
    await checkboxOf(page, "10.12.252.34").check()
    await page.keyboard.press("Control+k")
    await palette.getByRole("combobox").fill("remove sel")
    await palette.getByRole("option", { name: /^Remove From Command Center: 2 selected UTGs/u }).click()
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText("10.12.252.34")
  })
})

test.describe("by keyboard alone, without a call where a page has read the rows", () => {
  test.use({ person: "dana.whitlock" })

  test("a merchant by its path, a saved view, a profile, a page; a UTG by strewn letters", async ({ page }) => {
    const asked: Array<string> = []
    page.on("request", (request) => {
      if (request.url().endsWith("/components/query")) asked.push(request.url())
    })
    await openList(page, "/be/12/profiles")
    await page.evaluate(({ key, text }) => localStorage.setItem(key, text), {
      key: viewsKey("utgs"),
      text: writeViews({ views: [{ name: "Tens only", query: "search=10.10" }], defaultName: null })
    })
    await openList(page, "/be/12/utgs")
    const before = asked.length
    const palette = dialog(page, shellMessages.palette)
    const choose = async (typed: string, name: RegExp) => {
      await page.keyboard.press("Control+k")
      await expect(palette.getByRole("combobox")).toBeFocused()
      await page.keyboard.type(typed)
      const option = palette.getByRole("option", { name })
      await expect(option.first()).toBeVisible()
      const options = await palette.getByRole("option").allTextContents()
      const place = options.findIndex((text) => name.test(text))
      for (let step = 0; step < place; step += 1) await page.keyboard.press("ArrowDown")
      const askedSoFar = asked.length
      await page.keyboard.press("Enter")
      await expect(palette).toBeHidden()
      return askedSoFar
    }
    // The page of the UTG asks for its row; the palette asked for none.
    expect(await choose("1010507", /^10\.10\.50\.7/u)).toBe(before)
    await expect(heading(page, "10.10.50.7")).toBeVisible()

    await choose("tens only", /^Tens only/u)
    await expect(page).toHaveURL(/\/be\/15\/utgs\?search=10\.10$/u)
    await choose("page profiles", /^Profiles/u)
    await expect(heading(page, profileList.title)).toBeVisible()
    await openList(page, "/be/12/profiles")
    await expect(rows(page).first().getByRole("link")).toBeVisible()
    const [profile = ""] = await rows(page).first().getByRole("link").allTextContents()
    await choose(`profile ${profile}`, new RegExp(`^${profile}\\s?Profile`, "u"))
    await expect(heading(page, profile)).toBeVisible()
    await choose("dashboard page", /^Dashboard/u)
    await expect(heading(page, "Dashboard")).toBeVisible()
    await choose(`account ${merchant.name.split(" ").toReversed().join(" ")}`, new RegExp(`^${merchant.name}`, "u"))
    await expect(page).toHaveURL(new RegExp(`/be/${merchant.id}/dashboard$`, "u"))
    await expect(heading(page, "Dashboard")).toBeVisible()
  })

  test("the theme, the clocks and the language, as in the user's menu", async ({ page }) => {
    await openList(page, "/be/12/tasks")
    const palette = dialog(page, shellMessages.palette)
    const choose = async (typed: string, name: RegExp) => {
      await page.keyboard.press("Control+k")
      await expect(palette.getByRole("combobox")).toBeFocused()
      await page.keyboard.type(typed)
      await expect(palette.getByRole("option").first()).toHaveText(name)
      await page.keyboard.press("Enter")
      await expect(palette).toBeHidden()
    }
    await choose("dark theme", /^Theme: Dark/u)
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await choose("settings times utc", /^Times: UTC/u)
    await expect(rows(page).first()).toContainText(/ [AP]M UTC/u)
    await choose("deutsch", /^Language: Deutsch/u)
    await expect(page.locator("html")).toHaveAttribute("lang", "de")
  })

  test("what is selected among tasks and devices is what actions are offered for", async ({ page }) => {
    const palette = dialog(page, shellMessages.palette)
    await openList(page, "/be/12/tasks")
    await rows(page).first().getByRole("checkbox").check()
    await page.keyboard.press("Control+k")
    await expect(dialog(page, shellMessages.palette).getByRole("combobox")).toBeFocused()
    await page.keyboard.type("delete sel")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("dialog", { name: "Delete Tasks" }).or(page.getByRole("alertdialog"))).toBeVisible()
    await page.keyboard.press("Escape")

    await goWithin(page, "/be/12/devices")
    await expect(heading(page, "Device Management")).toBeVisible()
    await rows(page).first().getByRole("checkbox").check()
    await page.keyboard.press("Control+k")
    await expect(dialog(page, shellMessages.palette).getByRole("combobox")).toBeFocused()
    await page.keyboard.type("update firm sel")
    await expect(palette.getByRole("option").first()).toContainText("Update Firmware: 1 selected device")
    await page.keyboard.press("Enter")
    await expect(palette).toBeHidden()
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog")).first()).toBeVisible()
  })
})

test.describe("someone who only reads", () => {
  test.use({ person: "ravi.natarajan" })

  test("is offered no action on a UTG, and why", async ({ page }) => {
    await page.goto("/be/12/utgs")
    await page.getByRole("button", { name: shellMessages.palette }).click()
    const palette = dialog(page, shellMessages.palette)
    await palette.getByRole("combobox").fill("10.10.50.7")
    await expect(palette.getByRole("option", { name: /^10\.10\.50\.7/u }).first()).toBeVisible()
    await palette.getByRole("combobox").fill("restart 10.10.50.7")
    await expect(palette.getByRole("status")).toHaveText(paletteMessages.nothing("restart 10.10.50.7"))
    await palette.getByRole("combobox").fill("why")
    await page.keyboard.press("Enter")
    const why = dialog(page, "Why can I, and why not?")
    await expect(why.getByText(/^You can view, but not edit UTGs/u)).toBeVisible()
    await page.keyboard.press("Escape")
    await goWithin(page, "/be/12/tasks")
    await expect(heading(page, "Tasks List")).toBeVisible()
    await page.keyboard.press("Control+k")
    await expect(dialog(page, shellMessages.palette).getByRole("combobox")).toBeFocused()
    await page.keyboard.type("why")
    await page.keyboard.press("Enter")
    await expect(why.getByText(/^You can view, but not edit Tasks/u)).toBeVisible()
  })
})
