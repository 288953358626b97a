import { expect, test } from "../support/browser.ts"
import { barriers } from "./barriers.ts"

test.describe.configure({ timeout: 120_000 })

test("the guide meets no barrier on any page, in turn light and dark, fits a phone, and shows its pictures", async ({
  page
}) => {
  await page.goto("/reference-guide/")
  const addresses = await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.flatMap((link) => (link instanceof HTMLAnchorElement && link.hash === "" ? [link.href] : []))
    )
  expect(addresses.length).toBeGreaterThan(10)
  for (const [at, address] of addresses.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? "light" : "dark" })
    await page.goto(address)
    expect(await barriers(page), address).toEqual([])
    const widths = await page.locator("img").evaluateAll((pictures) =>
      Promise.all(
        pictures.map(async (picture) => {
          if (!(picture instanceof HTMLImageElement)) return 0
          picture.loading = "eager"
          await picture.decode()
          return picture.naturalWidth
        })
      )
    )
    expect(widths, address).toEqual(widths.map(() => 1440))
    await page.setViewportSize({ width: 320, height: 800 })
    const scrolled = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect(scrolled, `${address} at 320 px`).toBe(0)
  }
})
