import type { Page } from "@playwright/test"

/** The machine loses its connection, and has it again for long enough to count. The page's clock is held. */
export const blinkConnection = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.clock.fastForward(1_000)
}

/** The machine sleeps, and wakes again. The page's clock is held. */
export const sleepLong = (page: Page): Promise<void> => page.clock.fastForward("10:00")
