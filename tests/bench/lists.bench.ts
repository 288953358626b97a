import { type Browser, chromium } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import type { Run } from "./figures.ts"
import { installProbe } from "./page-probe.ts"
import { growthOf, tableOf } from "./report.ts"
import { visit } from "./utg-list.ts"

const runsPerSize = 5

/** Milliseconds in which a sandbox must have made its rows. */
const patience = 600_000

const signIn = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await page.getByRole("button", { name: /dana\.whitlock/u }).click()
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  await page.close()
  return context
}

const measure = async (browser: Browser, rows: number): Promise<ReadonlyArray<Run>> => {
  const sandbox = await startSandboxProcess(
    { SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0" },
    ["--no-agents"],
    patience
  )
  try {
    const context = await signIn(browser, sandbox.origin)
    const runs: Array<Run> = []
    for (let run = 0; run < runsPerSize; run += 1) {
      const page = await context.newPage()
      await installProbe(page)
      await page.goto("/")
      await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
      runs.push(await visit(page, rows))
      await page.close()
    }
    await context.close()
    return runs
  } finally {
    await sandbox.stop()
  }
}

/** Measures the UTG list at each size, from outside, and hands its tables to `print`. */
export const benchLists = async (
  sizes: ReadonlyArray<number>,
  executablePath: string,
  print: (text: string) => void
): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  try {
    const all: Array<ReadonlyArray<Run>> = []
    for (const rows of sizes) {
      const runs = await measure(browser, rows)
      print(`\n${tableOf(runs)}`)
      all.push(runs)
    }
    const [many, few] = all.toReversed()
    if (few !== undefined && many !== undefined) print(`\n${growthOf(few, many)}`)
  } finally {
    await browser.close()
  }
}
