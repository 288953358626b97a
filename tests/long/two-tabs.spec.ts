import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import type { Faults } from "../support/faults.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { heading, kept, userMenu } from "../support/parts.ts"
import { recordRow, seed } from "./support/budget.ts"
import { shareOf } from "./support/seeded-share.ts"
import { happenings, ordersOf } from "./support/tab-orders.ts"

test.use({ person: "dana.whitlock" })

interface Sent {
  /** Which document of the tab sent it. */
  readonly generation: number
  readonly token: string
  readonly account: string | undefined
}

/** The calls of a tab to the management service, and how often its document was loaded anew. */
const watched = (page: Page) => {
  const sent: Array<Sent> = []
  let generation = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) generation += 1
    const { pathname } = new URL(request.url())
    const account = /^\/management\/businessentities\/(\d+)\//u.exec(pathname)?.[1]
    if (pathname.startsWith("/management/"))
      sent.push({ generation, token: request.headers()["authorization"] ?? "", account })
  })
  return { sent, generation: () => generation }
}

interface World {
  readonly page: Page
  /** Another tab of the same browser, which runs no console of its own. */
  readonly other: Page
  readonly context: BrowserContext
  readonly faults: Faults
  readonly token: string
  readonly newcomer: string
}

const expired = (page: Page) => dialog(page, shellMessages.signedOutElsewhereTitle)
const nobody = (page: Page) => heading(page, "Unauthorized").or(expired(page))
const typeInto = async (page: Page) => {
  await button(page, "New").click()
  await dialog(page, "Add a New Profile").getByRole("textbox", { name: "Name" }).fill("Typed here")
}
const storeToken = (tab: Page, token: string) =>
  tab.evaluate((given) => localStorage.setItem("accessToken", given), token)

/** Milliseconds from the last click in one tab until the other shows that nobody is signed in. */
const reached = async (page: Page, click: () => Promise<void>, from: Page): Promise<number> => {
  await from.evaluate(() =>
    document.addEventListener("click", () => sessionStorage.setItem("clickedAt", String(Date.now())), true)
  )
  const seen = page.evaluate(
    (titles) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = titles.some((title) => document.body.innerText.includes(title))
          if (isThere) resolve(Date.now())
          else setTimeout(look, 10)
        }
        look()
      }),
    ["click here to login", shellMessages.signedOutElsewhereTitle]
  )
  await click()
  const at = await seen
  return at - Number(await from.evaluate(() => sessionStorage.getItem("clickedAt")))
}

const signOutBeside = async ({ page, context }: World, before: () => Promise<void>) => {
  await openList(page, "/be/12/profiles")
  const beside = await context.newPage()
  await beside.goto("/be/13/dashboard")
  await expect(userMenu(beside)).toBeVisible()
  await before()
  const calls = watched(page)
  const took = await reached(
    page,
    async () => {
      await userMenu(beside).click()
      await beside.getByRole("menuitem", { name: "Sign Out" }).click()
    },
    beside
  )
  expect(took, "milliseconds until the other tab says so").toBeLessThan(1000)
  await page.waitForTimeout(1000)
  expect(calls.sent, "nothing is called with what was given up").toEqual([])
}

/** All that the first tab may do, whatever happened in the other, in whatever order. */
const holds = async (world: World, order: ReadonlyArray<string>, isTyped: boolean) => {
  const { page, other, faults, token, newcomer } = world
  await openList(page, "/be/12/profiles")
  const calls = watched(page)
  page.on("dialog", (asked) => void asked.accept())
  if (isTyped) await typeInto(page)
  for (const one of order) {
    if (one === "someone else signs in") await storeToken(other, newcomer)
    if (one === "sign-out") await other.evaluate(() => localStorage.removeItem("accessToken"))
    if (one === "another account") await other.evaluate(() => localStorage.setItem("selectedBusinessEntityId", "14"))
    if (one === "a call is refused") {
      await faults.endToken(token)
      // A page that is being loaded anew asks by itself.
      await expect(() => page.evaluate(() => window.dispatchEvent(new Event("online")))).toPass()
    }
    await page.waitForTimeout(150)
  }
  const arrives = order.indexOf("someone else signs in")
  const isNobody = order.indexOf("sign-out") > arrives
  if (isNobody) await expect(nobody(page)).toBeVisible()
  else await expect(userMenu(page)).toHaveAccessibleName("User menu, ravi.natarajan")
  expect((await kept(page, "accessToken")) === null, "nobody is signed in again").toBe(isNobody)
  const isNewcomers = ({ token: used }: Sent) => used !== token
  const lost = order.findIndex((one) => one === "sign-out" || one === "a call is refused")
  // A page that was kept is the operator's; one that was cleared has nothing of theirs.
  const isKept = isTyped || arrives < lost
  expect(
    calls.sent.filter((one) => isKept && one.generation === 0 && isNewcomers(one)),
    "loaded anew before a call"
  ).toEqual([])
  const first = calls.sent.findIndex(isNewcomers)
  expect(
    calls.sent.filter((one, at) => first >= 0 && at > first && !isNewcomers(one)),
    "and no call as before"
  ).toEqual([])
  expect(calls.sent.flatMap(({ account }) => account ?? []).filter((one) => one !== "12")).toEqual([])
}

interface Case {
  readonly name: string
  readonly run: (world: World) => Promise<void>
}

const all: ReadonlyArray<Case> = [
  {
    name: "a sign-out in one reaches the other within a second",
    run: (world) => signOutBeside(world, async () => undefined)
  },
  {
    name: "a sign-out in one reaches the other within a second, where something is typed, which stays",
    run: async (world) => {
      await signOutBeside(world, () => typeInto(world.page))
      await expect(world.page.locator('[role=dialog] input[value="Typed here"]'), "under the question").toBeVisible()
    }
  },
  ...ordersOf(happenings).map((order, at) => ({
    name: `${order.join(", ")}${at % 2 === 0 ? ", something typed" : ""}`,
    run: (world: World) => holds(world, order, at % 2 === 0)
  }))
]

for (const { name, run } of shareOf(all, 1))
  test(`two tabs: ${name}`, async ({ page, context, faults, complaints, token, tokens }) => {
    complaints.expect(/status of 401/u)
    let failures = 1
    try {
      const other = await context.newPage()
      await other.goto("/config.json")
      await run({ page, other, context, faults, token, newcomer: await tokens("ravi.natarajan") })
      failures = 0
    } finally {
      recordRow({ row: "Two tabs, other user or account, sign-out in one", cases: 1, failures, seed })
    }
  })
