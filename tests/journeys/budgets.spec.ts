import type { BrowserContext, Page, Request } from "@playwright/test"
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

/** The figures of the build as it is: what is more than this was not meant. A page of one record ends with a slash. */
const budgets: Readonly<Record<string, Figures>> = {
  dashboard: at(39, 17, 382, 18, 460),
  utgs: at(25, 11, 304, 17, 385),
  tasks: at(25, 11, 301, 17, 385),
  devices: at(25, 11, 305, 17, 390),
  forms: at(25, 11, 297, 17, 380),
  users: at(25, 11, 296, 17, 380),
  installations: at(25, 11, 300, 17, 385),
  profiles: at(25, 11, 295, 17, 380),
  templates: at(25, 11, 294, 17, 375),
  "utgs/": at(39, 14, 391, 20, 490),
  "utgs//config": at(40, 15, 486, 20, 585),
  "profiles/": at(32, 14, 382, 20, 475),
  "templates/": at(31, 15, 486, 20, 570),
  compare: at(27, 12, 334, 19, 415),
  rollouts: at(31, 15, 354, 19, 435),
  "rollouts/new": at(30, 15, 366, 19, 445),
  "rollouts/": at(35, 16, 368, 19, 450)
}

const account = "/be/12"

/** The address of a page; a record is the first of its list. */
const addressOf = async (page: Page, name: string, rollout: () => Promise<string>): Promise<string> => {
  if (name === "rollouts/") return `${account}/rollouts/${await rollout()}`
  const [list, record, tab] = name.split("/")
  if (record !== "") return `${account}/${name}`
  await page.goto(`${account}/${list}`)
  const path = await page.getByRole("grid").getByRole("link").first().getAttribute("href")
  return `${path}${tab === undefined ? "" : `/${tab}`}`
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
  for (const [name, limits] of Object.entries(budgets)) {
    const address = await addressOf(page, name, () => rollouts.plan("dana.whitlock", 2))
    const context = await browser.newContext({ baseURL: origin, ...given })
    const asked = await openCold(context, address)
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
  expect(over).toEqual([])
})

test("the files of a page are asked for while its first script is on the way", async ({ page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route("**/assets/index-*.js", async (route) => {
    await arrived
    await route.continue()
  })
  const opened = page.goto("/be/12/utgs")
  for (const file of ["utgs.screen", "list", "flows", "filter", "page", "account-tree", "rows-worker"])
    await expect.poll(() => asked.filter((path) => path.startsWith(`/assets/${file}-`)).length, file).toBeGreaterThan(0)
  expect(asked.filter((path) => path.endsWith("/config.json"))).toHaveLength(1)
  arrive()
  await opened
  await expect(page.getByRole("heading", { level: 1, name: "UTG List" })).toBeVisible()
  const twice = asked.filter((path, at) => path.startsWith("/assets/list-") && asked.indexOf(path) !== at)
  expect(twice).toEqual([])
})
