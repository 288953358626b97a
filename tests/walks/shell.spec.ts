import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { expect } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { heading, userMenu } from "../support/parts.ts"
import { spec } from "./specs/shell.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page }: World): WalkPage<typeof shellMachine> => {
  const about = dialog(page, "About Command Center")
  return {
    arrive: async () => {
      await page.goto("/be/12/dashboard")
    },
    perform: {
      "about.opened": async () => {
        await userMenu(page).click()
        await page.getByRole("menuitem", { name: "About" }).click()
      },
      "about.closed": () => button(about, "Close").click()
    },
    shows: {
      page: async () => {
        await expect(about).toBeHidden()
        await expect(heading(page, "Dashboard")).toBeVisible()
      },
      about: () => expect(about.getByText(/^Version /u)).toBeVisible()
    }
  }
}

describeWalks({
  name: "shell",
  machine: shellMachine,
  person: "dana.whitlock",
  spec,
  page: pageOf
})
