import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { existingUtg, list, open as openWizard, wizard } from "../support/installation-wizard.ts"
import { button, dialog, openList, selection } from "../support/list-page.ts"
import { deviceListPath, devices, selectDevices } from "../support/push-dialog.ts"

test.use({ person: "dana.whitlock", contextOptions: { reducedMotion: "no-preference" } })

const hang = 600_000
const awaited = (place: Page | Locator) => place.getByRole("status").filter({ hasText: "Still waiting for " })
const cancelled = "You stopped waiting for the answer. Nothing was changed. Retry asks again."

/** How far what is seen moves by what is done. */
const movedBy = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const sum = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let moved = 0
          new PerformanceObserver((seen) => {
            for (const entry of seen.getEntries()) moved += Number(Reflect.get(entry, "value"))
          }).observe({ type: "layout-shift", buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
        })
    )
  const before = await sum()
  await act()
  return (await sum()) - before
}

test("the dialogs of a push and of an installation say after ten seconds what they wait for, and nothing moves by it", async ({
  page,
  faults
}) => {
  await page.clock.install()
  const said = "what the dialog needs. No answer has come in 10 seconds."
  const begins = [
    {
      path: "/componentDeviceForms",
      open: async () => {
        await openList(page, deviceListPath)
        await selectDevices(page, [devices.isc480])
        await button(selection(page), "Push forms").click()
        return dialog(page, "Push forms")
      }
    },
    {
      path: "/versions/",
      open: async () => {
        await openWizard(page, existingUtg)
        return wizard(page)
      }
    }
  ]
  for (const { path, open } of begins) {
    await faults.add({ path, kind: "none", delayMs: hang })
    const asked = page.waitForRequest((request) => request.url().includes(path))
    const opened = await open()
    await asked
    await expect(awaited(opened)).toHaveCount(0)
    const moved = await movedBy(page, async () => {
      await page.clock.fastForward(10_000)
      await expect(awaited(opened)).toContainText(said)
    })
    expect(moved).toBe(0)
    await button(opened, "Cancel").click()
    await expect(opened).toBeHidden()
    await faults.clear()
  }
})

test("the choice of a new installation waits for nothing, and says so of nothing", async ({ page, faults }) => {
  await page.clock.install()
  await faults.add({ path: "/versions/", kind: "none", delayMs: hang })
  await openList(page, list)
  await button(page, "New").click()
  await expect(button(wizard(page), existingUtg)).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(awaited(page)).toHaveCount(0)
  await button(wizard(page), existingUtg).click()
  await expect(awaited(wizard(page))).toContainText("what the dialog needs.")
})

test("two configurations that do not come are said to be awaited; Cancel leads to Retry, and nothing moves by it", async ({
  page,
  faults
}) => {
  await page.clock.install()
  await faults.add({ path: "/componentProfiles/", kind: "none", delayMs: hang })
  const asked = page.waitForRequest((request) => request.url().includes("/componentProfiles/"))
  await page.goto("/be/12/compare?left=profile-402&right=profile-403")
  await asked
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(awaited(page)).toHaveCount(0)
  const moved = await movedBy(page, async () => {
    await page.clock.fastForward(10_000)
    await expect(awaited(page)).toContainText("the configurations to compare. No answer has come in 10 seconds.")
  })
  expect(moved).toBe(0)
  await button(awaited(page), "Cancel").click()
  await expect(page.getByText(cancelled)).toHaveCount(2)
  await expect(awaited(page)).toHaveCount(0)
  await faults.clear()
  await button(page, "Retry").first().click()
  await expect(page.getByText(cancelled)).toHaveCount(0)
  await expect(page.getByRole("switch", { name: "Only differences" })).toBeVisible()
})
