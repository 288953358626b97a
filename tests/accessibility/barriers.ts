import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** The rules that look at colours; what the others look at is the same in both schemes. */
const ofColours = ["color-contrast", "link-in-text-block"]

/** Each with the first of its elements; in one call, as the page has no frames. */
const found = async (axe: AxeBuilder): Promise<ReadonlyArray<string>> => {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)
}

const everything = "body"
/** A dialog alone: what is behind it is inert and dimmed. */
export const dialogOnly = "[role=dialog], [role=alertdialog]"

/** Reading half a megabyte of script takes the browser as long as looking: a page that has it keeps it. */
const kept = "void 0"

const axeOn = async (page: Page, within: string): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => "axe" in window)
  return new AxeBuilder({ page, ...(isThere ? { axeSource: kept } : {}) })
    .include(within)
    .options({ resultTypes: ["violations"] })
}

/** Nothing fades or moves any more, but for what never ends: a colour on its way is none of the page's. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** What axe finds on the page as it stands. */
export const barriers = async (page: Page, within = everything): Promise<ReadonlyArray<string>> => {
  await still(page)
  return found((await axeOn(page, within)).withTags(standard))
}

/** The same in the light scheme, and of colours in the dark one. */
export const barriersInBoth = async (page: Page, within = everything): Promise<ReadonlyArray<string>> => {
  await page.emulateMedia({ colorScheme: "light" })
  const light = await barriers(page, within)
  await page.emulateMedia({ colorScheme: "dark" })
  await still(page)
  const dark = await found((await axeOn(page, within)).withRules(ofColours))
  return [...light, ...dark.map((barrier) => `dark: ${barrier}`)]
}
