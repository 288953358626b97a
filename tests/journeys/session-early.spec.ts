import { expect, test } from "../support/browser.ts"
import { callsOf, heading, kept } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const ofSignIn = (calls: ReadonlyArray<string>) =>
  calls.filter((call) => !call.includes("/management/") && !call.endsWith("/image"))

test("the token is renewed, and who that is and what that user sees asked, while the console's script is on its way; each once", async ({
  page,
  token
}) => {
  const calls = callsOf(page)
  let bring = () => {}
  const isBrought = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(/\/assets\/core-[^/]*\.js$/u, async (route) => {
    await isBrought
    await route.continue()
  })
  await page.goto("/be/1/utgs", { waitUntil: "commit" })
  const early = [
    "GET /config.json",
    `GET /sso/accessTokens/${token}`,
    "GET /security/users",
    "GET /security/permissions",
    expect.stringMatching(/^GET \/security\/users\/\d+\/permissionMasks$/u),
    "GET /security/businessentitysummaries"
  ]
  await expect.poll(() => ofSignIn(calls)).toEqual(early)
  const renewed = await kept(page, "accessToken")
  expect(renewed).not.toBe(token)

  bring()
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(page.getByRole("grid").getByRole("row").nth(3)).toBeVisible()
  expect(ofSignIn(calls)).toEqual([...early, "GET /security/userManifests"])
  expect(await kept(page, "accessToken")).toBe(renewed)
})

test("a token that is refused meanwhile is not asked again, and the error view stays", async ({
  page,
  faults,
  complaints,
  token
}) => {
  complaints.expect(/status of 401/u)
  await faults.endToken(token)
  const calls = callsOf(page)
  await page.goto("/be/1/utgs")
  await expect(heading(page, "Unauthorized")).toBeVisible()
  expect(ofSignIn(calls)).toEqual(["GET /config.json", `GET /sso/accessTokens/${token}`])
})
