import { expect, type Locator, type Page } from "@playwright/test"
import { button, chooseView, dialog, openList, searchBox } from "./list-page.ts"

/** A notification as the page asked the browser for it. */
interface Shown {
  readonly title: string
  readonly body: string
}

export interface Notifications {
  readonly shown: () => Promise<ReadonlyArray<Shown>>
  /** How often somebody was asked whether they may be shown. */
  readonly asked: () => Promise<number>
}

/**
 * Writes down what the browser is asked to show; it is shown all the same. A headless browser says "denied" whatever the
 * test granted, until it is asked: what was decided before stands in for it.
 */
export const watchNotifications = async (
  page: Page,
  decided: "default" | "granted" = "granted"
): Promise<Notifications> => {
  await page.addInitScript((before) => {
    const shown: Array<Notification> = []
    const asked: Array<Promise<NotificationPermission>> = []
    let permission: NotificationPermission = before
    Reflect.set(window, "notifications", { shown, asked })
    window.Notification = class extends Notification {
      static override get permission() {
        return permission
      }
      static override async requestPermission() {
        const answer = super.requestPermission()
        asked.push(answer)
        permission = await answer
        return permission
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        shown.push(this)
      }
    }
  }, decided)
  return {
    asked: () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, "notifications"), "asked").length)),
    shown: () =>
      page.evaluate(() => {
        const shown: unknown = Reflect.get(Reflect.get(window, "notifications"), "shown")
        return Array.isArray(shown)
          ? shown.flatMap((each: unknown) =>
              each instanceof Notification ? [{ title: each.title, body: each.body }] : []
            )
          : []
      })
  }
}

/** As the person who clicks the newest notification. */
export const clickNotification = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: unknown = Reflect.get(Reflect.get(window, "notifications"), "shown")
    const last: unknown = Array.isArray(shown) ? shown.at(-1) : null
    if (!(last instanceof Notification)) throw new Error("nothing was shown")
    last.dispatchEvent(new Event("click"))
  })

export const bell = (page: Page): Locator => page.getByRole("button", { name: /^Alerts: /u })
export const panel = (page: Page): Locator => dialog(page, "Alerts")
export const ruleItem = (page: Page, name: string): Locator =>
  panel(page).getByRole("list", { name: "Alert rules" }).getByRole("listitem").filter({ hasText: name })
export const icon = (page: Page): Promise<string> =>
  page.locator("link[rel=icon]").evaluate((link) => link.getAttribute("href") ?? "")

/** Saves what a list shows for a search as a view. */
export const saveView = async (page: Page, path: string, search: string, name: string): Promise<void> => {
  await openList(page, path)
  await searchBox(page).fill(search)
  await expect(page).toHaveURL(new RegExp(`search=${search}`, "u"))
  await chooseView(page, "Views")
  await button(dialog(page, "Views"), "Save as…").click()
  const form = dialog(page, "Save as a view")
  await form.getByRole("textbox", { name: "Name" }).fill(name)
  await button(form, "Save").click()
}

/** Opens the dialog of a new rule from the Views dialog. */
export const alertMe = async (page: Page, view: string): Promise<Locator> => {
  await button(dialog(page, "Views"), `Alert me when ${view} passes a limit…`).click()
  const form = dialog(page, "Alert me when…")
  await expect(form).toBeVisible()
  return form
}

export const setLimit = async (form: Locator, limit: string): Promise<void> => {
  await form.getByRole("textbox", { name: "Limit" }).fill(limit)
  await button(form, "Save").click()
  await expect(form).toBeHidden()
}
