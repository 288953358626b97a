import type { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { walks } from "../model/specs/device-keys.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"
import { deviceListPath } from "../support/push-dialog.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page }: World): WalkPage<typeof deviceKeysMachine> => {
  const open = dialog(page, "Device Keys")
  const details = button(grid(page), "Details").first()
  return {
    arrive: async () => {
      await openList(page, deviceListPath)
      await grid(page).getByRole("columnheader", { name: "Device Keys" }).scrollIntoViewIfNeeded()
      await expect(details).toBeVisible()
    },
    perform: {
      "keys.opened": () => details.click(),
      "values.toggled": () => button(open, /^(?:Show|Hide) values$/u).click(),
      "keys.closed": () => open.getByRole("button", { name: "Close", exact: true }).last().click()
    },
    shows: {
      closed: () => expect(open).toBeHidden(),
      "open.masked": async () => {
        await expect(button(open, "Show values")).toBeVisible()
        await expect(open.locator("dd").first()).toHaveText(/^(?:\W+|N\/A)$/u)
      },
      "open.revealed": () => expect(button(open, "Hide values")).toHaveAttribute("aria-pressed", "true")
    }
  }
}

describeWalks({ name: "device-keys", person: "dana.whitlock", walk: walks.all, page: pageOf })
