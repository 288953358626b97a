import { shellMessages } from "@command-center/domain/message/shell-messages"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { callsOf } from "../support/parts.ts"
import { recordRow, seed } from "./support/budget.ts"

test.use({ person: "dana.whitlock", kept: { listrefresh: JSON.stringify({ profiles: null }) } })

const held = async (check: () => Promise<void>) => {
  const failure = await check().then(
    () => null,
    (error: unknown) => error
  )
  recordRow({ row: "Offline, flapping, sleep", cases: 1, failures: failure === null ? 0 : 1, seed })
  if (failure !== null) throw failure
}

test("without a connection a banner stands, a press says that it failed and keeps what was typed; back again the list is read once and nothing is sent", async ({
  page,
  context,
  complaints
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u)
  await openList(page, "/be/12/profiles")
  const banner = page.getByText(shellMessages.offlineText)
  await expect(banner).toBeHidden()
  await button(page, "New").click()
  const adding = dialog(page, "Add a New Profile")
  await adding.getByRole("textbox", { name: "Name" }).fill("Typed without a connection")
  await adding.getByLabel("UTG Version").selectOption("5.0.0.3124")
  await expect(button(adding, "Add")).toBeEnabled()
  const calls = callsOf(page)
  const answered: Array<string> = []
  page.on("response", (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith("/management")) answered.push(`${response.request().method()} ${pathname}`)
  })
  const profiles = "/management/businessentities/12/componentProfiles"

  await held(async () => {
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await expect(page.locator("[aria-live=polite]").filter({ has: banner }), "it is announced").toHaveCount(1)
    await button(adding, "Add").click()
    await expect(adding.getByText(/could not be reached/u)).toBeVisible()
    // What may have been created has the list read: three tries, which fail.
    await expect.poll(() => calls.filter((call) => call === `GET ${profiles}`)).toHaveLength(3)
    await expect(adding.getByRole("textbox", { name: "Name" })).toHaveValue("Typed without a connection")

    const before = calls.length
    for (let turn = 0; turn < 5; turn += 1) {
      await context.setOffline(false)
      await context.setOffline(true)
    }
    expect(calls.slice(before), "a connection that comes and goes is no reason to call").toEqual([])
    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await expect.poll(() => answered, "the list is read anew").toEqual([`GET ${profiles}`])
    await page.waitForTimeout(1_500)
    expect([answered, calls.slice(before)], "once, and nothing else is called").toEqual([
      [`GET ${profiles}`],
      [`GET ${profiles}`]
    ])
    await expect(adding.getByRole("textbox", { name: "Name" })).toHaveValue("Typed without a connection")

    await button(adding, "Add").click()
    await expect(page).toHaveURL(/\/be\/12\/profiles\/\d+$/u)
  })
  expect(answered.filter((call) => call.startsWith("POST"))).toEqual([`POST ${profiles}`])
})
