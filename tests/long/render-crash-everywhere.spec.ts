import { shellMessages } from "@command-center/domain/message/shell-messages"
import { comparePath } from "@command-center/domain/navigation/compare-route"
import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { creations, deletions } from "../support/flows.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { userMenu } from "../support/parts.ts"
import { recordRow, seed } from "./support/budget.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Render crash, rejected promise, machine error"

/** So many elements of these kinds cannot be made, wherever they are drawn next: React tries once more by itself. */
const breakNext = (page: Page, tags: ReadonlyArray<string>) =>
  page.evaluate((kinds) => {
    document.documentElement.dataset["breaksTags"] = kinds.join(" ")
    document.documentElement.dataset["breaksLeft"] = "2"
  }, tags)

const breakable = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { value: make } = Object.getOwnPropertyDescriptor(Document.prototype, "createElement") ?? {}
    Object.defineProperty(Document.prototype, "createElement", {
      value(this: Document, tag: string, options?: ElementCreationOptions) {
        const { breaksTags, breaksLeft } = this.documentElement?.dataset ?? {}
        if (breaksTags?.split(" ").includes(tag) === true && Number(breaksLeft) > 0) {
          this.documentElement.dataset["breaksLeft"] = String(Number(breaksLeft) - 1)
          throw new Error("it broke while it was drawn")
        }
        return Reflect.apply(make, this, [tag, options])
      }
    })
  })

/** As a link of the page would go there. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, "", to)
    dispatchEvent(new PopStateEvent("popstate", { state: {} }))
  }, path)

const pages: Readonly<Record<string, string>> = {
  dashboard: "/be/12/dashboard",
  "a UTG": "/be/15/utgs/20007",
  "a UTG's configuration": "/be/15/utgs/20007/config",
  "a UTG's interfaces": "/be/15/utgs/20007/apiinterfaces",
  "a UTG's devices": "/be/15/utgs/20007/devices",
  "a profile": "/be/12/profiles/403",
  "a profile's configuration": "/be/12/profiles/403/config",
  "a config template": "/be/12/templates/604",
  compare: comparePath(12, { left: null, right: { kind: "profile", id: 403 } })
}

const held = async (check: () => Promise<void>) => {
  const failure = await check().then(
    () => null,
    (error: unknown) => error
  )
  recordRow({ row, cases: 1, failures: failure === null ? 0 : 1, seed })
  if (failure !== null) throw failure
}

for (const [name, path] of shareOf(Object.entries(pages), 1))
  test.describe(name, () => {
    test.use({ person: "dana.whitlock" })
    test("fails while it is drawn: the frame lives, and it can be tried again", async ({
      page,
      context,
      complaints
    }) => {
      // The router warns of addresses that it did not write: those of this test.
      complaints.expect(/it broke while|use a blocker on a POP/u)
      await breakable(context)
      await openList(page, "/be/12/utgs")
      await breakNext(page, ["h1"])
      await held(async () => {
        await goTo(page, path)
        const crash = page.getByRole("alert").filter({ hasText: shellMessages.crashedTitle })
        await expect(crash).toContainText(shellMessages.crashedText)
        await expect(button(crash, "Copy report")).toBeEnabled()
        await expect(userMenu(page)).toBeVisible()
        await button(crash, "Try again").click()
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect(crash).toBeHidden()
      })
    })
  })

for (const flow of shareOf([...creations, ...deletions], 1))
  test.describe(flow.title, () => {
    test.use({ person: "dana.whitlock" })
    test("fails while it is drawn: the page behind stays, and it can be tried again", async ({
      page,
      context,
      complaints
    }) => {
      complaints.expect(/it broke while/u)
      await breakable(context)
      await openList(page, flow.list)
      await breakNext(page, ["form", "p", "label", "input", "select"])
      page.setDefaultTimeout(5_000)
      await held(async () => {
        // What is typed into it comes to nothing: it broke before.
        await flow.fill(page).catch(() => undefined)
        const crash = dialog(page, flow.title).getByRole("alert")
        await expect(crash).toContainText(shellMessages.dialogCrashedTitle)
        await expect(page.getByText(shellMessages.crashedTitle), "the page behind stays").toBeHidden()
        await button(crash, "Try again").click()
        await expect(crash).toBeHidden()
        await expect(dialog(page, flow.title)).toBeVisible()
      })
    })
  })
