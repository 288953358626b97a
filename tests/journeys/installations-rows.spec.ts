import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import {
  create,
  creation,
  field,
  list,
  making,
  makingOf,
  management,
  only,
  verificationId,
  wizard
} from "../support/installation-wizard.ts"
import {
  bodiesOf,
  button,
  chooseAction,
  column,
  dialog,
  grid,
  openList,
  rows,
  searchBox
} from "../support/list-page.ts"
import { callsOf, toasts } from "../support/parts.ts"
import { askService, listIn } from "../support/record-page.ts"

test.describe("someone who edits installations", () => {
  test.use({ person: "curtis.vance" })

  test("says why nothing was created, and what is missing of what was [B8-49 B8-50]", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/503/u)
    await faults.add({ ...creation, kind: "status", status: 503, times: 1 })
    await create(page, "Journey failing")
    const reason =
      "Failed to create installation. Status: Service Unavailable. A check showed that it was not done, so you can send it again."
    await expect(page.getByText("Error creating installation:")).toBeVisible()
    await expect(toasts(page)).toHaveText(`ErrorError creating installation: ${reason}`)
    await expect(wizard(page).getByRole("alert")).toHaveText(reason)
    await expect(field(page, "Installation Name")).toHaveValue("Journey failing")

    await faults.add({ path: "/ephemeralUsers", kind: "status", status: 503, times: 1 })
    const calls = callsOf(page)
    const made = await bodiesOf(page, "/ephemeralUsers")
    await button(wizard(page), "Create").click()
    await expect(wizard(page).getByRole("alert")).toHaveText(
      "The installation was created. Whether its user was created is not known. Fault 503"
    )
    await expect(toasts(page).last()).toContainText("Not confirmed")
    await button(wizard(page), "Retry").click()
    await expect(verificationId(page)).toBeVisible()
    expect(makingOf(calls)).toEqual([...making, ...making.slice(1)])
    expect(made[1]).toEqual(made[0])

    await faults.add({ ...creation, kind: "status", status: 200, body: '{"installation":{"id":1}}', times: 1 })
    await button(wizard(page), "Close").last().click()
    await create(page, "Journey unverified")
    await expect(toasts(page).last()).toHaveText(
      "ErrorError creating installation: the installation 1 was created, but the answer has no verification ID."
    )
    await expect(wizard(page).getByRole("alert")).toHaveText(
      "The installation 1 was created, but the answer has no verification ID."
    )
    await expect(button(wizard(page), "Create")).toHaveCount(0)
    await expect(button(wizard(page), "Retry")).toHaveCount(0)
  })

  test("waits for the agent's first contact once the package was taken, and leads to the UTG", async ({ page }) => {
    await create(page, "Journey connected")
    const waiting = wizard(page).getByRole("status").filter({ hasText: "Waiting for first contact." })
    await expect(waiting).toContainText("Journey connected")
    const saved = page.waitForEvent("download")
    await button(wizard(page), "Download Install Package").click()
    await saved
    const connected = wizard(page)
      .getByRole("status")
      .filter({ hasText: "Congratulations, Journey connected is connected." })
    await expect(connected).toBeVisible({ timeout: 40_000 })
    await expect(waiting).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
    await connected.getByRole("link", { name: "Go to the UTG" }).click()
    await expect(page.getByRole("heading", { name: "Journey connected" }).first()).toBeVisible()
  })

  test("whose answer is lost is looked up: it is there once, with its user", async ({ page, faults, complaints }) => {
    complaints.expect(/ERR_EMPTY_RESPONSE|Failed to load resource/u)
    await faults.add({ ...creation, kind: "breakOff", times: 1 })
    const calls = callsOf(page)
    await create(page, "Journey lost")
    await expect(verificationId(page)).toBeVisible()
    await button(wizard(page), "Close").last().click()
    await only(page, "Journey lost")
    expect(makingOf(calls)).toEqual(making)
  })

  test("deactivates one after a question that says it cannot be undone [B2.inst-06 B4-59 B6-13 B7-50 B8-47]", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/503/u)
    await create(page, "Journey over")
    await expect(verificationId(page)).toBeVisible()
    await button(wizard(page), "Close").last().click()
    await only(page, "Journey over")
    await button(grid(page), "Actions for Journey over").click()
    await expect(page.getByRole("menuitem")).toHaveText([
      "Copy Row as JSON",
      "Deactivate Install",
      "Download Installer",
      "Download Install Package"
    ])
    await page.keyboard.press("Escape")
    await faults.add({ path: `${creation.path}/`, method: "DELETE", kind: "status", status: 503, times: 1 })
    const asking = dialog(page, "Deactivate Install")
    await chooseAction(page, "Journey over", "Deactivate Install")
    await expect(asking).toContainText(
      "Are you sure you want to deactivate the installation Journey over? This cannot be undone."
    )
    await expect(asking).toContainText(/Verification ID: [A-Z\d]{4} [A-Z\d]{4}/u)
    await button(asking, "Deactivate").click()
    await expect(toasts(page)).toContainText([
      "Unable to deactivate installation. Fault 503. A check showed that it was not done, so you can send it again."
    ])

    const sent = page.waitForRequest((request) => request.url().includes(`${management}/`))
    await chooseAction(page, "Journey over", "Deactivate Install")
    await button(asking, "Deactivate").click()
    const request = await sent
    expect([request.method(), request.headers()["x-http-method-override"]]).toEqual(["POST", "DELETE"])
    expect(new URL(request.url()).pathname).toMatch(/\/installations\/\d+$/u)
    await expect(toasts(page).filter({ hasText: "The installation Journey over was deactivated." })).toBeVisible()
    await expect(rows(page).filter({ hasText: "Journey over" })).toHaveCount(0)
  })
})

test.describe("someone who may only look", () => {
  test.use({ person: "ravi.natarajan" })

  const first = (page: Page): Locator =>
    grid(page)
      .getByRole("button", { name: /^Actions for/u })
      .first()

  test("sees of each what it is and its Verification ID; creates and deactivates nothing; downloads an install package, which needs no token, and is told of a failure [B2.inst-02 B2.inst-03 B2.inst-04 B2.inst-06 B6-13 B7-51 B8-48]", async ({
    page,
    origin,
    token,
    faults,
    complaints
  }) => {
    complaints.expect(/503/u)
    const answer = await askService({ origin, token }, "GET", "businessentities/12/installations")
    const sent = listIn(answer, "installation").map(({ type, verificationId }) => `${type} ${verificationId}`)
    await openList(page, list)
    const types = await column(page, "Installation Type")
    const ids = await column(page, "Verification ID")
    expect(new Set(types)).toEqual(new Set(["New UTG", "Existing UTG"]))
    for (const id of ids) expect(id).toMatch(/^\S{4} \S{4}$/u)
    const shown = ids.map((id, at) => `${types[at] === "New UTG" ? 10 : 30} ${id.replace(" ", "")}`)
    expect(sent).toEqual(expect.arrayContaining(shown))
    await expect(button(page, "New")).toHaveCount(0)
    await expect(searchBox(page)).toBeVisible()
    await expect(page.getByLabel("Page size")).toBeVisible()
    await button(page, "About Installations").click()
    await button(dialog(page, "About Installations"), "Close").last().click()
    await first(page).click()
    await expect(page.getByRole("menuitem")).toHaveText([
      "Copy Row as JSON",
      "Download Installer",
      "Download Install Package"
    ])
    await page.evaluate(() => history.replaceState({ usr: { intent: "install" } }, ""))
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).toHaveURL(`${origin}${list}`)
    await expect(wizard(page)).toHaveCount(0)

    const asked = page.waitForRequest((request) => request.url().includes("/packagezip"))
    const saved = page.waitForEvent("download")
    await first(page).click()
    await page.getByRole("menuitem", { name: "Download Install Package" }).click()
    const request = await asked
    const id = new URL(request.url()).searchParams.get("verificationId")
    expect([request.method(), new URL(request.url()).pathname, request.headers()["authorization"]]).toEqual([
      "GET",
      "/management/installations/packagezip",
      undefined
    ])
    const download = await saved
    expect(download.suggestedFilename()).toBe(`install-package-${id}.zip`)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK")

    await faults.add({ path: "/packagezip", kind: "status", status: 503, times: 9 })
    await first(page).click()
    await page.getByRole("menuitem", { name: "Download Install Package" }).click()
    await expect(toasts(page)).toContainText(["Unable to download installer package. Fault 503"], { timeout: 30_000 })
  })

  test("downloads the installer, whose message shows for two seconds [B4-60 B7-52]", async ({ page, context }) => {
    await page.clock.install()
    await openList(page, list)
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = context.waitForEvent("request", (request) => request.url().includes("/downloads/"))
    await first(page).click()
    await page.getByRole("menuitem", { name: "Download Installer" }).click()
    expect(new URL((await asked).url()).pathname).toBe("/downloads/command-center-installer.zip")
    const message = page.getByText("Downloading the installer...")
    await expect(message).toBeVisible()
    await page.clock.runFor(1_900)
    await expect(message).toBeVisible()
    await page.clock.runFor(200)
    await expect(message).toHaveCount(0)
  })
})
