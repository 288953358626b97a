import type { Locator, Page } from "@playwright/test"

/** The parts of the frame around every page, as someone sees or hears them. */
export const toasts = (page: Page): Locator => page.getByRole("region", { name: "Notifications" }).getByRole("listitem")
export const alerts = (page: Page): Locator => page.getByRole("main").getByRole("alert")
export const links = (page: Page): Locator => page.getByRole("navigation", { name: "Main" }).getByRole("link")

const documented = /^(?:Dashboard|UTGs|Config Templates|Tasks|Devices|Forms|Profiles|Installations|Users)$/u
/** The links that the documents name (document 1 §2.3); the console may have more. */
export const documentedLinks = (page: Page): Locator => links(page).filter({ hasText: documented })

export const accounts = (page: Page): Locator => page.getByRole("complementary", { name: "Accounts" })
export const account = (page: Page, name: string): Locator => page.getByRole("treeitem", { name, exact: true })
export const userMenu = (page: Page): Locator => page.getByRole("button", { name: /^User menu/u })
export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name, exact: true })

/** Goes to a page of the console that is open, as Forward does: nothing is loaded anew, which takes a fifth of the time. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, "", to)
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
  }, path)

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** The calls of the page from now on, as "GET /security/users". */
export const callsOf = (page: Page): ReadonlyArray<string> => {
  const calls: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:sso|security|management|config\.json|versions)/u.test(pathname))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** A card of a page, by its title. */
export const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true })

/** The text of the browser's own alert that the next step brings; the page stands still until it is closed. */
export const browserAlert = (page: Page): Promise<string> =>
  new Promise((resolve) => {
    page.once("dialog", (alert) => {
      resolve(alert.message())
      void alert.dismiss()
    })
  })
