import { type Browser, type BrowserContext, chromium } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import type { Run } from "./figures.ts"
import { answerTo, floorOf, type Question, wordOf } from "./floor.ts"
import { installProbe, type Signs } from "./page-probe.ts"
import { growthOf, rivalTableOf, tableOf } from "./report.ts"
import { rivalSigns, visitRival } from "./rival/rival-list.ts"
import { type RivalServer, startRival } from "./rival/rival-server.ts"
import { rowsOfTargets } from "./targets.ts"
import { consoleSigns, visit } from "./utg-list.ts"

const runsPerSize = 5
const rivalName = "AG Grid Community"

/** Milliseconds in which a sandbox must have made its rows. */
const patience = 3_600_000

const signIn = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await page.getByRole("button", { name: /dana\.whitlock/u }).click()
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  await page.close()
  return context
}

const openPage = async (context: BrowserContext, signs: Signs, address: string) => {
  const page = await context.newPage()
  await installProbe(page, signs)
  await page.goto(address)
  return page
}

/** An answer of a million rows fits into no text, so that neither floor nor rival could take it. */
const isComparable = (rows: number): boolean => rows <= rowsOfTargets

interface Runs {
  readonly own: ReadonlyArray<Run>
  readonly rival: ReadonlyArray<Run>
  /** Why the rival could not be measured. */
  readonly problem: string | null
}

const measure = async (context: BrowserContext, rival: RivalServer, rows: number): Promise<Runs> => {
  const own: Array<Run> = []
  const others: Array<Run> = []
  let problem: string | null = null
  let word: string | undefined
  let isServed = false
  while (own.length < (isComparable(rows) ? runsPerSize : 1)) {
    const page = await openPage(context, consoleSigns, "/")
    await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
    const ask = async (question: Question) => {
      word ??= await wordOf(question)
      if (!isComparable(rows)) return { floor: Number.NaN, word }
      if (!isServed) rival.serve(await answerTo(question))
      isServed = true
      return { floor: await floorOf(page, question), word }
    }
    const run = await visit(page, rows, ask)
    own.push(run)
    await page.close()
    if (!isComparable(rows) || word === undefined || problem !== null) continue
    const other = await openPage(context, rivalSigns, rival.origin)
    try {
      others.push(await visitRival(other, rows, { floor: run.floor, word }))
    } catch (failure) {
      problem = String(failure)
    }
    await other.close()
  }
  return { own, rival: others, problem }
}

const measureSize = async (browser: Browser, rival: RivalServer, rows: number): Promise<Runs> => {
  const sandbox = await startSandboxProcess(
    { SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0", NODE_OPTIONS: "--max-old-space-size=12000" },
    ["--no-agents"],
    patience
  )
  try {
    const context = await signIn(browser, sandbox.origin)
    const runs = await measure(context, rival, rows)
    await context.close()
    return runs
  } finally {
    await sandbox.stop()
  }
}

/** Measures the UTG list at each size, from outside, in turn with its rival, and hands its tables to `print`. */
export const benchLists = async (
  sizes: ReadonlyArray<number>,
  executablePath: string,
  print: (text: string) => void
): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const rival = await startRival()
  try {
    const all: Array<ReadonlyArray<Run>> = []
    for (const rows of sizes) {
      const runs = await measureSize(browser, rival, rows)
      print(`\n${tableOf(runs.own)}`)
      if (runs.rival.length > 0) print(`\n${rivalTableOf(rivalName, runs.own, runs.rival)}`)
      if (runs.problem !== null) print(`\n${rivalName} could not be measured: ${runs.problem}`)
      all.push(runs.own)
    }
    const [many, few] = all.toReversed()
    if (few !== undefined && many !== undefined) print(`\n${growthOf(few, many)}`)
  } finally {
    rival.stop()
    await browser.close()
  }
}
