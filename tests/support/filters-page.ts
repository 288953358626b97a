import type { Locator, Page } from "@playwright/test"
import { expect } from "./browser.ts"
import { button, dialog, grid } from "./list-page.ts"
import { heading, links } from "./parts.ts"

export const openFilters = async (page: Page): Promise<Locator> => {
  await button(page, /^Filters/u).click()
  return dialog(page, "Filters")
}

export const property = (filters: Locator, name: string) =>
  filters.getByRole("list", { name: "Properties" }).getByRole("button", { name })
export const labels = (filters: Locator) =>
  filters.getByRole("list", { name: "Properties" }).getByRole("button").allInnerTexts()

export const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem")

/** Another visit of a list, by a link that says nothing of it: what the browser keeps of its filters decides. */
export const comeAnew = async (page: Page, list: string) => {
  await links(page).filter({ hasText: "Dashboard" }).click()
  await expect(heading(page, "Dashboard")).toBeVisible()
  await links(page).filter({ hasText: list }).click()
  await expect(grid(page)).toBeVisible()
}

/** A query's body is a JSON string that holds the filter as JSON. */
export const predicates = (bodies: ReadonlyArray<unknown>): unknown => JSON.parse(String(bodies.at(-1))).Predicates

/** Midnight in the browser's zone so many days back, as the dates of filters are sent. */
const daysBack = (days: number): string => {
  const local = new Date(Date.now() + 19_800_000 - days * 86_400_000)
  const [year = "", month = "", day = ""] = local.toISOString().slice(0, 10).split("-")
  return `${month}/${day}/${year}`
}

export const byDefault = (days = 30) => ({
  PropertyName: "TaskRunAfter",
  Operator: "GTE",
  Value: daysBack(days),
  TypeHint: "DateTime"
})
