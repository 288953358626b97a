import { facetMessages } from "@command-center/domain/facets/facet-messages"
import type { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { walks } from "../model/specs/facets.ts"
import { expect } from "../support/browser.ts"
import { button, grid, openList, searchBox } from "../support/list-page.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const atOnce = () => Promise.resolve()

const pageOf = async ({ page }: World): Promise<WalkPage<typeof facetsMachine>> => {
  const panel = page.getByRole("complementary", { name: facetMessages.title })
  return {
    arrive: async () => {
      await openList(page, "/be/12/utgs")
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
    },
    perform: {
      "facets.toggled": () => button(page, new RegExp(`^${facetMessages.title}`, "u")).click(),
      "facets.closed": () => button(panel, facetMessages.close).click(),
      "rows.wanted": async () => {
        await searchBox(page).fill("a")
        await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      },
      "term.changed": notWalked,
      retry: notWalked,
      "xstate.done.actor.countFacets": atOnce
    },
    shows: {
      closed: () => expect(panel).toBeHidden(),
      "open.deciding": passedThrough,
      "open.waiting": notWalked,
      "open.counting": () => expect(panel).toBeVisible(),
      "open.counted": () => expect(panel.getByRole("checkbox").first()).toBeVisible(),
      "open.failed": notWalked
    }
  }
}

describeWalks({ page: pageOf, name: "facets", person: "dana.whitlock", walk: walks.all })
