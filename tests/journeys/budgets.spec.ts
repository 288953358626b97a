import type { BrowserContext, Page, Request } from "@playwright/test"
import { heading, links } from "../support/parts.ts"
import { expect, test } from "../support/rollouts.ts"

test.use({ person: "dana.whitlock" })

/** What a page asks for when it is opened by its address and the browser has nothing but a token: kilobytes as sent. */
interface Figures {
  readonly requests: number
  readonly scripts: number
  readonly js: number
  readonly css: number
  /** With font, configuration and what the services answer: the most of a page, its rows vary. */
  readonly all: number
}

const at = (requests: number, scripts: number, js: number, css: number, all: number): Figures => ({
  requests,
  scripts,
  js,
  css,
  all
})

/**
 * The most that a page may ask for, the dialogs included that are fetched once it is quiet: whether they are depends on
 * the machine. What the start alone takes is held by `start-up-size.test`. A page of one record ends with a slash.
 */
const budgets: Readonly<Record<string, Figures>> = {
  dashboard: at(40, 19, 408, 20, 496),
  utgs: at(35, 17, 390, 20, 486),
  tasks: at(35, 17, 387, 20, 486),
  devices: at(35, 17, 391, 20, 491),
  forms: at(35, 17, 383, 20, 481),
  users: at(35, 17, 382, 20, 481),
  installations: at(35, 17, 386, 20, 486),
  profiles: at(35, 17, 381, 20, 481),
  templates: at(35, 17, 380, 20, 476),
  "utgs/": at(49, 20, 477, 23, 591),
  "utgs//config": at(50, 21, 572, 23, 686),
  "profiles/": at(42, 20, 468, 23, 576),
  "templates/": at(41, 21, 572, 23, 671),
  compare: at(37, 18, 420, 22, 516),
  rollouts: at(42, 21, 440, 22, 536),
  "rollouts/new": at(40, 21, 452, 22, 546),
  "rollouts/": at(45, 22, 454, 22, 551)
}

const account = "/be/12"

/** The address of a page; a record is the first of its list. */
const addressesOf = async (page: Page, rollout: string): Promise<(name: string) => string> => {
  const records = new Map([["rollouts", `${account}/rollouts/${rollout}`]])
  await page.goto(`${account}/dashboard`)
  for (const [list, title] of [
    ["utgs", "UTG List"],
    ["profiles", "Profile List"],
    ["templates", "Config Template List"]
  ] as const) {
    await links(page)
      .and(page.locator(`[href$="/${list}"]`))
      .click()
    await expect(heading(page, title)).toBeVisible()
    records.set(list, (await page.getByRole("grid").getByRole("link").first().getAttribute("href")) ?? "")
  }
  return (name) => {
    const [list = "", record, tab] = name.split("/")
    return record === "" ? `${records.get(list)}${tab === undefined ? "" : `/${tab}`}` : `${account}/${name}`
  }
}

interface Asked {
  readonly path: string
  readonly bytes: number
}

const sent = async (request: Request): Promise<Asked> => {
  const { pathname: path } = new URL(request.url())
  // A stream of events has no end.
  if (path.endsWith("/events")) return { path, bytes: 0 }
  const response = await request.response()
  return { path, bytes: response === null ? 0 : (await request.sizes()).responseBodySize }
}

const isFile = ({ path }: Asked): boolean => /[.](?:js|css|woff2)$/u.test(path)

/** Everything that a page has sent to it until nothing more comes; the worker finds the page's own files in the cache. */
const openCold = async (context: BrowserContext, address: string): Promise<ReadonlyArray<Asked>> => {
  const page = await context.newPage()
  const requests: Array<Request> = []
  context.on("request", (request) => requests.push(request))
  await page.goto(address)
  await expect(page.locator("main h1")).toBeVisible()
  let counted = 0
  while (counted < requests.length) {
    counted = requests.length
    await Promise.all(requests.map((request) => request.response()))
    await page.waitForTimeout(1_500)
  }
  const asked = await Promise.all(requests.map(sent))
  return asked.filter((each) => !isFile(each) || each.bytes > 0)
}

const kilobytes = (asked: ReadonlyArray<Asked>): number =>
  Math.ceil(asked.reduce((sum, { bytes }) => sum + Math.max(bytes, 0), 0) / 1000)

const figuresOf = (asked: ReadonlyArray<Asked>): Figures => {
  const scripts = asked.filter(({ path }) => path.endsWith(".js"))
  const styles = asked.filter(({ path }) => path.endsWith(".css"))
  return at(asked.length, scripts.length, kilobytes(scripts), kilobytes(styles), kilobytes(asked))
}

test("every page asks for no more than it needs, counted", async ({
  browser,
  origin,
  storageState,
  page,
  rollouts
}) => {
  test.setTimeout(600_000)
  const given = storageState === undefined ? {} : { storageState }
  const over: Array<string> = []
  const addressOf = await addressesOf(page, await rollouts.plan("dana.whitlock", 2))
  const judge = async (name: string, limits: Figures) => {
    const context = await browser.newContext({ baseURL: origin, ...given })
    const asked = await openCold(context, addressOf(name))
    await context.close()
    const found = figuresOf(asked)
    const figures = Object.entries(found).map(([what, figure]) => `${what} ${figure}`)
    console.log(`${name.padEnd(14)} ${figures.join(", ")}`)
    const isOver = Object.entries(limits).some(
      ([what, most]: [string, number]) => Number(Reflect.get(found, what)) > most
    )
    if (isOver)
      over.push(`${name}: ${figures.join(", ")}: ${asked.map(({ path, bytes }) => `${path} ${bytes}`).join(" ")}`)
  }
  // Most of the time is spent waiting for what may still come: some are waited for together.
  const pages = Object.entries(budgets)
  const next = async (): Promise<void> => {
    const page = pages.shift()
    if (page === undefined) return
    await judge(...page)
    await next()
  }
  await Promise.all([next(), next(), next()])
  expect(over).toEqual([])
})

test("the files of a page are asked for while the console itself is on the way", async ({ page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route("**/assets/core-*.js", async (route) => {
    await arrived
    await route.continue()
  })
  const opened = page.goto("/be/12/utgs")
  for (const file of ["utgs.list", "list", "flows", "filter", "page", "rows-worker"])
    await expect.poll(() => asked.filter((path) => path.startsWith(`/assets/${file}-`)).length, file).toBeGreaterThan(0)
  expect(asked.filter((path) => path.endsWith("/config.json"))).toHaveLength(1)
  arrive()
  await opened
  await expect(page.getByRole("heading", { level: 1, name: "UTG List" })).toBeVisible()
  const twice = asked.filter((path, at) => path.startsWith("/assets/list-") && asked.indexOf(path) !== at)
  expect(twice).toEqual([])
})
