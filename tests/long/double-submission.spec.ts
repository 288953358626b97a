import type { Locator, Page, Request } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { entries } from "../support/entry-flows.ts"
import { addingUser, creations, deletions, type Flow, ready } from "../support/flows.ts"
import { button } from "../support/list-page.ts"
import { operations, saves } from "../support/operation-flows.ts"
import type { Person } from "../support/people.ts"
import { recordRow, seed } from "./support/budget.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Double submission"

const isCall = ({ call }: Flow, request: Request): boolean =>
  new RegExp(`^${call.method}$`, "u").test(request.method()) && call.path.test(new URL(request.url()).pathname)

/** Holds every answer to the flow's call until it is let go: with a refusal, so that nothing is changed. */
const held = async (page: Page, flow: Flow) => {
  const requests: Array<string> = []
  let letGo = (): void => undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const pattern = (url: URL) => flow.call.path.test(url.pathname)
  await page.route(pattern, async (route) => {
    if (!isCall(flow, route.request())) return route.continue()
    requests.push(route.request().method())
    await free
    return route.fulfill({ status: 400, contentType: "application/json", body: '{"message":"Held"}' })
  })
  return {
    requests,
    /** Answers, and waits until the page has taken the answer in. */
    end: async (shown: Locator) => {
      const answered = page.waitForResponse((answer) => isCall(flow, answer.request()))
      letGo()
      await answered
      await expect(page.getByText(/Held|Bad Request/u).first()).toBeVisible()
      await expect(shown.locator("[aria-busy=true]")).toHaveCount(0)
      await page.unroute(pattern)
    }
  }
}

type Struck = Awaited<ReturnType<Locator["elementHandle"]>>

/** The element itself: some buttons say by their name that they are at work, and others go away. */
const submitOf = async (shown: Locator, { submit, title }: Flow): Promise<NonNullable<Struck>> => {
  const element = await button(shown, submit).elementHandle()
  if (element === null) throw new Error(`${title} has no ${submit}.`)
  return element
}

type Strike = (page: Page, submit: NonNullable<Struck>) => Promise<void>

/** How someone asks for the same twice; the focus is where Enter submits. */
const strikes: ReadonlyArray<readonly [name: string, strike: Strike]> = [
  [
    "20 rapid clicks",
    (_, submit) =>
      submit.evaluate((control) => {
        if (!(control instanceof HTMLElement)) return
        for (let click = 0; click < 20; click += 1) control.click()
      })
  ],
  [
    "Enter and a click together",
    async (page, submit) => {
      await Promise.all([page.keyboard.press("Enter"), submit.dispatchEvent("click")])
      await submit.dispatchEvent("click")
    }
  ],
  [
    "Enter held",
    async (page, submit) => {
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down("Enter")
      await page.keyboard.up("Enter")
      await submit.dispatchEvent("click")
    }
  ]
]

const sendsOnce = async (page: Page, flow: Flow, strike: Strike) => {
  const shown = await ready(page, flow)
  const calls = await held(page, flow)
  const submit = await submitOf(shown, flow)
  if (flow.enterIn === undefined) await submit.focus()
  else await shown.getByRole("textbox", { name: flow.enterIn }).focus()
  await strike(page, submit)
  await expect.poll(() => calls.requests.length).toBe(1)
  await calls.end(shown)
  expect(calls.requests).toHaveLength(1)
}

const everyFlow: ReadonlyArray<readonly [Person, Flow]> = [
  ...[...creations, ...deletions, ...operations, ...saves, ...entries].map((flow) => ["dana.whitlock", flow] as const),
  ["agnes.holloway", addingUser]
]

for (const [person, flow] of shareOf(everyFlow, 2))
  test.describe(flow.title, () => {
    test.use({ person })
    test.setTimeout(120_000)

    test("sends one request, however often it is asked to", async ({ page, complaints }) => {
      complaints.expect(/status of 400/u)
      let failures = 0
      for (const [name, strike] of strikes)
        await test
          .step(name, () => sendsOnce(page, flow, strike))
          .catch((error: unknown) => {
            failures += 1
            expect.soft(error, name).toBeUndefined()
          })
      recordRow({ row, cases: strikes.length, failures, seed })
    })
  })
