import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { addingUser, creations, type Flow, ready } from "../support/flows.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { openSchedule } from "../support/schedule-dialog.ts"

const keepsTyped = async (shown: Locator, { typed }: Flow) => {
  for (const [label, value] of typed) await expect(shown.getByLabel(label).first()).toHaveValue(value)
}

/** Every way to close a dialog asks; the backdrop closes none. */
const asksFirst = async (page: Page, flow: Flow) => {
  const shown = await ready(page, flow)
  const asking = dialog(page, "Unsaved Changes")
  for (const leave of [
    () => button(shown, "Cancel").click(),
    () => button(shown, "Close").click(),
    () => page.keyboard.press("Escape")
  ]) {
    await leave()
    await expect(asking).toBeVisible()
    await expect(asking.getByRole("button")).toHaveText(["Continue Editing", "Lose Changes"])
    await button(asking, "Continue Editing").click()
    await expect(asking).toHaveCount(0)
    await keepsTyped(shown, flow)
  }
  await page.mouse.click(5, 400)
  await expect(shown).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(asking).toHaveCount(0)
  await keepsTyped(shown, flow)
  await button(shown, "Cancel").click()
  await button(asking, "Lose Changes").click()
  await expect(shown).toHaveCount(0)
}

test.describe("someone who edits", () => {
  test.use({ person: "dana.whitlock" })

  test("a dialog with something typed asks before it closes, by Cancel, Close and Escape", async ({ page }) => {
    for (const flow of creations) await asksFirst(page, flow)
  })

  test("Escape in the open calendar closes the calendar alone, in a dialog and in the filters; the next asks or closes", async ({
    page
  }) => {
    const calendar = page.locator(".cc-date-popper")
    const schedule = await openSchedule(page)
    const runTime = schedule.getByRole("textbox", { name: /^Run time/u })
    await runTime.click()
    await expect(calendar).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(calendar).toBeHidden()
    await expect(schedule).toBeVisible()
    await expect(dialog(page, "Unsaved Changes")).toHaveCount(0)
    await expect(runTime).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(schedule.or(dialog(page, "Unsaved Changes"))).toHaveCount(0)

    await openList(page, "/be/12/tasks")
    await button(page, /^Filters/u).click()
    const filters = dialog(page, "Filters")
    await filters.getByRole("button", { name: /^Task Run Date/u }).click()
    await filters.locator("input.cc-date-input").first().click()
    await expect(calendar).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(calendar).toBeHidden()
    await expect(filters).toBeVisible()
  })

  test("a file is dropped as it is chosen: one, of its kind, and never onto the page", async ({ page }) => {
    const [, , , form] = creations
    if (form === undefined) throw new Error("There is no upload.")
    const shown = await ready(page, form)
    const drop = (names: ReadonlyArray<string>, onto: string) =>
      page.evaluate(
        ([given, selector]) => {
          const data = new DataTransfer()
          for (const name of given) data.items.add(new File(["bytes"], name, { type: "application/gzip" }))
          const place = document.querySelector(selector)
          const events = ["dragover", "drop"].map(
            (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
          )
          return events.map((event) => place?.dispatchEvent(event) === false)
        },
        [names, onto] as const
      )
    const submit = button(shown, "Upload")
    await drop(["welcome.zip"], ".cc-file")
    await expect(shown.getByText("Input type mismatch. Choose a .tgz file.")).toBeVisible()
    await expect(submit).toBeDisabled()
    await drop(["one.tgz", "two.tgz"], ".cc-file")
    await expect(shown.getByText("Invalid input. Drop one file only.")).toBeVisible()
    await drop(["dropped.tgz"], ".cc-file")
    await expect(shown.getByText("dropped.tgz")).toBeVisible()
    await expect(submit).toBeEnabled()
    expect(await drop(["missed.tgz"], "body")).toEqual([true, true])
    await expect(shown.getByText("dropped.tgz")).toBeVisible()
    await keepsTyped(shown, form)
  })
})

test.describe("someone who edits users", () => {
  test.use({ person: "agnes.holloway" })

  test("the dialog that adds a user asks before it closes", async ({ page }) => {
    await asksFirst(page, addingUser)
  })
})
