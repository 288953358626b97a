import { profileList } from "@command-center/domain/profile/profile-list"
import { columnMessages } from "@command-center/domain/rows/column-messages"
import { defaultLayout, withWidth } from "@command-center/domain/rows/columns"
import type { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { labels, walks } from "../model/specs/columns.ts"
import { expect, test } from "../support/browser.ts"
import { button, chooseView, dialog, openList } from "../support/list-page.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const labelOf = (key: string) => new Map(Object.entries(labels)).get(key) ?? key

const pageOf = ({ page }: World): WalkPage<typeof columnsMachine> => {
  const open = dialog(page, columnMessages.title)
  const shown = (key: string) => open.getByRole("checkbox", { name: labelOf(key), exact: true })
  const item = (key: string) =>
    open.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: labelOf(key), exact: true }) })
  const says = (text: string | RegExp) => expect(open.getByRole("status")).toHaveText(text)
  return {
    arrive: () => openList(page, "/be/12/profiles"),
    open: () => chooseView(page, "Columns"),
    perform: {
      "column.shown": async ({ key }) => {
        await shown(key).click()
        await says(columnMessages.hidden(labelOf(key)))
      },
      "column.moved": async ({ key }) => {
        await shown(key).focus()
        await page.keyboard.press("Alt+ArrowDown")
        await says(new RegExp(`^${labelOf(key)} is column \\d+ of 7\\.$`, "u"))
      },
      "column.dropped": async ({ key, onto }) => {
        const grip = item(key).locator(".cc-grip")
        await grip.hover()
        const place = await item(onto).boundingBox()
        if (place === null) throw new Error("there is nothing to drag onto")
        await page.mouse.down()
        await page.mouse.move(place.x + 10, place.y + place.height / 2, { steps: 5 })
        await page.mouse.up()
        await says(new RegExp(`^${labelOf(key)} is column \\d+ of 7\\.$`, "u"))
      },
      "column.pinned": async ({ key }) => {
        await button(open, columnMessages.pin(labelOf(key))).click()
        await says(columnMessages.pinned(labelOf(key)))
      },
      "width.reset": async ({ key }) => {
        await button(open, columnMessages.resetWidth(labelOf(key))).click()
        await says(columnMessages.widthReset(labelOf(key)))
      },
      "density.chosen": async () => {
        await open.getByRole("radio", { name: columnMessages.compact }).click()
        await expect(open.getByRole("radio", { name: columnMessages.compact })).toBeChecked()
      },
      reset: async () => {
        await button(open, columnMessages.resetAll).click()
        await says(columnMessages.reset)
      },
      close: () => button(open, "Done").click()
    },
    shows: {
      arranging: () => expect(open.getByRole("listitem")).toHaveCount(7),
      closed: () => expect(open).toBeHidden()
    }
  }
}

const { columns, density } = withWidth(defaultLayout(profileList.columns.map(({ key }) => key)), "parentName", 300)
test.use({ kept: { "columns.profiles": JSON.stringify({ version: 1, density, columns }) } })
describeWalks({ name: "columns", person: "dana.whitlock", walk: walks.all, page: pageOf })
