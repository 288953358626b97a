import { keyMessages } from "@command-center/domain/message/key-messages"
import { sessionMessages } from "@command-center/domain/message/session-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { paletteMessages } from "@command-center/domain/palette/palette-messages"
import { rightsMessages } from "@command-center/domain/permission/rights-messages"
import { templateList } from "@command-center/domain/template/template-list"
import type { shellMachine } from "@command-center/machines/shell/shell.machine"
import { walks } from "../model/specs/shell.ts"
import { expect } from "../support/browser.ts"
import { sleepLong } from "../support/connection.ts"
import { button, dialog, grid } from "../support/list-page.ts"
import { heading, kept, userMenu } from "../support/parts.ts"
import { field } from "../support/record-page.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page, context }: World): WalkPage<typeof shellMachine> => {
  const about = dialog(page, "About Command Center")
  const rights = dialog(page, rightsMessages.title)
  const palette = dialog(page, shellMessages.palette)
  const question = dialog(page, "Unsaved Changes")
  const lane = field(page, "Lane")
  const linkTo = (name: string) => page.getByRole("link", { name, exact: true }).click()
  const typeOnAUtg = async () => {
    await linkTo("UTGs")
    await grid(page).getByRole("link").first().click()
    await lane.fill("typed before the sign-out")
  }
  const offline = page.getByRole("status", { includeHidden: true }).filter({ hasText: shellMessages.offlineTitle })
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto("/be/12/templates")
    },
    perform: {
      "about.opened": async () => {
        await userMenu(page).click()
        await page.getByRole("menuitem", { name: "About" }).click()
      },
      "about.closed": () => button(about, "Close").click(),
      "keys.opened": notWalked,
      "keys.closed": notWalked,
      "rights.opened": async (_, { source }) => {
        if (source.includes("overlay.page"))
          return page.getByRole("button", { name: shellMessages.why, exact: true }).click()
        await palette.getByRole("combobox").fill(paletteMessages.rights)
        return page.keyboard.press("Enter")
      },
      "palette.opened": () => page.keyboard.press("Control+k"),
      "palette.closed": () => button(palette, "Close").click(),
      "signOut.asked": async ({ isUnsettled }) => {
        if (isUnsettled) await typeOnAUtg()
        await userMenu(page).click()
        await page.getByRole("menuitem", { name: "Sign Out" }).click()
      },
      "signOut.cancelled": async () => {
        await button(question, "Continue Editing").click()
        await expect(lane).toHaveValue("typed before the sign-out")
        await linkTo("Config Templates")
        await button(question, "Lose Changes").click()
      },
      "signOut.confirmed": () => button(question, "Lose Changes").click(),
      "rights.closed": () => rights.getByRole("button", { name: "Close", exact: true }).last().click(),
      "connection.lost": () => context.setOffline(true),
      "connection.returned": () => context.setOffline(false),
      "page.woken": () => sleepLong(page),
      "xstate.done.actor.watchConnection": notWalked
    },
    later: () => page.clock.fastForward(1_000),
    shows: {
      "overlay.page": async () => {
        await expect(about).toBeHidden()
        await expect(heading(page, templateList.title)).toBeVisible()
      },
      "overlay.about": () => expect(about.getByText(/^Version /u)).toBeVisible(),
      "overlay.keys": () => expect(dialog(page, keyMessages.title)).toBeVisible(),
      "overlay.palette": () => expect(palette.getByRole("combobox")).toBeFocused(),
      "overlay.rights": () => expect(rights.getByText("You can view and edit UTGs")).toBeVisible(),
      "overlay.signOut": () => expect(question).toBeVisible(),
      "connection.online": () => expect(offline).toBeHidden(),
      "connection.offline": () => expect(offline).toContainText(shellMessages.offlineText),
      "connection.returning": () => expect(offline).toContainText(shellMessages.offlineText)
    },
    left: async () => {
      await expect(heading(page, sessionMessages.unauthorizedTitle)).toBeVisible()
      expect(await kept(page, "token")).toBeNull()
    }
  }
}

describeWalks({
  name: "shell",

  person: "dana.whitlock",
  walk: walks.all,
  page: pageOf
})
