import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, rows, selection } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import type { World } from "../walks/support/walk.ts"

test.use({ person: "dana.whitlock" })

const title = "Apply Config Template"

/** Two of eight are merged and four not answered as the tab is closed; all the addresses that are sent to. */
const interrupted = async ({
  page,
  context,
  faults,
  complaints
}: Pick<World, "page" | "context" | "faults" | "complaints">): Promise<ReadonlyArray<string>> => {
  complaints.expect(/merge|net::ERR/u)
  const path = "/merge/"
  await faults.add({ path, kind: "drop", delayMs: 60_000, times: 2 })
  await faults.add({ path, kind: "none", acts: true, delayMs: 60_000, times: 2 })
  await faults.add({ path, kind: "none", times: 2 })
  const merges: Array<string> = []
  context.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(path)) merges.push(pathname)
  })
  await openList(page, "/be/11/utgs")
  for (let row = 0; row < 8; row += 1) await rows(page).nth(row).getByRole("checkbox").check()
  await button(selection(page), "Apply a Config Template").click()
  await dialog(page, title).getByLabel("Config Template").selectOption({ index: 1 })
  await button(dialog(page, title), "Submit").click()
  const before = dialog(page, title).getByRole("list", { name: title }).getByRole("listitem")
  await expect(before.filter({ hasText: "Merged" })).toHaveCount(2)
  await expect.poll(() => merges.length).toBe(6)
  await page.close()
  return merges
}

test("a tab killed in the middle of an operation: it says what was sent, what was not and what is unknown, goes on only when told to, and sends again only what the service does not have", async ({
  page,
  context,
  faults,
  complaints
}) => {
  const merges = await interrupted({ page, context, faults, complaints })

  const again = await context.newPage()
  await openList(again, "/be/11/tasks")
  const offered = again.getByRole("status").filter({ hasText: "was interrupted" })
  await expect(offered).toContainText(`${title} was interrupted: 2 accepted, 4 not confirmed, 2 not sent.`)
  await button(offered, "Open").click()
  const open = dialog(again, title)
  const outcomes = open.getByRole("list", { name: title }).getByRole("listitem")
  await expect(outcomes.filter({ hasText: "Accepted" })).toHaveCount(2)
  await expect(outcomes.filter({ hasText: "Not confirmed" })).toHaveCount(4)
  await expect(outcomes.filter({ hasText: "Not sent" })).toHaveCount(2)
  expect(merges).toHaveLength(6)

  await button(open, "Send the rest (2)").click()
  await expect(outcomes.filter({ hasText: "Accepted" })).toHaveCount(4)
  expect(new Set(merges).size).toBe(8)
  await button(open, "Retry not confirmed (4)").click()
  await expect(toasts(again).last()).toHaveText("SuccessThe config template was merged into the UTGs successfully")
  await expect(open).toBeHidden()
  const sentAgain = merges.slice(8)
  expect(new Set(sentAgain).size).toBe(2)
  expect(merges.slice(2, 6)).toEqual(expect.arrayContaining(sentAgain))

  await again.reload()
  await expect(rows(again).first()).toBeVisible()
  await expect(offered).toBeHidden()
})

test("an interrupted operation is forgotten only after a question that says what is lost; the focus stays on the page", async ({
  page,
  context,
  faults,
  complaints
}) => {
  const merges = await interrupted({ page, context, faults, complaints })
  const again = await context.newPage()
  await openList(again, "/be/11/tasks")
  const offered = again.getByRole("status").filter({ hasText: "was interrupted" })
  const question = again.getByRole("alertdialog", { name: `Forget ${title}?` })
  await button(offered, "Forget").click()
  await expect(question).toContainText(
    "2 accepted, 4 not confirmed, 2 not sent. What became of each target is forgotten: 6 of 8 can no longer be checked or sent again from here."
  )
  await expect(question).toContainText("Nothing that was sent is taken back.")
  await expect(button(question, "Cancel")).toBeFocused()
  await again.keyboard.press("Enter")
  await expect(question).toBeHidden()
  await expect(button(offered, "Forget")).toBeFocused()

  await button(offered, "Open").click()
  const open = dialog(again, title)
  await button(open, "Forget").click()
  await expect(button(question, "Cancel")).toBeFocused()
  await again.keyboard.press("Escape")
  await expect(question).toBeHidden()
  await expect(open).toContainText("Not confirmed")
  await expect(button(open, "Forget")).toBeFocused()
  await button(open, "Close").click()

  await button(offered, "Forget").click()
  await button(question, "Forget").click()
  await expect(offered).toBeHidden()
  await expect(again.getByRole("main")).toBeFocused()
  await again.reload()
  await expect(rows(again).first()).toBeVisible()
  await expect(offered).toBeHidden()
  expect(merges).toHaveLength(6)
})
