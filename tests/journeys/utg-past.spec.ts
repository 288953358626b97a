import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import { expect, test } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { askService, configOf, objectIn } from "../support/record-page.ts"
import { serviceRows } from "../support/service-rows.ts"
import { setting } from "../support/settings-page.ts"

test.use({ person: "dana.whitlock" })

const account = 15
/** One of those whose earlier configurations the sandbox keeps. */
const withPast = 20397

test("what stands above the timeline stays where it is while the timeline is read", async ({ page }) => {
  await page.goto(`/be/${account}/utgs/20007`)
  const timeline = page.getByRole("region", { name: timelineMessages.title })
  await expect(page.getByRole("button", { name: /^Actions for Task/u }).first()).toBeVisible()
  const heights = await timeline.evaluate(async (card) => {
    const before = card.getBoundingClientRect().height
    const main = card.closest("main")
    main?.scrollTo({ top: main.scrollHeight })
    let least = before
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      least = Math.min(least, card.getBoundingClientRect().height)
    }
    return { before, least, after: card.getBoundingClientRect().height }
  })
  expect(heights.after).not.toBe(heights.before)
  expect(heights.least).toBeGreaterThanOrEqual(heights.before)
})

test("a UTG's past: what happened in one column, and an earlier configuration saved again after a review", async ({
  page,
  origin,
  token
}) => {
  const utg = (await serviceRows("components", { origin, token, beId: account })).find(
    (row) => row["componentId"] === withPast
  )
  if (utg === undefined) throw new Error("there is no such UTG")
  const at = `businessentities/${account}/machines/${String(utg["machinePermanentId"])}/components/${String(utg["componentPermanentId"])}/componentConfigs/0`
  const read = async () => objectIn(await askService({ origin, token }, "GET", at), "componentConfig")
  const before = await read()
  const current = Number(before["revisionId"])

  await page.goto(`/be/${account}/utgs/${withPast}`)
  const timeline = page.getByRole("region", { name: timelineMessages.title })
  await timeline.scrollIntoViewIfNeeded()
  await timeline.getByLabel(timelineMessages.show).selectOption("configuration")
  await expect(timeline.getByRole("listitem").first()).toContainText(`Configuration revision ${current}`)

  await page.getByRole("link", { name: "Configuration", exact: true }).click()
  const earlier = page.getByRole("region", { name: timelineMessages.earlier })
  await page.getByText("Receipt printer").last().scrollIntoViewIfNeeded()
  await button(page, "Update").scrollIntoViewIfNeeded()
  await earlier.scrollIntoViewIfNeeded()
  const newest = earlier.getByRole("listitem").first()
  await expect(newest).toContainText(`Revision ${current - 1}`)
  await newest.getByText(`What revision ${current} changed`).click()
  await expect(newest.getByRole("table").first()).toContainText("300")
  await newest.getByRole("button", { name: /^Roll back to this/u }).press("Enter")
  const review = dialog(page, `Roll Back to Revision ${current - 1}`)
  await expect(review).toContainText("It sends no task.")
  await expect(review.getByRole("table").first()).toContainText("300")
  expect((await read())["revisionId"]).toBe(current)
  const headingRead = page.waitForRequest((request) => request.url().endsWith("/components/query"))
  await button(review, "Save").click()
  await headingRead
  await expect(toasts(page)).toContainText([`The configuration of revision ${current - 1} was saved`])
  await expect(review).toBeHidden()
  await expect(earlier.getByRole("listitem").first()).toContainText(`Revision ${current}`)

  const after = await read()
  expect(after["revisionId"]).toBe(current + 1)
  expect(JSON.stringify(configOf(after))).toContain('"lowDiskSpaceThresholdMB":300')
  expect(JSON.stringify(configOf(before))).not.toContain('"lowDiskSpaceThresholdMB":300')

  await expect(setting(page, "Low disk space threshold (MB)")).toHaveValue("300")
  await setting(page, "Site name").fill("Pier 9")
  await button(page, "Update").click()
  await button(dialog(page, "Review Changes"), "Save").click()
  await expect(newest).toContainText(`Revision ${current + 1}`)
  await expect(newest.getByText(`What revision ${current + 2} changed`)).toBeVisible()
})
