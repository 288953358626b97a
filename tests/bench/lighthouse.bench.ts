import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BrowserContext, chromium } from "@playwright/test"
import lighthouse from "lighthouse"
import { freePort, startSandboxProcess } from "../support/sandbox-process.ts"
import { median } from "./figures.ts"
import { lighthouseTarget } from "./targets.ts"

const rows = 1_000
const runs = 3
const pages = [
  ["dashboard", "/be/1/dashboard"],
  ["UTG list", "/be/1/utgs"]
] as const

/** What is worth a look when the score is low: Lighthouse's own names. */
const parts = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"] as const

interface Judged {
  readonly score: number
  readonly parts: ReadonlyArray<string>
  readonly shift: string
}

/** One page as Lighthouse judges it, with its own throttling; the token stays in the browser's storage. */
const judge = async (address: string, port: number): Promise<Judged> => {
  const result = await lighthouse(address, { port, onlyCategories: ["performance"], logLevel: "error" })
  const report = result?.lhr
  const score = report?.categories["performance"]?.score
  if (report === undefined || typeof score !== "number") throw new Error(`Lighthouse gave no score for ${address}.`)
  const shown = (name: string) => report.audits[name]?.displayValue ?? "-"
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`Lighthouse was led to ${report.finalDisplayedUrl}.`)
  return { score: Math.round(score * 100), parts: parts.map(shown), shift: shown("cumulative-layout-shift") }
}

/** A browser that keeps what it is given in a folder, and hears Lighthouse at a port. */
const openBrowser = (folder: string, executablePath: string, port: number) =>
  chromium.launchPersistentContext(folder, {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`]
  })

/** Prints the performance scores of what somebody signed in opens first; a browser of its own for each run. */
export const benchLighthouse = async (executablePath: string, print: (text: string) => void): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"))
  const sandbox = await startSandboxProcess({ SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0" }, ["--no-agents"])
  const within = async <A>(work: (browser: BrowserContext, port: number) => Promise<A>): Promise<A> => {
    const port = await freePort()
    const browser = await openBrowser(folder, executablePath, port)
    try {
      return await work(browser, port)
    } finally {
      await browser.close()
    }
  }
  try {
    await within(async (browser) => {
      const page = await browser.newPage()
      await page.goto(`${sandbox.origin}/sso/?returnTo=${encodeURIComponent(`${sandbox.origin}/`)}`)
      await page.getByRole("button", { name: /dana\.whitlock/u }).click()
      await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
    })
    print(`\nLighthouse, performance, ${rows} UTGs, signed in, its own throttling; medians of ${runs} runs`)
    print(["", "score", ...parts, "layout shift"].map((cell, at) => cell.padEnd(at === 0 ? 12 : 26)).join(""))
    for (const [name, path] of pages) {
      const judged: Array<Judged> = []
      for (let run = 0; run < runs; run += 1) judged.push(await within((_, port) => judge(sandbox.origin + path, port)))
      const score = median(judged.map((each) => each.score))
      const middle = judged.find((each) => each.score === score)
      const cells = [name, `${score} (${lighthouseTarget})`, ...(middle?.parts ?? []), middle?.shift ?? "-"]
      print(cells.map((cell, at) => cell.padEnd(at === 0 ? 12 : 26)).join(""))
    }
  } finally {
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
