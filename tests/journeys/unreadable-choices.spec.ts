import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, rows, selection } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { choose } from "../support/schedule-dialog.ts"

test.use({ person: "dana.whitlock" })

test("a dialog says beside its choice how many could not be read, and what could is chosen and applied", async ({
  page,
  faults
}) => {
  const answer = (path: string, field: string, list: ReadonlyArray<object>) =>
    faults.add({ path, method: "GET", kind: "status", status: 200, body: JSON.stringify({ [field]: list }) })
  await answer("/componentProfiles", "componentProfile", [{ id: 403, name: "Night", businessEntityId: 12 }, {}, {}])
  await answer("/versions/agent.json", "product", [
    { version: "9.9", downloadLocation: "https://files.example/9.9" },
    { version: "9.8" }
  ])
  await openList(page, "/be/12/utgs")
  await rows(page).first().getByRole("checkbox").check()

  await button(selection(page), "Schedule Task").click()
  const task = dialog(page, "Schedule Task")
  await choose(task, "Agent", "Deploy Agent Version")
  await expect(task.getByRole("status").filter({ hasText: "not offered" })).toHaveText(
    "Agent Version: 1 entry could not be read and is not offered: downloadLocation must be text"
  )
  await button(task, "Cancel").click()
  await button(page, "Lose Changes").click()

  await button(selection(page), "Apply a Profile").click()
  const open = dialog(page, "Apply a Profile")
  await expect(open.getByRole("status").filter({ hasText: "not offered" })).toHaveText(
    "2 profiles could not be read and are not offered: id must be a whole number"
  )
  await open.getByLabel("Profile").selectOption("Night")
  await faults.clear()
  await button(open, "Apply").click()
  await expect(toasts(page).last()).toHaveText("SuccessThe profile was applied to the selected UTGs")
  await expect(open).toBeHidden()
})
