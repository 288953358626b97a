import { shellMessages } from "@command-center/domain/message/shell-messages"
import { type Browser, chromium, type Page } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import { median } from "./figures.ts"

const targets = { palette: 30, facets: 50 } as const
/** Milliseconds in which a sandbox must have made its rows. */
const patience = 3_600_000
/** Strewn letters, words of different texts, an action with its UTG, and what nothing has. */
const typed = ["1050", "10.12 2", "kiosk 20", "restart 1010507", "nobody at all"]
const searched = ["10.12", "kiosk", "b"]

declare global {
  interface Window {
    readonly settled: Promise<number>
  }
}

/** Milliseconds after which a key is taken to have changed nothing, as the first letter of what all rows have. */
const unchanged = 1000

/** Milliseconds from a key to the frame in which its answer stands: nothing is busy there any more, and the text differs where it must. */
const keyed = async (page: Page, key: string, idle: string, changing: string | null): Promise<number> => {
  await page.evaluate(
    ({ idle: isIdle, changing: watched, unchanged: patient }) => {
      const textOf = () => (watched === null ? null : (document.querySelector(watched)?.textContent ?? ""))
      const before = textOf()
      const settled = new Promise<number>((resolve) => {
        const watch = ({ timeStamp }: Event) => {
          const look = (): void => {
            const isThere = document.querySelector(isIdle) !== null && (watched === null || textOf() !== before)
            if (!isThere && performance.now() - timeStamp < patient) requestAnimationFrame(look)
            else {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - timeStamp)
              port2.postMessage(null)
            }
          }
          requestAnimationFrame(look)
        }
        window.addEventListener("input", watch, { capture: true, once: true })
      })
      Object.defineProperty(window, "settled", { value: settled, configurable: true })
    },
    { idle, changing, unchanged }
  )
  await page.keyboard.press(key)
  return page.evaluate(() => window.settled)
}

const items = ".cc-palette-items"

/** To the first results of what was typed, and to all that is found. */
const paletteKeys = async (page: Page, isWhole: boolean): Promise<ReadonlyArray<number>> => {
  const keys: Array<number> = []
  const [idle, changing] = isWhole ? [`${items}[aria-busy=false]`, null] : [items, items]
  await page.keyboard.press("Control+k")
  const field = page.getByRole("dialog", { name: shellMessages.palette }).getByRole("combobox")
  await field.waitFor()
  for (const text of typed) {
    for (const letter of text) keys.push(await keyed(page, letter, idle, changing))
    await field.fill("")
  }
  await page.keyboard.press("Escape")
  return keys.filter((milliseconds) => milliseconds < unchanged)
}

const facetKeys = async (page: Page): Promise<ReadonlyArray<number>> => {
  const keys: Array<number> = []
  await page.getByRole("button", { name: "Narrow", exact: true }).click()
  await page.locator(".cc-facets input").first().waitFor()
  const search = page.getByRole("searchbox", { name: "Search", exact: true })
  for (const text of searched) {
    await search.focus()
    for (const letter of text) keys.push(await keyed(page, letter, ".cc-facets", ".cc-facets"))
    for (const _ of text) await keyed(page, "Backspace", ".cc-facets", ".cc-facets")
  }
  return keys.filter((milliseconds) => milliseconds < unchanged)
}

const opened = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await page.getByRole("button", { name: /dana\.whitlock/u }).click()
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  await page.goto(`${origin}/be/1/utgs`)
  await page.locator("[role=grid][aria-busy=false]").waitFor({ timeout: 60_000 })
  return page
}

const lineOf = (what: string, [first = Number.NaN, ...keys]: ReadonlyArray<number>, target: number): string =>
  `  ${what}: a key ${median(keys).toFixed(0)} ms, at worst ${Math.max(...keys).toFixed(0)} (target ${target}); the first one ${first.toFixed(0)}`

/** Measures keys of the palette, and of a search beside the panel of values, in the browser over as many UTGs. */
export const benchPalette = async (rows: number, executablePath: string, print: (text: string) => void) => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const sandbox = await startSandboxProcess(
    { SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0", NODE_OPTIONS: "--max-old-space-size=12000" },
    ["--no-agents"],
    patience
  )
  try {
    const page = await opened(browser, sandbox.origin)
    print(`\nFrom a key to the painted answer, ${rows.toLocaleString("en-US")} UTGs`)
    print(lineOf("first results of the palette", await paletteKeys(page, false), targets.palette))
    print(lineOf("all that it finds", await paletteKeys(page, true), targets.palette))
    print(lineOf("the values of six columns", await facetKeys(page), targets.facets))
  } finally {
    await sandbox.stop()
    await browser.close()
  }
}
