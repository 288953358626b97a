import type { BrowserContext, Request } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { heading, kept, userMenu } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

/** The renewals of all tabs from now on: how many in all, and how many at most at a time. */
const renewalsOf = (context: BrowserContext) => {
  const renewals = { all: 0, now: 0, most: 0 }
  const isRenewal = (url: string) => /\/sso\/accessTokens\/[^/]+$/u.test(new URL(url).pathname)
  context.on("request", (request) => {
    if (!isRenewal(request.url())) return
    renewals.all += 1
    renewals.now += 1
    renewals.most = Math.max(renewals.most, renewals.now)
  })
  const ended = (request: Request) => {
    if (isRenewal(request.url())) renewals.now -= 1
  }
  context.on("requestfinished", ended)
  context.on("requestfailed", ended)
  return renewals
}

test("tabs opened at once renew one at a time: who waited takes the token that the first one got", async ({
  context,
  page,
  faults,
  token
}) => {
  await faults.add({ path: "/sso/accessTokens/", method: "GET", kind: "none", delayMs: 1500 })
  const renewals = renewalsOf(context)
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto("/be/12/dashboard")))
  for (const tab of tabs) await expect(userMenu(tab)).toHaveAccessibleName("User menu, dana.whitlock")
  expect({ ...renewals, now: 0 }).toEqual({ all: 1, now: 0, most: 1 })
  const renewed = await kept(page, "accessToken")
  expect(renewed).not.toBe(token)
  for (const tab of tabs) {
    await tab.getByRole("link", { name: "UTGs", exact: true }).click()
    await expect(heading(tab, "UTG List")).toBeVisible()
    expect(await kept(tab, "accessToken")).toBe(renewed)
  }
})

test("the service answers with the same token: each tab asks in its turn", async ({ context, page, faults, token }) => {
  const same = { accessToken: { authenticationCode: null, applicationId: 4, expires: null, token } }
  await faults.add({
    path: "/sso/accessTokens/",
    method: "GET",
    kind: "status",
    status: 200,
    body: JSON.stringify(same),
    delayMs: 700
  })
  const renewals = renewalsOf(context)
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto("/be/12/dashboard")))
  for (const tab of tabs) await expect(userMenu(tab)).toHaveAccessibleName("User menu, dana.whitlock")
  expect({ ...renewals, now: 0 }).toEqual({ all: 3, now: 0, most: 1 })
})

test("a tab that is closed while it renews leaves the turn to the next", async ({ context, page, faults }) => {
  await faults.add({ path: "/sso/accessTokens/", method: "GET", kind: "none", delayMs: 60_000, times: 1 })
  const asked = page.waitForRequest(/\/sso\/accessTokens\//u)
  await page.goto("/be/12/dashboard")
  await asked
  const other = await context.newPage()
  await other.goto("/be/12/dashboard")
  // The session of each tab: what renews is what the first one asked before its scripts were there.
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting).toBe(2)
  await page.close()
  await expect(userMenu(other)).toHaveAccessibleName("User menu, dana.whitlock")
})

test("a browser that denies locks renews without them", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException("denied", "SecurityError"))
    Object.defineProperty(LockManager.prototype, "request", { value: denied })
  })
  const asked = page.waitForRequest(/\/sso\/accessTokens\//u)
  await page.goto("/be/12/dashboard")
  await asked
  await expect(userMenu(page)).toHaveAccessibleName("User menu, dana.whitlock")
})

test("a sign-out in one tab reaches the others within a second", async ({ context, page }) => {
  const others = [await context.newPage(), await context.newPage()]
  for (const tab of [page, ...others]) {
    await tab.goto("/be/12/dashboard")
    await expect(heading(tab, "Dashboard")).toBeVisible()
  }
  for (const tab of others) {
    await tab.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent !== "Unauthorized") return
        sessionStorage.setItem("toldAt", String(Date.now()))
        watch.disconnect()
      })
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  }
  // The last click of this page is the one on Sign Out.
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("clickedAt", String(Date.now())), { capture: true })
  )
  await userMenu(page).click()
  await page.getByRole("menuitem", { name: "Sign Out" }).click()
  await expect(heading(page, "Unauthorized")).toBeVisible()
  const clickedAt = Number(await page.evaluate(() => sessionStorage.getItem("clickedAt")))
  for (const tab of others) {
    await expect(heading(tab, "Unauthorized")).toBeVisible()
    const toldAt = Number(await tab.evaluate(() => sessionStorage.getItem("toldAt")))
    expect(toldAt - clickedAt).toBeGreaterThanOrEqual(0)
    expect(toldAt - clickedAt).toBeLessThan(1000)
  }
})
