import type { Browser, BrowserContext, Page } from "@playwright/test"
import { test as base, expect } from "../support/browser.ts"
import { complaintsOf, tokenLeaks } from "../support/complaints.ts"
import { elsewhereOrigin, startElsewhere } from "../support/elsewhere.ts"
import { heading } from "../support/parts.ts"

/** A tab on the console under a host name of its own. */
const test = base.extend<
  { readonly away: Page; readonly awayContext: BrowserContext },
  { readonly awayBrowser: Browser }
>({
  awayBrowser: [
    async ({ playwright, sandbox }, use, { project }) => {
      const elsewhere = await startElsewhere(sandbox.origin)
      const { launchOptions = {} } = project.use
      const args = [...(launchOptions.args ?? []), ...elsewhere.browserArgs]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      await use(browser)
      await browser.close()
      await elsewhere.stop()
    },
    { scope: "worker" }
  ],
  awayContext: async ({ awayBrowser, kept: keptValues }, use) => {
    const localStorage = Object.entries(keptValues).map(([name, value]) => ({ name, value }))
    const context = await awayBrowser.newContext({
      storageState: { cookies: [], origins: [{ origin: elsewhereOrigin, localStorage }] }
    })
    const complaints = await complaintsOf(context)
    await use(context)
    expect(await tokenLeaks(context), "places where the token must not be").toEqual([])
    expect(complaints.unexpected(), "the browser's console").toEqual([])
    await context.close()
  },
  away: async ({ awayContext }, use) => use(await awayContext.newPage())
})

test("off a local host nobody signed in is sent to single sign-on [A2.2-01 A4-13]", async ({ away, origin }) => {
  await away.goto(`${elsewhereOrigin}/be/12/utgs`)
  await expect(away).toHaveURL(`${origin}/sso/?clientId=4&redirectToReferer=true`)
  await expect(away.getByRole("heading", { name: "Who would you like to be?" })).toBeVisible()
})

test("two such redirects a minute and no more; the link of the error view still leads there", async ({
  away,
  origin
}) => {
  const signOn = `${origin}/sso/?clientId=4&redirectToReferer=true`
  for (const _ of ["first", "second"]) {
    await away.goto(`${elsewhereOrigin}/`)
    await expect(away).toHaveURL(signOn)
  }
  await away.goto(`${elsewhereOrigin}/be/12/utgs`)
  await expect(heading(away, "Unauthorized")).toBeVisible()
  await expect(away).toHaveURL(`${elsewhereOrigin}/be/12/utgs`)
  await away.getByRole("link", { name: "click here to login" }).click()
  await expect(away).toHaveURL(signOn)
})

test.describe("with a token that is rejected", () => {
  test.use({ kept: { accessToken: "ended-long-ago-0123456789", selectedBusinessEntityId: "13" } })

  test("token and selected account are cleared on the way to single sign-on [A4-15 A4-16]", async ({
    away,
    awayContext,
    origin
  }) => {
    await away.goto(`${elsewhereOrigin}/be/13/dashboard`)
    await expect(away).toHaveURL(`${origin}/sso/?clientId=4&redirectToReferer=true`)
    const { origins } = await awayContext.storageState()
    expect(origins.filter((each) => each.origin === elsewhereOrigin)).toEqual([])
  })
})

test("signed in under another name the console works with services at their own address", async ({
  away,
  tokens,
  origin
}) => {
  await away.goto(`${elsewhereOrigin}/be/12/dashboard`)
  await expect(away).toHaveURL(/\/sso\//u)
  await away.addInitScript((token) => localStorage.setItem("accessToken", token), await tokens("ravi.natarajan"))
  await away.goto(`${elsewhereOrigin}/be/12/utgs`)
  await expect(heading(away, "UTG List")).toBeVisible()
  await expect(away.getByRole("grid", { name: "UTG List" }).getByRole("row").nth(2)).toBeVisible()
  await expect(away.getByRole("status").filter({ hasText: /^Displaying 1-/u })).toBeVisible()
  expect(origin).not.toBe(elsewhereOrigin)
})
