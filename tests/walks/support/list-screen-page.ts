import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { listMessages } from "@command-center/domain/message/list-messages"
import { refreshMessages } from "@command-center/domain/rows/refresh-messages"
import type { listMachine } from "../../model/support/list-driver.ts"
import { expect } from "../../support/browser.ts"
import { button, dialog, grid, rows, searchBox, selection } from "../../support/list-page.ts"
import { heading } from "../../support/parts.ts"
import type { SlowFile } from "../../support/slow-file.ts"
import { chooseForFirstRow } from "./first-row.ts"
import { holdCalls } from "./held-calls.ts"
import { serviceAnswers } from "./plan.ts"
import { atOnce, giveUp } from "./screen-flows.ts"
import { notWalked, passedThrough, type WalkPage, type World } from "./walk.ts"

export interface ListAt {
  readonly path: string
  /** The end of the path that its rows are read from. */
  readonly query: string
  /** The answer with the rows, where the service is to send it in two parts. */
  readonly inParts?: () => Promise<readonly [first: string, rest: string]>
  /** What somebody else does before a refresh is answered. */
  readonly meanwhile?: () => Promise<void>
}

const utgs: ListAt = { path: "/be/1/utgs", query: "/components/query" }

export const listPage = async (
  { page, context, faults }: World,
  failureText: string,
  { path, query, inParts, meanwhile }: ListAt = utgs
): Promise<WalkPage<typeof listMachine>> => {
  const calls = await holdCalls(context, faults, {
    loadRows: { path: query, method: "POST" },
    remove: { path: "/machines/", method: "DELETE" }
  })
  let slow: SlowFile | null = null
  let rest = ""
  const all = grid(page).getByRole("checkbox", { name: "Select all" })
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event("visibilitychange"))
    }, isHidden)
  const panel = page.getByRole("complementary", { name: facetMessages.title })
  const rowsAreShown = async () => {
    await expect(rows(page).first()).toBeVisible()
    await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  }
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto(path)
    },
    perform: {
      "search.changed": ({ search }) => searchBox(page).fill(search),
      "facet.chosen": async () => {
        if (!(await panel.isVisible())) await button(page, new RegExp(`^${facetMessages.title}`, "u")).click()
        await panel.getByRole("checkbox").first().check()
      },
      "facets.cleared": () => button(panel, facetMessages.clear).click(),
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
      "row.ranged": () =>
        rows(page)
          .getByRole("checkbox")
          .nth(2)
          .click({ modifiers: ["Shift"] }),
      // The action itself is given up.
      "row.selected": async () => {
        await chooseForFirstRow(page, "Delete Task")
        await giveUp(page, dialog(page, "Delete Tasks"), /^(?:Cancel|Close)$/u)
        await expect(selection(page)).toContainText("1 selected")
      },
      "selectAll.toggled": () => all.click(),
      "matching.selected": async () => {
        const offered = button(selection(page), /^Select all/u)
        if (await offered.isVisible()) return offered.click()
        await button(rows(page).first(), /^Actions for/u).focus()
        await page.keyboard.press("Control+a")
      },
      "selection.cleared": async () => {
        await button(selection(page), "Clear").click()
        await expect(selection(page)).toBeHidden()
      },
      "filter.applied": async ({ predicates }) => {
        const filters = dialog(page, "Filters")
        await button(page, /^Filters/u).click()
        if (predicates.length > 0) {
          await filters.getByRole("list", { name: "Properties" }).getByRole("button", { name: "Merchant" }).click()
          await filters.getByRole("region").getByRole("textbox").fill("a")
        }
        await button(filters, "Apply").click()
      },
      "place.opened": async () => {
        await page.goBack()
        await expect(searchBox(page)).toHaveValue("e")
      },
      // What a flow may have changed is read again: here one that failed.
      reload: async () => {
        const removing = dialog(page, "Remove UTGs")
        await chooseForFirstRow(page, "Remove From Command Center")
        await removing.getByRole("textbox").fill("delete")
        await button(removing, "Delete").click()
        await calls.settle("remove", serviceAnswers.refused)
        await giveUp(page, removing, "Close")
      },
      retry: () => button(page, "Retry").click(),
      cancel: () => button(page, "Cancel").click(),
      "unreadable.dismissed": () => button(page, `Dismiss ${listMessages.unreadableTitle}`).click(),
      "page.hidden": () => show(true),
      "page.shown": () => show(false),
      "user.idle": () => page.clock.fastForward(300_100),
      "user.active": async () => {
        await page.mouse.move(700, 20)
        await page.mouse.move(720, 30)
      },
      "refresh.chosen": async ({ every }) => {
        const choice = page.getByRole("combobox", { name: refreshMessages.refresh, exact: true })
        await choice.selectOption(every === null ? refreshMessages.off : refreshMessages.every(every))
      },
      "refresh.asked": () => button(page, refreshMessages.now).click(),
      "rows.replaced": notWalked,
      "xstate.done.actor.loadRows": async ({ answer, outcome, transition }) => {
        if (transition.source.includes("ready.freshness.refreshing")) await meanwhile?.()
        if (slow === null) await calls.settle("loadRows", answer)
        else await slow.send(rest)
        slow = null
        // A silent refresh shows nowhere else that it is over.
        if (outcome !== "unauthorized")
          await expect(button(page, refreshMessages.now)).not.toHaveAttribute("data-busy", "true")
      },
      "xstate.done.actor.firstRows": async () => {
        const [first, others] = (await inParts?.()) ?? ["", ""]
        slow = await calls.slowly("loadRows", first.length + others.length, "application/json")
        rest = others
        await slow.send(first)
        await expect(rows(page).first()).toBeVisible()
      },
      "xstate.done.actor.viewRows": atOnce,
      "xstate.done.actor.matchingIds": atOnce,
      "xstate.done.actor.loadedIds": atOnce
    },
    // What a silent refresh brought is not seen to have arrived, so that its timer may not run yet: once more, then.
    later: async (_, { event, target }) => {
      if (event.type.includes("betweenAnnouncements")) return page.clock.fastForward(10_000)
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
        // One that arrives in parts was let go already.
        if (slow === null) await calls.isCalling("loadRows")
      },
      "ready.view.viewing": rowsAreShown,
      "ready.view.filling": rowsAreShown,
      "ready.view.selectingPage": atOnce,
      "ready.view.idle": rowsAreShown,
      "ready.view.selectingMatching": atOnce,
      "ready.view.pruning": atOnce,
      "ready.freshness.deciding": passedThrough,
      "ready.freshness.still": rowsAreShown,
      "ready.freshness.waiting": rowsAreShown,
      "ready.freshness.due": atOnce,
      "ready.freshness.refreshing": () => calls.isCalling("loadRows"),
      "ready.announcements.silent": atOnce,
      "ready.announcements.speaking": () => expect(page.getByText(/^\d+ rows? changed$/u)).toBeAttached(),
      failed: () => expect(page.getByText(failureText)).toBeVisible(),
      crashed: notWalked
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}
