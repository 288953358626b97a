import { test } from "/tmp/wt/w-fleet/tests/support/browser.ts"
test.use({ person: "dana.whitlock" })
for (const [w, scheme] of [
  [1440, "light"],
  [1440, "dark"],
  [390, "light"],
  [390, "dark"],
  [768, "light"],
  [2560, "light"]
] as const)
  test(`shot ${w} ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: w, height: 2900 })
    await page.goto("/be/12/dashboard")
    await page.locator(".cc-numbers[aria-busy=false]").waitFor()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shots/${w}-${scheme}.png`, fullPage: false })
  })
