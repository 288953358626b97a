import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, checkboxOf, dialog, grid, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { goWithin } from "../support/parts.ts"
import { barriers } from "./barriers.ts"
import { beyond, none } from "./sideways.ts"

test.use({ person: "dana.whitlock" })

/** From the UTG list. */
const openSchedule = async (page: Page): Promise<Locator> => {
  const name = await rows(page).first().getByRole("rowheader").innerText()
  await checkboxOf(page, name).click()
  const fold = button(selection(page), "Actions")
  if (await fold.isVisible()) await fold.click()
  await button(selection(page), "Schedule Task").click()
  await expect(dialog(page, "Schedule Task").getByRole("radio", { name: "Future Task" })).toBeVisible()
  return dialog(page, "Schedule Task")
}

const isUncovered = (of: Locator): Promise<boolean> =>
  of.evaluate((node) => {
    const { left, top, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + 4, top + height - 4))
  })

test.describe("320 pixels wide", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("a list has no barrier and is not scrolled sideways, nor is its dialog, which opens at its beginning; a form's buttons are above all that scrolls below them", async ({
    page
  }) => {
    await openList(page, "/be/12/utgs")
    expect(await beyond(page)).toEqual(none)
    expect(await barriers(page)).toEqual([])
    const schedule = await openSchedule(page)
    expect(await beyond(page)).toEqual(none)
    expect(await schedule.locator(".cc-dialog-body").evaluate((body) => body.scrollTop)).toBe(0)

    await button(schedule, "Cancel").click()
    await goWithin(page, "/be/15/utgs/20397/config")
    await expect(page.getByRole("combobox", { name: "Sections" })).toBeInViewport()
    for (const name of ["Update", "Cancel"]) expect(await isUncovered(button(page, name)), name).toBe(true)
  })
})

for (const width of [768, 2560]) {
  test.describe(`a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 1000 } })

    test("shows the dashboard without a barrier, and nothing beyond its edge", async ({ page }) => {
      await page.goto("/be/12/dashboard")
      await expect(page.getByRole("table", { name: /^Firmware/u }).first()).toBeVisible({ timeout: 60_000 })
      expect(await beyond(page)).toEqual(none)
      expect(await barriers(page)).toEqual([])
    })
  })
}

test.describe("at 200 %", () => {
  // What is left of 1440 by 900.
  test.use({ viewport: { width: 720, height: 450 } })

  test("a list shows rows, and all below them can be reached and pressed; with reduced motion nothing turns, slides or fades", async ({
    page
  }) => {
    await openList(page, "/be/12/utgs")
    const schedule = await openSchedule(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
    )
    expect(moving).toEqual([])
    await button(schedule, "Cancel").click()
    await expect(schedule).toBeHidden()
    const pager = page.getByText(/^Displaying /u)
    await pager.scrollIntoViewIfNeeded()
    expect(await isUncovered(pager)).toBe(true)
    expect((await page.locator(".cc-table-scroll").boundingBox())?.height ?? 0).toBeGreaterThan(200)
  })
})

test.describe("in the system's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  const look = (of: Locator) =>
    of.evaluate((node) => {
      const { backgroundColor, borderTopStyle, borderTopWidth, color } = getComputedStyle(node)
      const mark = getComputedStyle(node, "::before")
      return {
        background: backgroundColor,
        border: `${borderTopWidth} ${borderTopStyle}`,
        color,
        mark: `${mark.width} ${mark.maskImage}`
      }
    })

  test("states are told by mark and fill, what floats has an edge, and the focus is seen", async ({ page }) => {
    await openList(page, "/be/12/utgs")
    const states = grid(page).locator(".cc-status")
    const good = await look(states.filter({ hasText: /^(?:Online|Synchronized)$/u }).first())
    const warn = await look(states.filter({ hasText: "Update Pending" }).first())
    await searchBox(page).fill("offline")
    const bad = await look(states.filter({ hasText: "Offline" }).first())
    expect(good.border).toBe("0px none")
    expect(warn.border).toBe("1px solid")
    expect(new Set([good.mark, warn.mark, bad.mark]).size).toBe(3)
    expect([bad.background, bad.color]).toEqual([warn.color, warn.background])
    await searchBox(page).fill("")

    await checkboxOf(page, await rows(page).first().getByRole("rowheader").innerText()).click()
    const edge = rows(page).first().locator("> *").nth(3)
    await expect(edge).toHaveCSS("outline-style", "solid")
    const focused = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return `${outlineWidth} ${outlineStyle}`
      })
    for (const name of ["Filters", "Reset filters"]) {
      await button(page, new RegExp(`^${name}`, "u"))
        .first()
        .focus()
      await page.keyboard.press("Shift+Tab")
      await page.keyboard.press("Tab")
      expect(await focused(), name).toBe("2px solid")
    }
    await button(rows(page).first(), /^Actions for/u).click()
    const menu = page.getByRole("menu")
    expect((await look(menu)).border).toBe("1px solid")
    expect(await focused()).toBe("2px solid")
    await page.keyboard.press("Escape")

    await button(selection(page), "Schedule Task").click()
    const schedule = dialog(page, "Schedule Task")
    expect((await look(schedule)).border).toBe("1px solid")
    expect(await barriers(page)).toEqual([])
    await schedule.getByRole("textbox", { name: /^Run time/u }).click()
    const fill = (day: string) => look(page.locator(`.react-datepicker__day${day}`).first())
    expect((await fill("--selected")).background).not.toBe(
      (await fill(":not(.react-datepicker__day--selected)")).background
    )
    await page.keyboard.press("Escape")
    await button(schedule, "Cancel").click()

    const all = page.getByRole("switch", { name: "Expand All" })
    await all.check()
    const [track, thumb] = await all.evaluate((node) =>
      [getComputedStyle(node), getComputedStyle(node, "::after")].map(({ backgroundColor }) => backgroundColor)
    )
    expect(thumb).not.toBe(track)

    await page.goto("/be/12/dashboard")
    const bars = page.getByRole("table", { name: "Status" }).locator(".cc-measure")
    await expect(bars.first()).toHaveCSS("border-top-style", "solid", { timeout: 60_000 })
  })
})

test.describe("nobody signed in", () => {
  test.use({ person: null, viewport: { width: 320, height: 450 } })

  test("the way to sign in fits, and its link has the focus's ring", async ({ page, complaints }) => {
    complaints.expect(/status of 401/u)
    await page.goto("/")
    const link = page.getByRole("link", { name: "click here to login" })
    await expect(link).toBeVisible()
    expect(await beyond(page)).toEqual(none)
    await page.keyboard.press("Tab")
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS("outline-style", "solid")
  })
})
