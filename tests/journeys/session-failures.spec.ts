import { expect, test } from "../support/browser.ts"
import { alerts, heading, toasts } from "../support/parts.ts"
import { takeAuthcode } from "../support/people.ts"

test.use({ person: "dana.whitlock" })

const failing = /status of (?:401|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/u
const config = {
  emberUrl: "https://old.example.com",
  ssoBaseUrl: "https://sso.example.com",
  fortressBaseUrl: "https://identity.example.com",
  managementServiceBaseUrl: "https://management.example.com",
  agentManifestUrl: "https://versions.example.com/agent.json",
  utgManifestUrl: "https://versions.example.com/utg.json",
  installerUrl: "https://versions.example.com/installer",
  referenceGuid: "https://guide.example.com",
  version: "1"
}

test("signing in stops where the user, the permissions, the masks or the accounts cannot be read, says why, and Retry goes on [A2.1-18 A2.1-19 A2.2-05 A2.2-06]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(failing)
  for (const path of ["/security/users", "/security/permissions", "/permissionMasks", "/businessentitysummaries"]) {
    await faults.add({ path, kind: "status", status: 500, body: '{"message":"The service is resting"}', times: 1 })
    await page.goto("/be/12/dashboard")
    await expect(heading(page, "Oops!"), path).toBeVisible()
    await expect(page.getByText("Sorry, an unexpected error has occurred.")).toBeVisible()
    await expect(page.getByText("The service is resting")).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0)
    await page.getByRole("button", { name: "Retry" }).click()
    await expect(heading(page, "Dashboard")).toBeVisible()
  }
})

test("an answer without a message reads API request failed with its status text; one that refuses the token asks to sign in [A8-07]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(failing)
  await faults.add({ path: "/security/permissions", kind: "status", status: 500, body: "{}", times: 1 })
  await page.goto("/be/12/dashboard")
  const failed = "Unable to load data - API request failed (Internal Server Error)"
  await expect(page.getByText(failed, { exact: true })).toBeVisible()
  await faults.add({ path: "/security/permissions", kind: "status", status: 401, times: 1 })
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(heading(page, "Unauthorized")).toBeVisible()
  await expect(page.getByText("Unauthorized: Please login from the old environment.")).toBeVisible()
})

test("a config that does not come is told in a danger toast and the error view; Retry goes on", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(failing)
  await faults.add({ path: "/config.json", kind: "status", status: 500, body: '{"message":"No disk"}', times: 1 })
  await page.goto("/be/12/dashboard")
  await expect(toasts(page)).toHaveText(["ErrorUnable to load configuration data: No disk"])
  await expect(heading(page, "Oops!")).toBeVisible()
  await toasts(page).getByRole("button").click()
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole("alert")).toContainText("No disk")
  await expect(page.getByRole("alert")).toContainText("The configuration could not be loaded.")
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(heading(page, "Dashboard")).toBeVisible()
})

test("a config value that is missing or malformed is named by its key", async ({ page, faults }) => {
  const answering = async (body: object) => {
    await faults.clear()
    await faults.add({ path: "/config.json", kind: "status", status: 200, body: JSON.stringify(body) })
  }
  const { fortressBaseUrl: _, ...lacking } = config
  await answering(lacking)
  await page.goto("/")
  const missing = 'config.json: "fortressBaseUrl" is missing. Give it the service\'s address.'
  await expect(toasts(page)).toHaveText([`ErrorUnable to load configuration data: ${missing}`])
  await expect(page.getByRole("alert").getByText(missing, { exact: true })).toBeVisible()
  await answering({ ...config, managementServiceBaseUrl: "http://management.example.com" })
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(
    page.getByRole("alert").getByText('config.json: "managementServiceBaseUrl" must begin with https://.', {
      exact: true
    })
  ).toBeVisible()
  await faults.clear()
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(heading(page, "Dashboard")).toBeVisible()
})

test("a user manifest that cannot be read is an alert banner over a page that works; it is dismissed [A2.3-04 A2.3-05]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(failing)
  await faults.add({ path: "/userManifests", kind: "status", status: 500, body: '{"message":"Not today"}' })
  await page.goto("/be/12/dashboard")
  await expect(alerts(page)).toHaveText(["ErrorUnable to load user manifest: Not today"])
  await expect(heading(page, "Dashboard")).toBeVisible()
  await page.getByRole("button", { name: "Dismiss Error" }).click()
  await expect(alerts(page)).toHaveCount(0)
})

test.describe("a code in the address", () => {
  test.use({ person: null })

  test("that was refused by a failing service is used up; Retry offers the login", async ({
    page,
    origin,
    faults,
    complaints
  }) => {
    complaints.expect(failing)
    await faults.add({ path: "/sso/accessTokens", kind: "status", status: 500, body: '{"message":"Full"}', times: 1 })
    await page.goto(`/be/12/dashboard?authcode=${await takeAuthcode(origin, "dana.whitlock")}`)
    await expect(page.getByText("Full", { exact: true })).toBeVisible()
    await page.getByRole("button", { name: "Retry" }).click()
    await expect(heading(page, "Unauthorized")).toBeVisible()
  })

  test("that never reached the service is tried again with Retry", async ({ page, origin, faults, complaints }) => {
    complaints.expect(failing)
    await faults.add({ path: "/sso/accessTokens", kind: "drop" })
    await page.goto(`/be/12/dashboard?authcode=${await takeAuthcode(origin, "dana.whitlock")}`)
    await expect(heading(page, "Oops!")).toBeVisible()
    await faults.clear()
    await page.getByRole("button", { name: "Retry" }).click()
    await expect(heading(page, "Dashboard")).toBeVisible()
  })
})
