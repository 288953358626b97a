import type { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { walks } from "../model/specs/account-panel.ts"
import { expect, test } from "../support/browser.ts"
import { button } from "../support/list-page.ts"
import { accounts, heading, kept } from "../support/parts.ts"
import { describeWalks, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page }: World): WalkPage<typeof accountPanelMachine> => {
  const panel = accounts(page)
  const filter = panel.getByRole("searchbox", { name: "Business Entity Filter" })
  const expandAll = panel.getByRole("switch", { name: "Expand All" })
  const edge = page.getByRole("separator", { name: "Sidebar width" })
  return {
    arrive: async () => {
      await page.goto("/be/12/dashboard")
      await expect(heading(page, "Dashboard")).toBeVisible()
    },
    perform: {
      "filter.changed": async ({ value }) => {
        await filter.fill(value)
        if (value !== "") await expect(expandAll).toBeChecked()
        await expect(panel.getByRole("treeitem").first()).toBeVisible()
      },
      "expandAll.toggled": async () => {
        const was = await expandAll.isChecked()
        await expandAll.press("Space")
        await expect(expandAll).toBeChecked({ checked: !was })
      },
      "node.toggled": async ({ id }) => {
        const node = panel.locator(`[data-row="${id}"]`)
        const was = await node.getAttribute("aria-expanded")
        await node.focus()
        await node.press(was === "true" ? "ArrowLeft" : "ArrowRight")
        await expect(node).toHaveAttribute("aria-expanded", was === "true" ? "false" : "true")
      },
      "account.changed": () => panel.getByRole("treeitem", { selected: false }).first().click(),
      "panel.toggled": () => button(page, /^(?:Hide|Show) Accounts$/u).click(),
      "width.changed": async ({ width }) => {
        await edge.press("Home")
        for (let at = 200; at < width; at += 50) await edge.press(width - at >= 50 ? "Shift+ArrowRight" : "ArrowRight")
        await expect(edge).toHaveAttribute("aria-valuenow", String(width))
      },
      "width.settled": async () => {
        const width = await edge.getAttribute("aria-valuenow")
        await edge.press("ArrowRight")
        await edge.press("ArrowLeft")
        await expect.poll(() => kept(page, "sidebarwidth")).toBe(width)
      }
    },
    // Nothing that was opened or closed by hand stands against the rule any more.
    left: () => expect(panel.getByRole("treeitem", { selected: true })).toHaveAttribute("aria-expanded", "true"),
    shows: {
      deciding: passedThrough,
      shown: () => expect(filter).toBeVisible(),
      collapsed: async () => {
        await expect(button(page, "Show Accounts")).toBeVisible()
        await expect(filter).toBeHidden()
      }
    }
  }
}

describeWalks({ name: "account-panel", person: "dana.whitlock", walk: walks.shown, page: pageOf })
test.describe(() => {
  test.use({ kept: { showtree: "false" } })
  describeWalks({
    name: "account-panel put away",

    person: "dana.whitlock",
    walk: walks.putAway,
    page: pageOf
  })
})
