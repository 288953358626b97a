import type { Page } from "@playwright/test"

/**
 * Where a page shows what services and documents call it, in every language: rows, names of columns and of facts that are
 * columns, too, statuses, names of accounts, versions and profiles, and codes.
 */
const data = [
  "td, th, [role=gridcell], [role=rowheader], [role=columnheader]",
  "dl.cc-definitions, .cc-facts, .cc-status, .cc-legend, .cc-measure-group, .cc-measures",
  ".cc-account, .cc-heading .cc-hint, .cc-names, time, kbd, code, option"
].join(", ")

/** What is seen or heard of the page's contents and of its dialogs that no catalogue says: it is not in brackets. */
export const unspoken = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((dataPlaces) => {
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
    const isSaid = (text: string): boolean =>
      !/[a-z]{2}/iu.test(text.replaceAll(/\b(?:UTGs?|CSV|JSON|UTC|AM|PM)\b/gu, "")) ||
      /[áéîöûñšžţŕļķþçðĝĥƀƒŵýṽ]/iu.test(text)
    const places = [...document.querySelectorAll("main, [role=dialog]")]
    const texts = places.flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const found: Array<string> = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement } = node
        const text = node.textContent?.trim() ?? ""
        if (parentElement === null || parentElement.closest(dataPlaces) !== null || !isSeen(parentElement)) continue
        if (!isSaid(text)) found.push(text)
      }
      return found
    })
    const names = places.flatMap((place) =>
      [...place.querySelectorAll("[aria-label], [placeholder], [data-tip], [title]")]
        .filter((element) => isSeen(element) && element.closest(dataPlaces) === null)
        .flatMap((element) =>
          ["aria-label", "placeholder", "data-tip", "title"].map((name) => element.getAttribute(name) ?? "")
        )
        .filter((name) => !isSaid(name))
    )
    return [...new Set([...texts, ...names])]
  }, data)

/** What is wider than the place it has: the page itself, and buttons whose text is cut. */
export const cut = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const root = document.documentElement
    const sideways = root.scrollWidth > root.clientWidth ? [`the page by ${root.scrollWidth - root.clientWidth}`] : []
    const isShort = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline"
    const buttons = [...document.querySelectorAll("button, [role=menuitem], [role=tab]")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 0)
      .filter(isShort)
      .map((element) => `${element.textContent?.trim() ?? ""} (${element.getAttribute("aria-label") ?? ""})`)
    return [...sideways, ...buttons]
  })
