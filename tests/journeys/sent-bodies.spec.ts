import type { Page, Request } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"

const isTo = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

/** What the browser's own tools show of the next such request; nothing is put between the page and the service. */
const shownBody = async (page: Page, method: string, path: RegExp): Promise<unknown> =>
  (await page.waitForRequest(isTo(method, path))).postDataJSON()

test("the browser's own tools show what is sent", async ({ page }) => {
  const exchange = shownBody(page, "POST", /\/sso\/accessTokens$/u)
  await page.goto("/sso/sign-in?person=dana.whitlock")
  expect(await exchange).toMatchObject({ applicationId: 4 })

  const query = shownBody(page, "POST", /\/components\/query$/u)
  await openList(page, "/be/12/utgs")
  expect(JSON.parse(String(await query))).toEqual({ Predicates: [] })

  await openList(page, "/be/12/templates")
  await button(page, "New").click()
  const adding = dialog(page, "New Config Template")
  await adding.getByRole("textbox", { name: "Name" }).fill("Seen as it is sent")
  const created = shownBody(page, "POST", /\/configtemplates$/u)
  await button(adding, "Add New").click()
  expect(await created).toMatchObject({ name: "Seen as it is sent", businessEntityId: 12 })
  await expect(adding).toHaveCount(0)
})

const lists = {
  utgs: "/components/query",
  tasks: "/tasks/query",
  devices: "/devices/query",
  templates: "/configtemplates",
  forms: "/componentDeviceForms",
  profiles: "/componentProfiles",
  installations: "/installations",
  users: "/users"
}

test.describe("of every list", () => {
  test.use({ person: "dana.whitlock" })

  test("the browser's own tools show the answer, and no request of it as failed", async ({ page }) => {
    const failed: Array<string> = []
    page.on("requestfailed", (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
    for (const [path, call] of Object.entries(lists)) {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(call))
      await openList(page, `/be/12/${path}`)
      expect((await (await answered).body()).length, path).toBeGreaterThan(100)
    }
    expect(failed).toEqual([])
  })
})
