import { shellMessages } from "@command-center/domain/message/shell-messages"
import { expect } from "../../support/browser.ts"
import { dialog } from "../../support/list-page.ts"
import { type Person, takeToken } from "../../support/people.ts"
import type { World } from "./walk.ts"

/** The session ended under what was typed: another tab signs in, and this one goes on where it was. */
export const signInAgain = async (
  { page, context, origin }: Pick<World, "page" | "context" | "origin">,
  person: Person
): Promise<void> => {
  const expired = dialog(page, shellMessages.expiredTitle)
  await expect(expired).toBeVisible()
  const token = await takeToken(origin, person)
  const tab = await context.newPage()
  await tab.goto(`${origin}/favicon.svg`)
  await tab.evaluate((value) => localStorage.setItem("accessToken", value), token)
  await tab.close()
  await expect(expired).toBeHidden()
}
