import { expect } from "../../support/browser.ts"
import { button, dialog, grid, rows, searchBox, selection } from "../../support/list-page.ts"
import { heading } from "../../support/parts.ts"
import type { ListMachine } from "../specs/list-screen.ts"
import { holdCalls } from "./held-calls.ts"
import { notWalked, passedThrough, type WalkPage, type World } from "./walk.ts"

/** What the worker answers at once, without the service. */
const atOnce = () => Promise.resolve()

export const listPage = async (
  { page, context, faults }: World,
  failureText: string
): Promise<WalkPage<ListMachine>> => {
  const calls = await holdCalls(context, faults, { loadRows: { path: "/components/query", method: "POST" } })
  const all = grid(page).getByRole("checkbox", { name: "Select all" })
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event("visibilitychange"))
    }, isHidden)
  const rowsAreShown = async () => {
    await expect(rows(page).first()).toBeVisible()
    await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  }
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto("/be/1/utgs")
    },
    perform: {
      "search.changed": ({ search }) => searchBox(page).fill(search),
      "sort.toggled": async () => {
        const header = grid(page).getByRole("columnheader", { name: /^UTG Nickname/u })
        const was = await header.getAttribute("aria-sort")
        await header.getByRole("button").first().click()
        await expect(header).not.toHaveAttribute("aria-sort", was ?? "none")
      },
      "page.changed": async () => {
        const next = button(page, "Next page")
        await ((await next.isEnabled()) ? next : button(page, "Previous page")).click()
      },
      "pageSize.changed": async ({ pageSize }) => {
        await page.getByRole("combobox", { name: "Page size" }).selectOption(String(pageSize))
      },
      "row.toggled": (_, { from }) =>
        rows(page)
          .getByRole("checkbox", { checked: from.includes('"isFirstSelected":true') })
          .first()
          .click(),
      "row.ranged": notWalked,
      "row.selected": notWalked,
      "selectAll.toggled": () => all.click(),
      "matching.selected": () => button(selection(page), /^Select all/u).click(),
      "selection.cleared": async () => {
        await button(selection(page), "Clear").click()
        await expect(selection(page)).toBeHidden()
      },
      "selection.changed": notWalked,
      "filter.applied": async () => {
        await button(page, /^Filters/u).click()
        await button(dialog(page, "Filters"), "Apply").click()
      },
      "place.opened": notWalked,
      reload: notWalked,
      retry: () => button(page, "Retry").click(),
      "page.hidden": () => show(true),
      "page.shown": () => show(false),
      "user.idle": notWalked,
      "user.active": notWalked,
      "refresh.chosen": notWalked,
      "refresh.asked": notWalked,
      "rows.replaced": notWalked,
      "xstate.done.actor.loadRows": ({ answer }) => calls.settle("loadRows", answer),
      "xstate.done.actor.firstRows": notWalked,
      "xstate.done.actor.viewRows": atOnce,
      "xstate.done.actor.matchingIds": atOnce,
      "xstate.done.actor.loadedIds": atOnce
    },
    // What a silent refresh brought is not seen to have arrived, so that its timer may not run yet: once more, then.
    later: async (_, { target }) => {
      const isDue = target.includes("ready.freshness.due")
      for (let times = 0; isDue && times < 3; times += 1) await page.clock.fastForward(30_000)
      if (isDue) return
      await expect
        .poll(async () => {
          await page.clock.fastForward(30_000)
          return calls.count("loadRows")
        })
        .toBe(1)
    },
    shows: {
      loading: async () => {
        await expect(grid(page)).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("loadRows")
      },
      "ready.view.viewing": rowsAreShown,
      "ready.view.filling": rowsAreShown,
      "ready.view.selectingPage": notWalked,
      "ready.view.idle": rowsAreShown,
      "ready.view.selectingMatching": atOnce,
      "ready.view.pruning": atOnce,
      "ready.freshness.deciding": passedThrough,
      "ready.freshness.still": notWalked,
      "ready.freshness.waiting": rowsAreShown,
      "ready.freshness.due": atOnce,
      "ready.freshness.refreshing": () => calls.isCalling("loadRows"),
      "ready.voice.silent": atOnce,
      "ready.voice.speaking": notWalked,
      failed: () => expect(page.getByText(failureText)).toBeVisible(),
      crashed: notWalked
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}
