import type { Page } from "@playwright/test"

/** What stands beyond the window's right edge and cannot be scrolled to within a part of its own. */
export const beyond = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (node: Element): boolean =>
      node.parentElement !== null &&
      (/auto|scroll|hidden|clip/u.test(getComputedStyle(node.parentElement).overflowX) ||
        isScrolled(node.parentElement))
    const page = document.documentElement.scrollWidth - window.innerWidth
    const main = document.querySelector("main")
    const inMain = main === null ? 0 : main.scrollWidth - main.clientWidth
    const outside = [...document.querySelectorAll("button, input, select, a, h1")]
      .filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1 && !isScrolled(node))
      .map((node) => node.textContent)
    return { page, inMain, outside }
  })

export const none = { page: 0, inMain: 0, outside: [] }

/** The same in a window of 320 px, which then has its size again. */
export const beyondNarrow = async (page: Page) => {
  const size = page.viewportSize()
  if (size === null) throw new Error("The window has no size.")
  await page.setViewportSize({ width: 320, height: 640 })
  // The frame with the accounts in a drawer is drawn after that of the smaller window.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  const found = await beyond(page)
  await page.setViewportSize(size)
  return found
}
