import { installationMessages } from "@command-center/domain/installation/installation-messages"
import type { Page } from "@playwright/test"
import { walks } from "../model/specs/deactivate-installation.ts"
import { grid, rows } from "../support/list-page.ts"
import { deletionPage, person } from "./support/deletion-page.ts"
import { describeWalks } from "./support/walk.ts"

const title = installationMessages.deactivateTitle

/** Not every installation can still be deactivated: the first one that can. */
const open = async (page: Page): Promise<string> => {
  const entry = page.getByRole("menuitem", { name: title, exact: true })
  for (let at = 0; at < (await rows(page).count()); at += 1) {
    const actions = grid(page)
      .getByRole("button", { name: /^Actions for/u })
      .nth(at)
    await actions.click()
    if ((await entry.count()) === 0) await page.keyboard.press("Escape")
    else {
      const name = (await actions.getAttribute("aria-label")) ?? ""
      await entry.click()
      return name.replace("Actions for ", "")
    }
  }
  throw new Error("there is nothing to deactivate")
}

describeWalks({
  name: "deactivate-installation",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    deletionPage(world, {
      title,
      confirm: "Deactivate",
      list: "/be/12/installations",
      path: "/installations/",
      listPath: "/installations",
      open: () => open(world.page),
      question: installationMessages.deactivateText,
      deleted: installationMessages.deactivated,
      failed: (_, reason) => installationMessages.deactivateFailed(reason)
    })
})
