import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, grid, openList, rows, selection } from "../support/list-page.ts"
import { kept, toasts } from "../support/parts.ts"
import { signIn, signInBeside } from "../support/sign-in.ts"
import { isWhole, recordRow, seed } from "./support/budget.ts"

// Lists, dialogs, the wizard and another user are journeys (session-ends, session-flows); this is the rest.

const dana = /Dana Whitlock/u
const expired = (page: Page) => dialog(page, shellMessages.expiredTitle)

const held = async (check: () => Promise<void>) => {
  const failure = await check().then(
    () => null,
    (error: unknown) => error
  )
  recordRow({ row: "Token dies anywhere", cases: 1, failures: failure === null ? 0 : 1, seed })
  if (failure !== null) throw failure
}

test("under a UTG that is edited: what was typed stays, and is saved after a sign-in beside it", async ({
  page,
  context,
  faults,
  complaints
}) => {
  complaints.expect(/status of 401/u)
  await signIn(page, "/be/12/utgs", dana)
  await grid(page).getByRole("link").first().click()
  const lane = page.getByRole("textbox", { name: "Lane" })
  await lane.fill("78")
  await held(async () => {
    await faults.endToken((await kept(page, "accessToken")) ?? "")
    await button(page, "Update").click()
    await expect(expired(page)).toBeVisible()
    await (await signInBeside(page, context, dana)).close()
    await expect(expired(page)).toBeHidden()
    await expect(lane).toHaveValue("78")
    await button(page, "Update").click()
    await expect(toasts(page)).toHaveCount(1)
    await expect(button(page, "Cancel"), "it is saved").toBeDisabled()
    await expect(lane).toHaveValue("78")
  })
})

if (isWhole)
  test("under an operation that runs: nothing is sent again by itself, and all of it is when told to", async ({
    page,
    context,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 401/u)
    const title = "Apply Config Template"
    const merges: Array<string> = []
    const merged: Array<string> = []
    let isOver = false
    await context.route("**/merge/**", async (route) => {
      const { pathname } = new URL(route.request().url())
      merges.push(pathname)
      if (merges.length > 2 && !isOver) {
        isOver = true
        await faults.endToken((await kept(page, "accessToken")) ?? "")
      }
      const answer = await route.fetch()
      if (answer.ok()) merged.push(pathname)
      await route.fulfill({ response: answer })
    })
    await signIn(page, "/be/11/dashboard", dana)
    await openList(page, "/be/11/utgs")
    for (let row = 0; row < 8; row += 1) await rows(page).nth(row).getByRole("checkbox").check()
    await button(selection(page), "Apply a Config Template").click()
    await dialog(page, title).getByLabel("Config Template").selectOption({ index: 1 })
    await held(async () => {
      await button(dialog(page, title), "Submit").click()
      // Nothing is typed: the page itself asks to sign in. What was sent and what was not is kept.
      await page.getByRole("link", { name: "click here to login" }).click()
      await page.getByRole("button", { name: /Dana Whitlock/u }).click()
      const offered = page.getByRole("status").filter({ hasText: title })
      await expect(offered).toBeVisible()
      const before = merges.length
      await page.waitForTimeout(1_500)
      expect(merges, "nothing is sent by itself").toHaveLength(before)
      expect(merged.length).toBeLessThan(8)
      await button(offered, "Open").click()
      const outcomes = dialog(page, title).getByRole("list", { name: title }).getByRole("listitem")
      await expect(outcomes).toHaveCount(8)
      const unconfirmed = await outcomes.filter({ hasText: "Not confirmed" }).count()
      const again = dialog(page, title).getByRole("button", { name: /^(?:Send the rest|Retry) /u })
      while ((await again.count()) > 0) {
        await again.first().click()
        await expect(dialog(page, title).getByRole("button", { name: "Stop" })).toBeHidden()
      }
      await expect.poll(() => new Set(merged).size, "all of them").toBe(8)
      expect(merged.length - 8, "twice only what nobody knew of").toBeLessThanOrEqual(unconfirmed)
    })
  })
