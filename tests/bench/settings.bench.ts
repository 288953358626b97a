import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import type { Timing } from "./figures.ts"
import { median } from "./figures.ts"
import { heapOf } from "./heap.ts"
import { installSettingsProbe, timedSettings } from "./settings-probe.ts"
import { startSettingsRival } from "./settings-rival-server.ts"
import { type LargeConfig, largeConfig } from "./settings-schema.ts"

const usualSizes = [50, 500, 5_000]
const runsPerSize = 3
const typedKeys = "gateway 7"
/** One plain form of 5,000 settings takes seconds for a key. */
const rivalKeys = (settings: number): string => typedKeys.slice(0, settings > 1_000 ? 3 : typedKeys.length)
const rivalRuns = (settings: number): number => (settings > 1_000 ? 1 : runsPerSize)

interface SettingsRun {
  readonly open: Timing
  readonly keys: ReadonlyArray<Timing>
  readonly heap: number
  /** From "Update" to the table of what changed, and from "Save" to the page that says so; null for the rival. */
  readonly review: Timing | null
  readonly save: Timing | null
}

const account = 15
const utg = 20007

/** The service's own answers with another schema and configuration in them. */
const withLarge = async (context: BrowserContext, { schema, config }: LargeConfig) => {
  const answered = (path: string, name: string, fields: object) =>
    context.route(
      ({ pathname }) => pathname.endsWith(path),
      async (route) => {
        const answer = await route.fetch()
        const json: unknown = await answer.json()
        const record: unknown = Object(json)[name]
        const body = { ...Object(json), [name]: { ...Object(record), ...fields } }
        await route.fulfill({ response: answer, json: route.request().method() === "GET" ? body : json })
      }
    )
  await answered("/componentconfigschemas", "componentConfigSchema", { Schema: JSON.stringify(schema) })
  await answered("/componentConfigs/0", "componentConfig", { config: JSON.stringify(config) })
}

const typed = async (page: Page, text: string): Promise<ReadonlyArray<Timing>> => {
  const keys: Array<Timing> = []
  for (const key of text) {
    keys.push(await timedSettings(page, "input", "body", () => page.keyboard.press(key === " " ? "Space" : key)))
  }
  return keys
}

const visitConsole = async (context: BrowserContext, large: LargeConfig): Promise<SettingsRun> => {
  const page = await context.newPage()
  await installSettingsProbe(page)
  await page.goto(`/be/${account}/utgs/${utg}/config`)
  const first = page.getByLabel(large.firstText, { exact: true })
  await first.waitFor()
  const tab = (name: string) => page.getByRole("navigation", { name: "UTG", exact: true }).getByRole("link", { name })
  await tab("Devices").click()
  await first.waitFor({ state: "detached" })
  const open = await timedSettings(page, "click", ".cc-setting input", () => tab("Configuration").click())
  await first.waitFor()
  await first.focus()
  const keys = await typed(page, typedKeys)
  const heap = (await heapOf(page)).page
  const review = await timedSettings(page, "click", ".cc-changes-table, [role=dialog] table", () =>
    page.getByRole("button", { name: "Update", exact: true }).click()
  )
  const save = await timedSettings(page, "click", ".cc-toast, [role=status][data-kind=success]", () =>
    page.getByRole("button", { name: "Save", exact: true }).click()
  )
  await page.close()
  return { open, keys, heap, review, save }
}

const visitRival = async (context: BrowserContext, origin: string, settings: number): Promise<SettingsRun> => {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await installSettingsProbe(page)
  await page.goto(origin)
  const first = page.locator("#form input[type=text]").first()
  await page.locator("#open").click()
  await first.waitFor()
  await page.locator("#close").click()
  await first.waitFor({ state: "detached" })
  const open = await timedSettings(page, "click", "#form input", () => page.locator("#open").click())
  await first.focus()
  const keys = await typed(page, rivalKeys(settings))
  const heap = (await heapOf(page)).page
  await page.close()
  return { open, keys, heap, review: null, save: null }
}

const shown = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 100 ? 1 : 0)
const taskOf = (milliseconds: number): string => (milliseconds === 0 ? "< 50" : shown(milliseconds))
const row = (cells: ReadonlyArray<string>): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(14))).join("")

const lineOf = (what: string, own: ReadonlyArray<Timing>, rival: ReadonlyArray<Timing>): string => {
  const [mine, theirs] = [own, rival].map((timings) => median(timings.map(({ elapsed }) => elapsed)))
  const worst = Math.max(...own.map(({ elapsed }) => elapsed))
  const longest = (timings: ReadonlyArray<Timing>) => Math.max(...timings.map(({ longestTask }) => longestTask))
  return row([
    what,
    shown(mine ?? Number.NaN),
    shown(worst),
    taskOf(longest(own)),
    ...(rival.length === 0
      ? []
      : [shown(theirs ?? Number.NaN), taskOf(longest(rival)), ((theirs ?? 0) / (mine ?? 1)).toFixed(1)])
  ])
}

const tableOf = (settings: number, own: ReadonlyArray<SettingsRun>, rival: ReadonlyArray<SettingsRun>): string => {
  const present = (timings: ReadonlyArray<Timing | null>) => timings.filter((timing) => timing !== null)
  const megabytes = (runs: ReadonlyArray<SettingsRun>) =>
    `${shown(median(runs.map(({ heap }) => heap)) / 1_000_000)} MB`
  return [
    `${settings.toLocaleString("en-US")} settings, medians of ${own.length} runs in turn`,
    row(["", "median ms", "worst ms", "longest task", "plain form", "longest task", "times ours"]),
    lineOf(
      "open → first paint",
      own.map(({ open }) => open),
      rival.map(({ open }) => open)
    ),
    lineOf(
      "keystroke → paint",
      own.flatMap(({ keys }) => keys),
      rival.flatMap(({ keys }) => keys)
    ),
    lineOf("Update → what changed", present(own.map(({ review }) => review)), []),
    lineOf("Save → saved", present(own.map(({ save }) => save)), []),
    `  heap ${megabytes(own)}, plain form ${megabytes(rival)}`
  ].join("\n")
}

const signIn = async (context: BrowserContext, origin: string) => {
  const page = await context.newPage()
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await page.getByRole("button", { name: /dana\.whitlock/u }).click()
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  await page.close()
}

/** The Configuration tab of the console with large schemas, and one plain form of the same library in the same run. */
export const benchSettings = async (
  executablePath: string,
  print: (text: string) => void,
  sizes: ReadonlyArray<number> = usualSizes
): Promise<void> => {
  const sandbox = await startSandboxProcess()
  const rival = await startSettingsRival()
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  try {
    for (const settings of sizes) {
      const large = largeConfig(settings)
      rival.serve(large)
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport, baseURL: sandbox.origin })
      await signIn(context, sandbox.origin)
      await withLarge(context, large)
      const own: Array<SettingsRun> = []
      const others: Array<SettingsRun> = []
      while (own.length < runsPerSize) {
        own.push(await visitConsole(context, large))
        if (others.length < rivalRuns(settings)) others.push(await visitRival(context, rival.origin, settings))
      }
      print(`\n${tableOf(settings, own, others)}`)
      await context.close()
    }
  } finally {
    await browser.close()
    rival.stop()
    await sandbox.stop()
  }
}
