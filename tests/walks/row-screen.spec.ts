import { filterMessages } from "@command-center/domain/filter/filter-messages"
import { keyMessages } from "@command-center/domain/message/key-messages"
import { listMessages } from "@command-center/domain/message/list-messages"
import { columnMessages } from "@command-center/domain/rows/column-messages"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { viewCsvMessages } from "@command-center/domain/rows/view-csv-messages"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { day, type spec, walks } from "../model/specs/row-screen.ts"
import { expect, test } from "../support/browser.ts"
import { button, chooseView, dialog, grid, openList, rows, selection, viewMenu } from "../support/list-page.ts"
import { alerts, links, toasts } from "../support/parts.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { serviceAnswers } from "./support/plan.ts"
import { giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const list = "/be/12/tasks?search=Scheduled"

const pageOf =
  (hasNonsense: boolean) =>
  async (world: World): Promise<WalkPage<(typeof spec)["machine"]>> => {
    const { page, context, faults } = world
    const calls = await holdCalls(context, faults, { delete: { path: "/tasks/", method: "DELETE" } })
    const filters = dialog(page, filterMessages.title)
    const exporting = dialog(page, taskMessages.export.title)
    const downloading = dialog(page, viewCsvMessages.title)
    const columns = dialog(page, columnMessages.title)
    const views = dialog(page, viewMessages.title)
    const about = dialog(page, "About Tasks")
    const keys = dialog(page, keyMessages.title)
    const deleting = dialog(page, "Delete Tasks")
    const merchant = page.getByRole("list", { name: filterMessages.activeFilters }).getByText("Merchant")
    const settled = () => expect(grid(page)).toHaveAttribute("aria-busy", "false")
    return {
      arrive: () => openList(page, list),
      perform: {
        "filters.opened": () => button(page, /^Filters/u).click(),
        "filters.reset": async () => {
          await button(page, tableMessages.resetFilters).click()
          await expect(merchant).toBeHidden()
        },
        "filter.removed": async () => {
          await button(page, /^Remove Merchant/u).click()
          await expect(merchant).toBeHidden()
        },
        "export.opened": () => button(page, "Download data as CSV").click(),
        "view.downloaded": async () => {
          await rows(page).getByRole("checkbox").first().check()
          await button(page, viewCsvMessages.title).click()
        },
        "columns.opened": () => chooseView(page, columnMessages.title),
        "views.opened": () => chooseView(page, "Views"),
        "views.told": notWalked,
        "layout.changed": async () => {
          await columns.getByRole("radio", { name: columnMessages.compact }).click()
          await expect(columns.getByRole("radio", { name: columnMessages.compact })).toBeChecked()
        },
        "address.opened": async () => {
          await links(page).filter({ hasText: "Tasks" }).click()
          await expect(page).toHaveURL(/\/tasks$/u)
        },
        "seen.changed": notWalked,
        "address.rested": () => expect(page).toHaveURL(/\/tasks\?/u),
        "about.opened": () => button(page, "About Tasks").click(),
        "about.closed": () => button(about, "Close").last().click(),
        "keys.opened": () => chooseView(page, keyMessages.title),
        "keys.closed": () => button(keys, "Close").last().click(),
        "row.copied": async () => {
          await chooseForFirstRow(page, "Copy Row as JSON")
          await expect(toasts(page).last()).toContainText("copied")
        },
        "row.selected": async () => {
          await chooseForFirstRow(page, "Delete Task")
          await giveUp(page, deleting)
          await expect(selection(page)).toContainText(/\d+ selected/u)
        },
        "rows.changed": async () => {
          await chooseForFirstRow(page, "Delete Task")
          await button(deleting, "Delete").click()
          await rereads(world, { path: "/tasks/query" }, () => calls.settle("delete", serviceAnswers.refused))
          await giveUp(page, deleting, "Close")
        },
        retry: notWalked,
        "xstate.done.actor.list": notWalked,
        "xstate.done.actor.facets": notWalked,
        "xstate.done.actor.filters": async ({ outcome }) => {
          if (outcome === "cancelled") return button(filters, "Cancel").click()
          await filters
            .getByRole("list", { name: "Properties" })
            .getByRole("button", { name: "Merchant", exact: true })
            .click()
          await filters.getByRole("region").getByRole("textbox").fill("a")
          await button(filters, "Apply").click()
          await expect(merchant).toBeVisible()
        },
        "xstate.done.actor.exportRows": () => button(exporting, "Cancel").click(),
        "xstate.done.actor.downloadView": () => button(downloading, "Cancel").click(),
        "xstate.done.actor.columns": () => button(columns, "Done").click(),
        "xstate.done.actor.listViews": async ({ outcome }) => {
          await button(views, outcome === "closed" ? "Done" : viewMessages.apply(day.name)).click()
          if (outcome === "applied") await expect(viewMenu(page)).toContainText(day.name)
        }
      },
      heard: {
        "xstate.snapshot.list": async () => {
          const header = grid(page).getByRole("columnheader", { name: /^Task Type/u })
          await header.getByRole("button").first().click()
          await expect(header).toHaveAttribute("aria-sort", /ascending|descending/u)
        }
      },
      shows: {
        "open.browsing": async () => {
          await expect(page.getByRole("dialog")).toBeHidden()
          await settled()
          if (!hasNonsense) return
          await expect(alerts(page)).toHaveCount(1)
          await expect(alerts(page)).toContainText(listMessages.ignoredTitle)
        },
        "open.filtering": () => expect(filters).toBeVisible(),
        "open.exporting": () => expect(exporting).toBeVisible(),
        "open.downloadingView": () => expect(downloading).toBeVisible(),
        "open.arranging": () => expect(columns).toBeVisible(),
        "open.viewing": () => expect(views).toBeVisible(),
        "open.about": () => expect(about).toBeVisible(),
        "open.keys": () => expect(keys).toBeVisible(),
        crashed: notWalked
      }
    }
  }

const given = { person: "dana.whitlock" } as const
test.use({ permissions: ["clipboard-write"] })
test.describe(() => {
  test.use({
    kept: {
      "views.tasks": JSON.stringify({ version: 1, views: [{ ...day, query: "search=Scheduled&density=compact" }] })
    }
  })
  describeWalks({ ...given, name: "row-screen", walk: walks.all, page: pageOf(false) })
})
test.describe(() => {
  test.use({ kept: { "columns.tasks": JSON.stringify({ version: 1, density: "tiny", columns: [] }) } })
  describeWalks({ ...given, name: "row-screen with nonsense", walk: walks.withNonsense, page: pageOf(true) })
})
