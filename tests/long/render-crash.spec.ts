import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { BrowserContext, Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, rows, searchBox } from "../support/list-page.ts"
import { links, toasts, userMenu } from "../support/parts.ts"
import { cases, recordRow, seed } from "./support/budget.ts"

const row = "Render crash, rejected promise, machine error"
const routes = ["profiles", "utgs", "templates", "tasks", "devices", "forms", "installations", "users"] as const

test.use({ person: "dana.whitlock" })

/** The drop-downs at a place of the page fail while they are drawn, with an error that repeats the token. */
const breakSelects = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    const options = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "options")
    Object.defineProperty(HTMLSelectElement.prototype, "options", {
      ...options,
      get(this: HTMLSelectElement) {
        const place = document.documentElement.dataset["breaks"]
        if (place !== undefined && (place === "" || this.closest(place) !== null))
          throw new Error(`it broke with ${localStorage.getItem("accessToken") ?? ""}`)
        return options?.get?.call(this)
      }
    })
    const copied: Array<string> = []
    Object.assign(window, { copied })
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) => {
          copied.push(text)
          return Promise.resolve()
        }
      }
    })
  })
}
const breakAt = (page: Page, place: string | null) =>
  page.evaluate((at) => {
    if (at === null) delete document.documentElement.dataset["breaks"]
    else document.documentElement.dataset["breaks"] = at
  }, place)
const lastCopied = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "copied").at(-1))

const held = async (check: () => Promise<void>) => {
  const failure = await check().then(
    () => null,
    (error: unknown) => error
  )
  recordRow({ row, cases: 1, failures: failure === null ? 0 : 1, seed })
  if (failure !== null) throw failure
}

const reportIsCopied = async (page: Page, crash: Locator, path: string, token: string) => {
  await button(crash, "Copy report").click()
  await expect(toasts(page).filter({ hasText: shellMessages.reportCopied })).toBeVisible()
  const report = String(await lastCopied(page))
  expect(report).toContain(`Page: ${path}`)
  expect(report).toContain("it broke with")
  expect(token.length).toBeGreaterThan(8)
  expect(report).not.toContain(token)
}

for (const route of routes.slice(0, cases(routes.length, 1))) {
  test(`${route} fails while it is drawn: the frame lives, the report holds no token, and it can be tried again`, async ({
    page,
    context,
    complaints,
    token
  }) => {
    complaints.expect(/it broke with/u)
    await breakSelects(context)
    await page.goto("/be/12/dashboard")
    await expect(userMenu(page)).toBeVisible()
    await breakAt(page, "")
    await held(async () => {
      await links(page)
        .and(page.locator(`[href$="/${route}"]`))
        .click()
      const crash = page.getByRole("alert").filter({ hasText: shellMessages.crashedTitle })
      await expect(crash).toContainText(shellMessages.crashedText)
      await reportIsCopied(page, crash, `/be/12/${route}`, token)
      await links(page).getByText("Dashboard").click()
      await expect(crash, "the way elsewhere is open").toBeHidden()
      await page.goBack()
      await expect(crash).toBeVisible()
      await breakAt(page, null)
      await button(crash, "Try again").click()
      await expect(searchBox(page)).toBeVisible()
      await expect(rows(page).first()).toBeVisible()
    })
  })
}

test("a dialog fails while it is drawn: the screen behind stays, and what was typed outlives Try again", async ({
  page,
  context,
  complaints,
  token
}) => {
  complaints.expect(/it broke with/u)
  await breakSelects(context)
  await openList(page, "/be/12/profiles")
  await searchBox(page).fill("a")
  await button(page, "New").click()
  const adding = dialog(page, "Add a New Profile")
  const name = adding.getByRole("textbox", { name: "Name" })
  const typed = "Typed before it broke"
  await adding.getByLabel("UTG Version").selectOption("5.0.0.3124")
  await held(async () => {
    await breakAt(page, `[role=dialog]:has(input[value="${typed}"])`)
    await name.fill(typed)
    const crash = adding.getByRole("alert")
    await expect(crash).toContainText(shellMessages.dialogCrashedTitle)
    await expect(page.getByText(shellMessages.crashedTitle)).toBeHidden()
    await expect(page.locator("main input[type=search]"), "the screen behind is as it was").toHaveValue("a")
    await reportIsCopied(page, crash, "/be/12/profiles", token)
    await page.keyboard.press("Escape")
    await button(dialog(page, "Unsaved Changes"), "Continue Editing").click()
    await expect(crash, "leaving asks for what was typed").toBeVisible()
    await breakAt(page, null)
    await button(crash, "Try again").click()
    await expect(name).toHaveValue(typed)
    await expect(adding.getByLabel("UTG Version")).toHaveValue("5.0.0.3124")
    await expect(button(adding, "Add")).toBeEnabled()
  })
})
