import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { type DocumentedList, documentedLists } from "../support/list-documents.ts"
import { button, displaying, grid, headers, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { goWithin, heading, links } from "../support/parts.ts"

const toolbar = (page: Page) => page.getByRole("toolbar", { name: "List" })

/** On how many lines the parts of a bar stand. */
const linesOf = (bar: Locator) =>
  bar.locator("> *, > .cc-toolbar-folded > *").evaluateAll((parts) => {
    const drawn = parts.filter((part) => part.getClientRects().length > 0)
    const middles = drawn.map((part) => Math.round(part.getBoundingClientRect().top + part.clientHeight / 2))
    return new Set(middles.map((middle) => Math.round(middle / 10))).size
  })

/** The names of the toolbar's buttons that the documents know; the console has more. */
const toolsShown = (page: Page, { tools, editorTools }: DocumentedList) =>
  toolbar(page)
    .getByRole("button")
    .evaluateAll(
      (all, known) =>
        all
          .map(
            (tool) => tool.getAttribute("aria-label") ?? (tool.textContent ?? "").replace(/\s*\d+[\s\S]*/u, "").trim()
          )
          .filter((name) => known.includes(name)),
      [...tools, ...editorTools]
    )

/** What a row's menu offers; the row is the first one, or the first device that reports its type. */
const menuOf = async (page: Page, { id }: DocumentedList): Promise<ReadonlyArray<string>> => {
  if (id === "devices") await searchBox(page).fill("isc480")
  await button(rows(page).first(), /^Actions for/u).click()
  const offered = await page.getByRole("menuitem").allInnerTexts()
  await page.keyboard.press("Escape")
  return offered
}

const bulkOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  await rows(page).first().getByRole("checkbox").check()
  const names = await selection(page)
    .getByRole("button")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? (each.textContent ?? "").trim()))
  return names.filter((name) => name !== "Clear" && !name.startsWith("Select all"))
}

/** On the page of any list. */
const readList = async (page: Page, list: DocumentedList) => {
  await goWithin(page, `/be/1/${list.id}`)
  await expect(heading(page, list.heading)).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  const [label, direction] = list.sortedBy
  await expect(grid(page).getByRole("columnheader", { name: label, exact: true })).toHaveAttribute(
    "aria-sort",
    direction
  )
  await expect(searchBox(page)).toBeVisible()
  await expect(page.getByLabel("Page size").getByRole("option")).toHaveText(["10", "25", "50", "250", "500", "1000"])
  await expect(displaying(page)).toBeVisible()
  expect(await linesOf(toolbar(page)), `lines of the toolbar of ${list.id}`).toBe(1)
  const [first, ...labels] = await headers(page)
  return {
    headers: list.hasSelection ? labels : [first, ...labels],
    hasSelectAll: /selected/u.test(first ?? ""),
    tools: await toolsShown(page, list),
    menu: (await menuOf(page, list)).toSorted(),
    bulk: list.hasSelection ? await bulkOf(page) : []
  }
}

const documented = (list: DocumentedList, canEdit: boolean) => ({
  headers: ["Action", ...list.columns],
  hasSelectAll: list.hasSelection,
  tools: [...list.tools, ...(canEdit ? list.editorTools : [])],
  menu: [...list.rowActions, ...(canEdit ? list.editorActions : [])].toSorted(),
  bulk: canEdit ? list.bulk : []
})

test.describe("who may edit", () => {
  test.use({ person: "dana.whitlock" })

  test("finds every list as the documents have it: heading, toolbar, columns, first sort, row and bulk actions, footer [A2.1-12 A2.6-09 A2.6-10 A2.7-07 B2.utg-07 B2.utg-08 B2.devices-02 B2.devices-04 B2.devices-05 B2.devices-06 B2.forms-01 B2.forms-02 B2.users-01 B2.users-02 B2.profiles-01 B2.inst-01 B2.inst-04 B2.inst-06 B2.routes-01 B2.routes-08 B2.routes-09 B2.routes-10 B2.routes-11 B2.routes-15 B4-08 B4-09]", async ({
    page
  }) => {
    await page.goto("/be/1/dashboard")
    await expect(heading(page, "Dashboard")).toBeVisible()
    for (const list of documentedLists) expect(await readList(page, list), list.section).toEqual(documented(list, true))
  })

  test("finds each list without rows saying so in its own words [A2.6-19 A2.7-13 B2.utg-14 B2.devices-13 B2.forms-04 B2.users-05]", async ({
    page
  }) => {
    await page.goto("/be/1/dashboard")
    for (const { id, emptyText, call } of documentedLists) {
      await page.route(
        ({ pathname }) => pathname.endsWith(call[0]) && pathname.includes("/businessentities/1/"),
        (route) => route.fulfill({ json: { [call[1]]: [] } })
      )
      await links(page)
        .and(page.locator(`[href$="/${id}"]`))
        .click()
      await expect(rows(page), id).toHaveText([emptyText])
      await expect(page.getByText("Displaying 0-0 of 0")).toBeVisible()
    }
  })
})

test.describe("who only reads", () => {
  test.use({ person: "ravi.natarajan" })

  test("finds the same lists with nothing in them that changes anything [A2.6-21 B2.inst-04 B2.inst-06 B2.forms-03 B2.profiles-03 B2.users-03 B2.devices-11]", async ({
    page
  }) => {
    await page.goto("/be/1/dashboard")
    await expect(heading(page, "Dashboard")).toBeVisible()
    for (const list of documentedLists) {
      expect(await readList(page, list), list.section).toEqual(documented(list, false))
      await expect(page.getByRole("img", { name: "You have read only access on this page." })).toBeVisible()
    }
  })
})

for (const language of ["en", "de"]) {
  test.describe(`a window of 1280 px, ${language}`, () => {
    test.use({ person: "dana.whitlock", viewport: { width: 1280, height: 800 }, kept: { language } })

    test("a list's tools stand in one line, and a checkbox is hit 11 px from its middle", async ({ page }) => {
      await openList(page, "/be/12/utgs")
      expect(await linesOf(page.locator(".cc-toolbar"))).toBe(1)
      const box = rows(page).nth(1).getByRole("checkbox")
      const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      for (const [dx, dy] of [
        [-11, -11],
        [11, -11],
        [-11, 11],
        [11, 11]
      ] as const)
        await page.mouse.click(x + width / 2 + dx, y + height / 2 + dy)
      await expect(box).not.toBeChecked()
      await page.mouse.click(x + width / 2 + 11, y + height / 2 + 11)
      await expect(box).toBeChecked()
    })
  })
}
