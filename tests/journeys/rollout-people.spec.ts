import type { Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { button, dialog } from "../support/list-page.ts"
import { entries, later, noneFailed, state, wave } from "../support/rollout-page.ts"
import { expect, stepElsewhere, test } from "../support/rollouts.ts"

test.use({ person: "dana.whitlock" })

/** Takes a step with the keyboard alone: to the button, Enter, and Tab to what confirms it. */
const byKeyboard = async (page: Page, step: string, question: string | null) => {
  await button(page, step).focus()
  await page.keyboard.press("Enter")
  if (question === null) return
  const asked = dialog(page, question)
  await expect(asked).toBeVisible()
  const confirm = button(asked, step)
  for (let key = 0; key < 8; key += 1) {
    if (await confirm.evaluate((found) => found === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await expect(confirm).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(asked).toBeHidden()
}

test("every step is taken by keyboard, and the page says where the rollout is", async ({ page, faults, rollouts }) => {
  await faults.add({ path: "/tasksbulk", kind: "status", status: 400, times: 1 })
  const waves = [
    { ...wave, size: { count: 2 }, gate: noneFailed },
    { ...wave, size: { percent: 100 }, start: later }
  ]
  const id = await rollouts.plan("dana.whitlock", 4, { name: "By keyboard", waves })
  const where = page.getByRole("region", { name: "Where it is" })
  const now = where.locator('[aria-current="step"]')
  await page.goto(`/be/1/rollouts/${id}`)
  await expect(now).toHaveText("Not started")
  await byKeyboard(page, "Start", "Start this rollout?")
  await expect(now).toHaveText("Gate not passed")
  await expect(where.getByRole("listitem")).toHaveText([
    "Not started",
    "Sending",
    "Watching",
    "Gate",
    "Gate not passed",
    "Done"
  ])
  await byKeyboard(page, "Retry failed", "Retry the failed targets?")
  await expect(now).toHaveText("Its start")
  await expect(where).toContainText(/It waits for the start of the wave, since .*, until .*/u)
  await expect(page.getByRole("listitem").filter({ hasText: "Retry of wave 1" })).toContainText("at most 0")
  await byKeyboard(page, "Pause", null)
  await expect(now).toHaveText("Paused")
  // Its button has gone: the page has the focus, and not its document.
  await expect(page.locator("main")).toBeFocused()
  await byKeyboard(page, "Resume", "Resume this rollout?")
  await expect(now).toHaveText("Its start")
  await page.goto("/be/1/rollouts")
  await expect(page.getByRole("row").filter({ hasText: "By keyboard" })).toContainText(
    "It waits for the start of the wave, since"
  )
  await page.goto(`/be/1/rollouts/${id}`)
  expect(await barriers(page)).toEqual([])
  await byKeyboard(page, "Stop", "Stop this rollout?")
  await expect(now).toHaveText("Stopped")

  const other = await rollouts.plan("dana.whitlock", 4, {
    name: "On by keyboard",
    waves: [{ ...wave, size: { count: 2 }, then: "waitForPerson" }, wave]
  })
  await page.goto(`/be/1/rollouts/${other}`)
  await byKeyboard(page, "Start", "Start this rollout?")
  await expect(now).toHaveText("A person")
  await byKeyboard(page, "Go on now", "Go on now?")
  await expect(now).toHaveText("Done")
})

test.describe("an approval by somebody else", () => {
  const byAnother = { ...wave, approval: { required: true, byAnother: true } }

  test("is refused to the creator, with the reason", async ({ page, rollouts }) => {
    const id = await rollouts.plan("dana.whitlock", 2, { name: "Two people", waves: [byAnother] })
    await page.goto(`/be/1/rollouts/${id}`)
    await button(page, "Start").click()
    await button(dialog(page, "Start this rollout?"), "Start").click()
    await expect(state(page, "Waiting, wave 1 of 1")).toBeVisible()
    await expect(button(page, "Approve")).toHaveAttribute("aria-disabled", "true")
    await button(page, "Approve").hover()
    await expect(page.getByRole("tooltip")).toContainText("needs the approval of someone other")
  })

  test.describe("as that somebody", () => {
    test.use({ person: "marta.oyelaran" })
    test("goes on, with a note that is kept", async ({ page, rollouts, tokens }) => {
      const id = await rollouts.plan("dana.whitlock", 2, {
        name: "Approved by Marta",
        businessEntityId: 12,
        waves: [byAnother]
      })
      const asked = { sandbox: "", service: rollouts.origin, token: await tokens("dana.whitlock") }
      await stepElsewhere(asked, id, "start")
      await page.goto(`/be/12/rollouts/${id}`)
      await expect(state(page, "Waiting, wave 1 of 1")).toBeVisible()
      await button(page, "Approve").click()
      const question = dialog(page, "Approve this wave?")
      await question.getByRole("textbox", { name: "Note (kept in the journal)" }).fill("looked at three shops")
      await button(question, "Approve").click()
      await expect(state(page, "Done")).toBeVisible()
      const approved = entries(page).filter({ hasText: "Approved" })
      await expect(approved).toContainText("marta.oyelaran")
      await expect(approved).toContainText("looked at three shops")
    })
  })
})
