import { type Browser, chromium, type Page } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import { type DelayedServer, startDelayed } from "./delayed-server.ts"
import { median } from "./figures.ts"
import { answerTo, questionOf } from "./floor.ts"
import { rivalSigns } from "./rival/rival-list.ts"
import { startRival } from "./rival/rival-server.ts"
import { type Shown, watchStart } from "./start-watch.ts"
import { startCounts, startTargets } from "./targets.ts"
import { consoleSigns } from "./utg-list.ts"

const rows = 1_000
const runs = 5
/** Milliseconds that each request takes longer. */
const delays = [0, 50, 150]

interface Start extends Shown {
  readonly requests: number
  readonly scripts: number
  readonly scriptKilobytes: number
  /** Of everything: scripts, styles, fonts, configuration, and what the services answer. */
  readonly kilobytes: number
}

const kilobytes = (asked: ReadonlyArray<{ readonly bytes: number }>): number =>
  asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

const isPage = (path: string) => !path.startsWith("/sso/?") && !path.startsWith("/sso/login")

/** What the page showed, and what was asked for it since the server was last looked at. */
const startOf = async (page: Page, server: DelayedServer): Promise<Start> => {
  const shown = await page.evaluate(() => window.start)
  const asked = server.taken().filter(({ path }) => isPage(path))
  const scripts = asked.filter(({ path }) => path.endsWith(".js"))
  return {
    ...shown,
    requests: asked.length,
    scripts: scripts.length,
    scriptKilobytes: kilobytes(scripts),
    kilobytes: kilobytes(asked)
  }
}

const inFresh = async (
  browser: Browser,
  storageState: Awaited<ReturnType<typeof signIn>> | null,
  open: (page: Page) => Promise<Start>
): Promise<Start> => {
  const given = storageState === null ? {} : { storageState }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...given })
  try {
    return await open(await context.newPage())
  } finally {
    await context.close()
  }
}

const choosePerson = (page: Page) => page.getByRole("button", { name: /dana\.whitlock/u }).click()

const signIn = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await choosePerson(page)
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  const kept = await context.storageState()
  await context.close()
  return kept
}

/** A browser that has nothing of the console but a token. */
const withToken = async (browser: Browser, server: DelayedServer): Promise<Start> =>
  inFresh(browser, await signIn(browser, server.origin), async (page) => {
    await page.addInitScript(watchStart, consoleSigns.rows.selector)
    server.taken()
    await page.goto(`${server.origin}/be/1/utgs`)
    return startOf(page, server)
  })

/** A browser that has nothing at all, from the answer of the sign-on service: the way back with an authcode. */
const withCode = (browser: Browser, server: DelayedServer): Promise<Start> =>
  inFresh(browser, null, async (page) => {
    await page.addInitScript(watchStart, consoleSigns.rows.selector)
    await page.goto(`${server.origin}/sso/?returnTo=${encodeURIComponent(`${server.origin}/be/1/utgs`)}`)
    server.taken()
    await choosePerson(page)
    await page.waitForURL(`${server.origin}/be/1/utgs**`)
    return startOf(page, server)
  })

/** The rival's page, which signs nobody in, with the same rows. */
const rivalStart = (browser: Browser, server: DelayedServer): Promise<Start> =>
  inFresh(browser, null, async (page) => {
    await page.addInitScript(watchStart, rivalSigns.rows.selector)
    server.taken()
    await page.goto(server.origin)
    return startOf(page, server)
  })

/** The answer that the console shows, for the rival. */
const rowsOf = async (browser: Browser, origin: string): Promise<Buffer> => {
  const context = await browser.newContext({ storageState: await signIn(browser, origin) })
  const page = await context.newPage()
  const asked = page.waitForRequest((request) => request.url().endsWith("/components/query"))
  await page.goto(`${origin}/be/1/utgs`)
  const answer = await answerTo(await questionOf(await asked))
  await context.close()
  return answer
}

const cells = (row: ReadonlyArray<string>): string =>
  row.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(14))).join("")

const whole = (value: number): string => String(Math.round(value))
const beside = (value: string, target: number | undefined): string =>
  target === undefined ? value : `${value} (${target})`

const lineOf = (what: string, delay: number | null, starts: ReadonlyArray<Start>): string => {
  const of = (value: (start: Start) => number) => median(starts.map(value))
  const target = delay === null ? undefined : startCounts
  return cells([
    what,
    beside(whole(of(({ paint }) => paint)), delay === 0 ? startCounts.paint : undefined),
    beside(whole(of((start) => start.rows)), delay === null ? undefined : startTargets[delay]),
    beside(whole(of(({ requests }) => requests)), target?.requests),
    beside(whole(of(({ scripts }) => scripts)), target?.scripts),
    beside(whole(of(({ scriptKilobytes }) => scriptKilobytes)), target?.scriptKilobytes),
    whole(of((start) => start.kilobytes)),
    beside(of(({ shift }) => shift).toFixed(3), target?.shift),
    whole(of(({ longestTask }) => longestTask))
  ])
}

/** Measures how long the UTG list takes from its address: with a token, with an authcode, and the rival with the same rows. */
export const benchStart = async (executablePath: string, print: (text: string) => void): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const sandbox = await startSandboxProcess({ SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0" }, ["--no-agents"])
  const rival = await startRival()
  const servers = await Promise.all(delays.map((delay) => startDelayed(sandbox.origin, delay)))
  const rivals = await Promise.all(delays.map((delay) => startDelayed(rival.origin, delay)))
  try {
    rival.serve(await rowsOf(browser, sandbox.origin))
    const measured = delays.map((delay) => ({
      delay,
      token: Array<Start>(),
      code: Array<Start>(),
      other: Array<Start>()
    }))
    for (let run = 0; run < runs; run += 1)
      for (const [at, { token, code, other }] of measured.entries()) {
        const [server, rivalServer] = [servers[at], rivals[at]]
        if (server === undefined || rivalServer === undefined) throw new Error("A server is missing.")
        token.push(await withToken(browser, server))
        code.push(await withCode(browser, server))
        other.push(await rivalStart(browser, rivalServer))
      }
    print(
      `\nFrom the address to ${rows} UTGs, nothing cached; medians of ${runs} interleaved runs, targets in brackets`
    )
    print(
      cells([
        "",
        "first paint",
        "first rows",
        "requests",
        "scripts",
        "kB of them",
        "kB of all",
        "layout shift",
        "longest task"
      ])
    )
    for (const { delay, token, code, other } of measured) {
      print(lineOf(`${delay} ms a request, token held`, delay, token))
      print(lineOf(`${delay} ms, back from sign-on`, null, code))
      print(lineOf(`${delay} ms, AG Grid, no sign-in`, null, other))
    }
    const first = (delay: number) =>
      median(measured.find((each) => each.delay === delay)?.token.map((start) => start.rows) ?? [])
    const trips = ((first(150) - first(0)) / 150).toFixed(1)
    print(`round trips one after the other: ${beside(trips, startCounts.roundTrips)}`)
  } finally {
    for (const server of [...servers, ...rivals]) server.stop()
    rival.stop()
    await sandbox.stop()
    await browser.close()
  }
}
