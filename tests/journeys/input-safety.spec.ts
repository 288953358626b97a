import type { Locator, Page, Request } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { addingUser, creations, deletions, type Flow, ready } from "../support/flows.ts"
import { button, dialog } from "../support/list-page.ts"

const isCall = ({ call }: Flow, request: Request): boolean =>
  new RegExp(`^${call.method}$`, "u").test(request.method()) && call.path.test(new URL(request.url()).pathname)

/** Holds every answer to the flow's call until it is let go: with a failure, so that nothing is changed. */
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
    return route.fulfill({ status: 503, body: "" })
  })
  return {
    requests,
    end: async () => {
      const answered = page.waitForResponse((answer) => isCall(flow, answer.request()))
      letGo()
      await answered
      await page.unroute(pattern)
    }
  }
}

/** Twenty clicks at once, Enter and a click together, and a key that repeats. */
const hammer = async (page: Page, flow: Flow, shown: Locator) => {
  // The element itself: some buttons say by their name that they are at work.
  const submit = await button(shown, flow.submit).elementHandle()
  if (submit === null) throw new Error(`There is no ${flow.submit}.`)
  if (flow.enterIn === undefined) await submit.focus()
  else await shown.getByRole("textbox", { name: flow.enterIn }).focus()
  await submit.evaluate((control) => {
    if (!(control instanceof HTMLElement)) return
    for (let click = 0; click < 20; click += 1) control.click()
  })
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down("Enter")
  await page.keyboard.up("Enter")
  await submit.dispatchEvent("click")
}

/** Enter and its repeats before any click. */
const repeatEnter = async (page: Page, flow: Flow, shown: Locator) => {
  // The element itself: some buttons say by their name that they are at work.
  const submit = await button(shown, flow.submit).elementHandle()
  if (submit === null) throw new Error(`There is no ${flow.submit}.`)
  if (flow.enterIn === undefined) await submit.focus()
  else await shown.getByRole("textbox", { name: flow.enterIn }).focus()
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down("Enter")
  await page.keyboard.up("Enter")
  await submit.dispatchEvent("click")
}

const sendsOnce = async (page: Page, flow: Flow) => {
  for (const strike of [hammer, repeatEnter]) {
    const shown = await ready(page, flow)
    const calls = await held(page, flow)
    await strike(page, flow, shown)
    await expect.poll(() => calls.requests.length, flow.title).toBe(1)
    await expect(button(shown, flow.submit).or(shown.locator("[aria-busy=true]")).first()).toBeVisible()
    expect(calls.requests, flow.title).toHaveLength(1)
    await calls.end()
  }
}

const keepsTyped = async (shown: Locator, { typed }: Flow) => {
  for (const [label, value] of typed) await expect(shown.getByLabel(label).first()).toHaveValue(value)
}

/** Every way to close a dialog asks; the backdrop closes none. */
const asksFirst = async (page: Page, flow: Flow) => {
  const shown = await ready(page, flow)
  const asking = dialog(page, "Unsaved Changes")
  for (const leave of [
    () => button(shown, "Cancel").click(),
    () => button(shown, "Close").click(),
    () => page.keyboard.press("Escape")
  ]) {
    await leave()
    await expect(asking).toBeVisible()
    await expect(asking.getByRole("button")).toHaveText(["Continue Editing", "Lose Changes"])
    await button(asking, "Continue Editing").click()
    await expect(asking).toHaveCount(0)
    await keepsTyped(shown, flow)
  }
  await page.mouse.click(5, 400)
  await expect(shown).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(asking).toHaveCount(0)
  await keepsTyped(shown, flow)
  await button(shown, "Cancel").click()
  await button(asking, "Lose Changes").click()
  await expect(shown).toHaveCount(0)
}

test.describe("someone who edits", () => {
  test.use({ person: "dana.whitlock" })

  test("what creates sends once, however often it is asked to", async ({ page, complaints }) => {
    complaints.expect(/503/u)
    for (const flow of creations) await sendsOnce(page, flow)
  })

  test("what deletes sends once, however often it is asked to", async ({ page, complaints }) => {
    complaints.expect(/503/u)
    for (const flow of deletions) await sendsOnce(page, flow)
  })

  test("a dialog with something typed asks before it closes, by Cancel, Close and Escape", async ({ page }) => {
    for (const flow of creations) await asksFirst(page, flow)
  })

  test("a file is dropped as it is chosen: one, of its kind, and never onto the page", async ({ page }) => {
    const [, , , form] = creations
    if (form === undefined) throw new Error("There is no upload.")
    const shown = await ready(page, form)
    const drop = (names: ReadonlyArray<string>, onto: string) =>
      page.evaluate(
        ([given, selector]) => {
          const data = new DataTransfer()
          for (const name of given) data.items.add(new File(["bytes"], name, { type: "application/gzip" }))
          const place = document.querySelector(selector)
          const events = ["dragover", "drop"].map(
            (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
          )
          return events.map((event) => place?.dispatchEvent(event) === false)
        },
        [names, onto] as const
      )
    const submit = button(shown, "Upload")
    await drop(["welcome.zip"], ".cc-file")
    await expect(shown.getByText("Input type mismatch. Choose a .tgz file.")).toBeVisible()
    await expect(submit).toBeDisabled()
    await drop(["one.tgz", "two.tgz"], ".cc-file")
    await expect(shown.getByText("Invalid input. Drop one file: a form has a single one.")).toBeVisible()
    await drop(["dropped.tgz"], ".cc-file")
    await expect(shown.getByText("dropped.tgz")).toBeVisible()
    await expect(submit).toBeEnabled()
    expect(await drop(["missed.tgz"], "body")).toEqual([true, true])
    await expect(shown.getByText("dropped.tgz")).toBeVisible()
    await keepsTyped(shown, form)
  })
})

test.describe("someone who edits users", () => {
  test.use({ person: "agnes.holloway" })

  test("a user is added once, and the dialog asks before it closes", async ({ page, complaints }) => {
    complaints.expect(/503/u)
    await asksFirst(page, addingUser)
    await sendsOnce(page, addingUser)
  })
})
