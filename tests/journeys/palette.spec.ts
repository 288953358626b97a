import { shellMessages } from "@command-center/domain/message/shell-messages"
import { paletteMessages } from "@command-center/domain/palette/palette-messages"
import { expect, test } from "../support/browser.ts"
import { checkboxOf, dialog } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"

test.describe("someone who may edit", () => {
  test.use({ person: "dana.whitlock" })

  test("by keyboard alone: an action on a UTG by its name, from any page, which asks before anything is sent", async ({
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
  })

  test("what is selected in the list is what an action is offered for", async ({ page }) => {
    await page.goto("/be/12/utgs")
    await checkboxOf(page, "10.10.50.7").check()
    await checkboxOf(page, "10.12.252.34").check()
    await page.keyboard.press("Control+k")
    const palette = dialog(page, shellMessages.palette)
    await palette.getByRole("combobox").fill("remove sel")
    await palette.getByRole("option", { name: /^Remove From Command Center: 2 selected UTGs/u }).click()
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText("10.12.252.34")
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
    await expect(dialog(page, "Why can I, and why not?").getByText(/^You can view, but not edit UTGs/u)).toBeVisible()
  })
})
