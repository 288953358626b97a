import { listMessages } from "@command-center/domain/message/list-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import type { Locator, Page } from "@playwright/test"
import { expect } from "../../support/browser.ts"
import { button, dialog } from "../../support/list-page.ts"
import { toasts } from "../../support/parts.ts"
import type { HeldRows } from "./held-rows.ts"
import type { World } from "./walk.ts"

/** What the page does before anybody could look or act. */
export const atOnce = (): Promise<void> => Promise.resolve()

/** Closes a dialog, and gives up what was typed in it. */
export const giveUp = async (page: Page, open: Locator, by: string | RegExp = "Cancel"): Promise<void> => {
  const words = unsavedMessages
  await button(open, by).last().click()
  const lose = button(dialog(page, words.title), words.loseChanges)
  await expect(async () => {
    if (await lose.isVisible()) await lose.click()
    await expect(open).toBeHidden({ timeout: 200 })
  }).toPass()
}

/** Has something done that a flow tells the rows of, and waits for them to be asked for again. */
export const rereads = async (
  { context }: World,
  { path, method = "POST" }: { readonly path: string; readonly method?: "GET" | "POST" },
  act: () => Promise<void>
): Promise<void> => {
  const again = context.waitForEvent("request", (request) => {
    const asked = request.headers()["x-http-method-override"] ?? request.method()
    return asked === method && new URL(request.url()).pathname.endsWith(path)
  })
  await act()
  await again
}

/** The worker tells of chosen rows only after a refresh in which the service had none any more. */
export const collectGone = async (
  { page, faults }: World,
  held: HeldRows,
  list: { readonly path: string; readonly field: string; readonly row: Locator; readonly refresh: () => Promise<void> }
): Promise<void> => {
  const { path, field, row, refresh } = list
  await faults.add({ path, kind: "status", status: 200, body: JSON.stringify({ [field]: [] }), times: 1 })
  await refresh()
  await expect(row).toBeHidden()
  await held.ask()
  await expect(toasts(page).last()).toContainText(listMessages.goneText)
  await refresh()
  await expect(row).toBeVisible()
}
