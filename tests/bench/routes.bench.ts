import { type Browser, chromium, type Page } from "@playwright/test"
import { takeToken } from "../support/people.ts"
import { planRollout, rolloutOrigins, startBeside } from "../support/rollouts.ts"
import { freePort, startSandboxProcess } from "../support/sandbox-process.ts"
import { ownTimes, stepMark, traced } from "./renderer-tasks.ts"
import type { Step, Walk } from "./routes-steps.ts"
import { routes } from "./routes-walk.ts"
import { installWatch, leastTold, quiet, type Seen } from "./routes-watch.ts"

const rows = 1_000
const runs = 3
const targets = { paint: 100, task: 50, shift: 0.02 } as const
const person = "dana.whitlock"

interface Done extends Seen {
  readonly step: string
  /** Milliseconds of the longest task, without what the machine did besides. */
  readonly own: number
}

interface Walked {
  readonly done: ReadonlyArray<Done>
  /** Why it went no further; null where it went to its end. */
  readonly stopped: string | null
}

const mark = (page: Page, step: string | null): Promise<void> =>
  page.evaluate((name) => void performance.mark(name), stepMark(step))

/** The centre of what is to be clicked, found before anything is measured. */
const placeOf = async (page: Page, { on }: Step) => {
  if (on === null) return null
  const target = on(page).first()
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error("it is not in view")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** One step by mouse and keys, which are all that the page hears of meanwhile. */
const take = async (page: Page, step: Step): Promise<Seen> => {
  const place = await placeOf(page, step)
  await quiet(page)
  await page.evaluate(() => window.routeWatch.take())
  await mark(page, step.what)
  if (place !== null) await page.mouse.click(place.x, place.y)
  for (const key of step.keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(200)
  await quiet(page)
  await mark(page, null)
  const seen = await page.evaluate(() => window.routeWatch.take())
  await step.shown?.(page).first().waitFor()
  return seen
}

const walk = async (browser: Browser, page: Page, { from, steps }: Walk): Promise<Walked> => {
  await page.goto(from)
  await quiet(page)
  await browser.startTracing(page, { categories: traced })
  const seen: Array<Omit<Done, "own">> = []
  let stopped: string | null = null
  for (const step of steps) {
    try {
      seen.push({ step: step.what, ...(await take(page, step)) })
    } catch (failure) {
      stopped = `${step.what}: ${String(failure).split("\n").slice(0, 3).join(" ")}`
      break
    }
  }
  const own = ownTimes((await browser.stopTracing()).toString())
  return { done: seen.map((each) => ({ ...each, own: own.get(each.step) ?? 0 })), stopped }
}

/** The time that so large a share of all took no longer than. */
const quantile = (times: ReadonlyArray<number>, share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0

const paintsOf = (done: ReadonlyArray<Done>): ReadonlyArray<number> =>
  done.flatMap(({ interactions, untold }) => [...interactions, ...Array.from({ length: untold }, () => leastTold)])

const most = (done: ReadonlyArray<Done>, figure: "longestTask" | "own" | "shift" | "still"): Done | undefined =>
  done.toSorted((one, other) => other[figure] - one[figure])[0]

const cells = (row: ReadonlyArray<string>): string =>
  row
    .map((cell, at) => (at === 0 ? cell.padEnd(27) : at < 7 ? cell.padStart(14) : `   ${cell}`))
    .join("")
    .trimEnd()

const shown = (milliseconds: number): string => milliseconds.toFixed(0)

const lineOf = (name: string, done: ReadonlyArray<Done>): string => {
  const paints = paintsOf(done)
  const [task, own] = [most(done, "longestTask")?.longestTask ?? 0, most(done, "own")]
  const still = most(done, "still")
  return cells([
    name,
    String(paints.length),
    shown(quantile(paints, 0.95)),
    task === 0 ? "< 50" : shown(task),
    shown(own?.own ?? 0),
    (most(done, "shift")?.shift ?? 0).toFixed(3),
    shown(
      quantile(
        done.map((each) => each.still),
        0.95
      )
    ),
    `${own?.step ?? ""}; ${still?.step ?? ""} (${shown(still?.still ?? 0)})`
  ])
}

const signedIn = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await page.getByRole("button", { name: /dana\.whitlock/u }).click()
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  await installWatch(page)
  return page
}

/** Walks every route of the console and prints what its inputs took, until all is painted, and the tasks meanwhile. */
export const benchRoutes = async (
  executablePath: string,
  print: (text: string) => void,
  times: number = runs,
  only: string | null = null
): Promise<void> => {
  const port = await freePort()
  const sandbox = await startSandboxProcess(
    { SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0", ROLLOUTS_PORT: String(port) },
    ["--no-agents"]
  )
  const rollouts = await startBeside(sandbox.origin, port)
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  try {
    await planRollout(await rolloutOrigins(sandbox.origin, await takeToken(sandbox.origin, person)), 12)
    const page = await signedIn(browser, sandbox.origin)
    const walked = routes.filter(([name]) => only === null || name.includes(only))
    const all = new Map<string, Array<Done>>(walked.map(([name]) => [name, []]))
    const stops = new Set<string>()
    for (let run = 0; run < times; run += 1)
      for (const [name, route] of walked) {
        const { done, stopped } = await walk(browser, page, route)
        all.get(name)?.push(...done)
        if (stopped !== null) stops.add(`${name}: ${stopped}`)
      }
    print(`\nEvery route by mouse, ${rows.toLocaleString("en-US")} UTGs, ${times} walks; targets in brackets`)
    const { paint, task, shift } = targets
    print(
      cells([
        "",
        "inputs",
        `p95 (${paint})`,
        `task (${task})`,
        `own (${task})`,
        `shift (${shift})`,
        "still p95",
        "longest own; last to stand still"
      ])
    )
    for (const [name, done] of all) print(lineOf(name, done))
    print(lineOf("all of them", [...all.values()].flat()))
    for (const [name, done] of all)
      for (const each of done)
        if (each.own > task) print(`  over ${task} ms: ${name}, ${each.step}: own ${shown(each.own)} ms`)
    for (const stop of stops) print(`  not walked to its end: ${stop}`)
  } finally {
    await browser.close()
    await rollouts.stop()
    await sandbox.stop()
  }
}
