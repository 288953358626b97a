import type { Request } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { callsOf, heading, kept, toasts, userMenu } from "../support/parts.ts"
import { takeAuthcode } from "../support/people.ts"

const signOnPage = /\/sso\/\?clientId=4&redirectToReferer=true$/u
const unauthorized = "You are not logged in, or your session has expired. Please click here to login."

test("without a token a local host shows the error view, stays, and its link signs in by the mouse [A1-04 A2.2-02 A2.2-03 A2.2-04 A4-12 A4-14]", async ({
  page,
  origin
}) => {
  await page.goto("/")
  await expect(heading(page, "Unauthorized")).toBeVisible()
  await expect(page.getByText(unauthorized)).toBeVisible()
  await expect(page.getByText("Undefined access token")).toBeVisible()
  expect(page.url()).toBe(`${origin}/`)
  await expect(page.getByRole("textbox")).toHaveCount(0)

  await page.getByRole("link", { name: "click here to login" }).click()
  await expect(page).toHaveURL(signOnPage)
  await page.getByRole("button", { name: /Dana Whitlock/u }).click()
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(page).toHaveURL(`${origin}/be/1/dashboard`)
  expect(await kept(page, "accessToken")).toMatch(/^[\w-]{32}$/u)
})

test("signing in by the keyboard alone comes back to the page first asked for, its own parameters kept [A4-12]", async ({
  page,
  origin
}) => {
  await page.goto("/be/12/utgs?note=a%20b&tab=2")
  await expect(heading(page, "Unauthorized")).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "click here to login" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(signOnPage)
  const person = page.getByRole("button", { name: /Marta Oyelaran/u })
  for (
    let presses = 0;
    presses < 5 && !(await person.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press("Tab")
  await expect(person).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(page).toHaveURL(`${origin}/be/12/utgs?note=a%20b&tab=2`)
  await expect(userMenu(page)).toHaveAccessibleName("User menu, marta.oyelaran")
})

test("an authcode is exchanged once, taken off the address before any other call, other parameters stay [A4-12 A7-35]", async ({
  page,
  origin
}) => {
  const code = await takeAuthcode(origin, "dana.whitlock")
  const calls = callsOf(page)
  const addressesAtCalls: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/sso/accessTokens")) addressesAtCalls.push(page.url())
  })
  await page.goto(`/be/15/tasks?first=1&authcode=${code}&last=x%2Fy#part`)
  await expect(heading(page, "Tasks List")).toBeVisible()
  await expect(page).toHaveURL(`${origin}/be/15/tasks?first=1&last=x%2Fy#part`)
  expect(calls.filter((call) => !call.includes("/management/") && !call.endsWith("/image"))).toEqual([
    "GET /config.json",
    "POST /sso/accessTokens",
    "GET /security/users",
    "GET /security/permissions",
    expect.stringMatching(/^GET \/security\/users\/\d+\/permissionMasks$/u),
    "GET /security/businessentitysummaries",
    "GET /security/userManifests"
  ])
  expect(addressesAtCalls).toEqual([`${origin}/be/15/tasks?first=1&last=x%2Fy#part`])
  await page.goBack()
  await expect(page).not.toHaveURL(/authcode/u)
})

test("a code is named by no request, its Referer included; the way to the sign-on service names the page [A4-12]", async ({
  page,
  context,
  origin
}) => {
  const sent: Array<Promise<string>> = []
  const hear = (request: Request) => {
    if (request.isNavigationRequest()) return
    sent.push(request.allHeaders().then((headers) => `${request.url()} ${headers["referer"] ?? ""}`))
  }
  context.on("request", hear)
  const code = await takeAuthcode(origin, "dana.whitlock")
  await page.goto(`/be/12/utgs?authcode=${code}`)
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(page.getByRole("grid").getByRole("row").nth(3)).toBeVisible()
  context.off("request", hear)
  const requests = await Promise.all(sent)
  expect(requests.length).toBeGreaterThan(15)
  expect(requests.some((request) => request.includes("rows-worker"))).toBe(true)
  expect(requests.filter((request) => request.includes(code))).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.goto("/be/12/tasks?note=1")
  const leaving = page.waitForRequest((request) => signOnPage.test(request.url()))
  await page.getByRole("link", { name: "click here to login" }).click()
  expect((await (await leaving).allHeaders())["referer"]).toBe(`${origin}/be/12/tasks?note=1`)
})

test("a code that the service refuses is used up: the error view asks to sign in again", async ({
  page,
  complaints
}) => {
  complaints.expect(/status of 401/u)
  await page.goto("/be/12/dashboard?authcode=used-long-ago")
  await expect(heading(page, "Unauthorized")).toBeVisible()
  await expect(page).toHaveURL(/\/be\/12\/dashboard$/u)
})

test.describe("someone signed in", () => {
  test.use({ person: "ravi.natarajan" })

  test("a code that nobody asked for does not replace who is signed in", async ({ page, origin }) => {
    await page.goto(`/be/1/dashboard?authcode=${await takeAuthcode(origin, "dana.whitlock")}`)
    await expect(userMenu(page)).toHaveAccessibleName("User menu, ravi.natarajan")
    await expect(page).toHaveURL(`${origin}/be/1/dashboard`)
    await expect(toasts(page)).toHaveText([
      "Sign-in not usedravi.natarajan is still signed in. The address contained a sign-in that was not started in this tab."
    ])
  })

  test("a code beside a token that is no longer valid is exchanged", async ({ page, origin, faults, token }) => {
    await faults.endToken(token)
    await page.goto(`/be/12/dashboard?authcode=${await takeAuthcode(origin, "dana.whitlock")}`)
    await expect(userMenu(page)).toHaveAccessibleName("User menu, dana.whitlock")
    await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
  })
})

test.describe("with a token", () => {
  test.use({ person: "dana.whitlock", kept: { selectedBusinessEntityId: "12" } })

  test("it is renewed and the new one stored; / leads to the stored account [A2.1-01 A4-07 A4-17]", async ({
    page,
    origin,
    token
  }) => {
    await page.goto("/")
    await expect(heading(page, "Dashboard")).toBeVisible()
    await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
    const renewed = await kept(page, "accessToken")
    expect(renewed).toMatch(/^[\w-]{32}$/u)
    expect(renewed).not.toBe(token)
    await page.goto("/be/13/dashboard")
    await expect(heading(page, "Dashboard")).toBeVisible()
    await expect.poll(() => kept(page, "selectedBusinessEntityId")).toBe("13")
  })

  test("nothing of a page is shown before signing in is done, though its rows have come [A2.1-18]", async ({
    page,
    faults
  }) => {
    await faults.add({ path: "/permissionMasks", kind: "none", delayMs: 1_500 })
    const rows = page.waitForResponse((response) => response.url().endsWith("/components/query"))
    await page.goto("/be/12/utgs")
    await rows
    await expect(page.getByText("Signing in…")).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0)
    await expect(page.getByRole("grid")).toHaveCount(0)
    await expect(heading(page, "UTG List")).toBeVisible()
    await expect(page.getByRole("grid").or(page.getByRole("table")).getByRole("row").nth(3)).toBeVisible()
  })

  test("config and data load once per account and token, whatever else is pressed [A4-09 A4-10]", async ({ page }) => {
    const calls = callsOf(page)
    await page.goto("/be/12/dashboard")
    await expect(page.getByRole("table", { name: "Recent Installations" }).getByRole("row")).toHaveCount(6)
    await page.getByRole("switch", { name: "Expand All" }).press("Space")
    await page.getByRole("switch", { name: "Expand All" }).press("Space")
    await userMenu(page).click()
    await page.getByRole("menuitem", { name: "About" }).click()
    await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.getByRole("treeitem", { name: "Saltmarsh Coffee Pacific Northwest", exact: true }).click()
    await expect(page).toHaveURL(/\/be\/13\/dashboard$/u)
    await expect(page.getByRole("table", { name: "Recent Installations" }).getByRole("row").nth(1)).toBeVisible()
    const count = (call: string) => calls.filter((each) => each === call).length
    await expect.poll(() => count("GET /management/businessentities/13/installations")).toBe(1)
    expect(count("GET /config.json")).toBe(1)
    expect(count("GET /management/businessentities/12/installations")).toBe(1)
    expect(count("GET /security/permissions")).toBe(1)
    expect(count("GET /security/businessentitysummaries")).toBe(1)
  })
})

for (const [what, kept_] of [
  ["no stored account", {}],
  ['a stored account "0"', { selectedBusinessEntityId: "0" }]
] as const) {
  test.describe(what, () => {
    test.use({ person: "elena.sorokina", kept: kept_ })
    test(`/ with ${what} leads to the user's own [${what === "no stored account" ? "A2.1-02" : "A2.1-03"}]`, async ({
      page,
      origin
    }) => {
      await page.goto("/")
      await expect(heading(page, "Dashboard")).toBeVisible()
      await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
    })
  })
}

test.describe("with a token that is not accepted any more", () => {
  test.use({ kept: { accessToken: "ended-long-ago-0123456789", selectedBusinessEntityId: "13" } })

  test("token and selected account are cleared, the error view stays on a local host [A4-15 A2.2-02]", async ({
    page,
    origin
  }) => {
    await page.goto("/be/13/dashboard")
    await expect(heading(page, "Unauthorized")).toBeVisible()
    expect(page.url()).toBe(`${origin}/be/13/dashboard`)
    expect(await kept(page, "accessToken")).toBeNull()
    expect(await kept(page, "selectedBusinessEntityId")).toBeNull()
  })
})
