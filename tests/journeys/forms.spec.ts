import { readFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"
import { deviceModels } from "@command-center/domain/device/device-type"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, column, dialog, grid, headers, openList, rows, searchBox } from "../support/list-page.ts"
import { browserAlert, callsOf, heading, toasts } from "../support/parts.ts"
import { signInAgain } from "../walks/support/signed-in-again.ts"

const list = "/be/12/forms"
const file = { name: "welcome.tgz", mimeType: "application/gzip", buffer: Buffer.from("not a real archive, but bytes") }

const openMenu = async (page: Page, name: string) => {
  await button(grid(page), `Actions for ${name}`).first().click()
  return page.getByRole("menu").getByRole("menuitem")
}

const fill = async (page: Page, name: string) => {
  await button(page, "Upload").click()
  const uploading = dialog(page, "Upload Form")
  await uploading.getByRole("textbox", { name: "Name" }).fill(name)
  await uploading.getByLabel("Device Type").selectOption({ label: "lane5000" })
  await uploading.getByLabel("File", { exact: false }).setInputFiles(file)
  return uploading
}

test.describe("with edit rights", () => {
  test.use({ person: "dana.whitlock" })

  test("a form is uploaded in three calls and deleted; a download is said to be under way and gives the gzip file [B2.routes-09 B2.forms-02 B2.forms-03 B2.forms-05 B2.forms-06 B4-46 B4-49 B4-50 B5-11 B5-12 B7-30 B8-13 B8-14]", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/500/u)
    await openList(page, list)
    expect(await headers(page)).toEqual(["Action", "Name", "Device Type", "Upload Date"])
    await expect(page.getByLabel("Page size")).toBeVisible()
    await button(page, "Upload").click()
    const uploading = dialog(page, "Upload Form")
    const submit = button(uploading, "Upload")
    await expect(submit).toBeDisabled()
    await expect(uploading.getByLabel("File", { exact: false })).toHaveAttribute("accept", ".tgz")
    await expect(uploading.getByRole("option", { name: "mx915p2pe" })).toHaveCount(0)
    const name = uploading.getByRole("textbox", { name: "Name" })
    await name.fill("J")
    await name.fill("")
    await expect(name).toHaveAccessibleDescription("This field is required.")
    await name.fill("Journey form")
    await expect(uploading.getByText("This field is required.")).toHaveCount(0)
    await uploading.getByLabel("Device Type").selectOption({ label: "lane5000" })
    await expect(submit).toBeDisabled()
    await uploading.getByLabel("File", { exact: false }).setInputFiles({ ...file, name: "welcome.zip" })
    await expect(uploading.getByText("Input type mismatch. Choose a .tgz file.")).toBeVisible()
    await expect(submit).toBeDisabled()
    await uploading.getByLabel("File", { exact: false }).setInputFiles([])
    await expect(uploading.getByLabel("File", { exact: false })).toHaveAccessibleDescription("This field is required.")
    await uploading.getByLabel("File", { exact: false }).setInputFiles(file)

    const calls: Array<string> = []
    page.on("request", (request) => {
      if (request.method() !== "GET") calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const sent = await bodiesOf(page, "/componentDeviceForms/create")
    await submit.click()
    await expect(toasts(page)).toContainText(["Device form uploaded successfully."])
    expect(sent).toEqual([{ deviceType: 27, name: "Journey form", description: "Journey form", businessEntityId: 12 }])
    expect(calls).toEqual([
      "POST /management/businessentities/12/componentDeviceForms/create",
      expect.stringMatching(/^PUT \//u),
      expect.stringMatching(/^PUT \/management\/businessentities\/12\/componentDeviceForms\/\d+\/uploaded$/u)
    ])

    await searchBox(page).fill("Journey form")
    await expect(rows(page)).toHaveCount(1)
    await openMenu(page, "Journey form")
    await expect(page.getByRole("menu").getByRole("menuitem")).toHaveText([
      "Copy Row as JSON",
      "Download form",
      "Delete form"
    ])
    await page.getByRole("menuitem", { name: "Delete form" }).click()
    const deleting = dialog(page, "Delete Form")
    await expect(deleting).toContainText("Are you sure you want to delete this form: Journey form")
    await faults.add({ path: "/componentDeviceForms/", method: "DELETE", kind: "status", status: 500, times: 1 })
    await button(deleting, "Delete").click()
    await expect(
      toasts(page).filter({ hasText: "Form deletion failedDeletion of form Journey form failed: Fault 500" })
    ).toBeVisible()
    await openMenu(page, "Journey form")
    await page.getByRole("menuitem", { name: "Delete form" }).click()
    await faults.add({ path: "/componentDeviceForms/", method: "DELETE", kind: "none", delayMs: 2000, times: 1 })
    await button(deleting, "Delete").click()
    await expect(deleting.getByRole("status")).toHaveText("Deleting form...")
    await expect(deleting).not.toContainText("Are you sure you want to delete this form")
    await expect(
      toasts(page).filter({ hasText: "Form deletedForm Journey form was deleted successfully." })
    ).toBeVisible()
    await expect(button(grid(page), "Actions for Journey form")).toHaveCount(0)

    await searchBox(page).fill("")
    await openMenu(page, (await column(page, "Name"))[0] ?? "")
    const started = page.waitForEvent("download")
    await page.getByRole("menuitem", { name: "Download form" }).click()
    await expect(toasts(page).last()).toContainText("Downloading...")
    const download = await started
    expect(download.suggestedFilename()).toBe("forms.tgz")
    expect(gunzipSync(await readFile(await download.path())).length).toBeGreaterThan(0)
  })

  test("device types have the names that the service gives them, in the list and in what can be chosen [B3-24 B7-21]", async ({
    page,
    context
  }) => {
    const componentDevice = [
      ...deviceModels.map((name, code) => ({ key: String(code), name: `Model ${name}`, Schema: {} })),
      { key: "77", name: "Model of the service", Schema: {} }
    ]
    await context.route(/\/componentDevices\?version=2$/u, (route) => route.fulfill({ json: { componentDevice } }))
    await openList(page, list)
    for (const named of await column(page, "Device Type")) expect(named).toMatch(/^Model /u)
    await button(page, "Upload").click()
    const types = dialog(page, "Upload Form").getByLabel("Device Type")
    await types.selectOption({ label: "Model of the service" })
    await expect(types).toHaveValue("77")
    await expect(types.getByRole("option", { name: "Model lane5000" })).toHaveCount(1)
  })

  const calls = [
    ["create", { path: "/componentDeviceForms/create", method: "POST" }],
    ["file", { path: "/uploads/", method: "PUT" }],
    ["mark", { path: "/uploaded", method: "PUT" }]
  ] as const

  test("a failed upload is told by the status of whichever call failed, the dialog closes, the list is read again [B4-47 B8-09 B8-10 B8-11]", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/409|500|502/u)
    await openList(page, list)
    // Each status of each call is tried in packages/api.
    for (const [at, [name, call]] of calls.entries()) {
      const [status, sentence] =
        at === 1 ? [502, "Failed to upload form. Status: Bad Gateway"] : [500, "Internal server error."]
      const uploading = await fill(page, `Failing form ${name} ${status}`)
      await faults.add({ ...call, kind: "status", status, times: 1 })
      const asked = callsOf(page)
      await button(uploading, "Upload").click()
      await expect(toasts(page).last()).toHaveText(`ErrorUnable to upload form: ${sentence}`)
      await expect(uploading).toHaveCount(0)
      expect(asked.filter((each) => each.endsWith("/uploaded"))).toHaveLength(name === "create" ? 0 : 1)
      await expect
        .poll(() => asked.filter((each) => each === "GET /management/businessentities/12/componentDeviceForms").length)
        .toBe(2)
      await toasts(page).last().getByRole("button").click()
    }
  })

  test("a 401 of any of the calls keeps the dialog with what was typed, and the next Upload ends well [B8-08 B8-12]", async ({
    page,
    faults,
    complaints,
    context,
    origin
  }) => {
    complaints.expect(/401|409|favicon\.ico/u)
    await openList(page, list)
    for (const [name, call] of calls)
      await test.step(name, async () => {
        const uploading = await fill(page, `Interrupted ${name}`)
        await faults.add({ ...call, kind: "status", status: 401, times: 1 })
        await button(uploading, "Upload").click()
        const refusal = page.getByText("Unable to upload form: Unauthorized: Please login from the old environment.")
        await expect(refusal).toBeVisible()
        await signInAgain({ page, context, origin }, "dana.whitlock")
        await expect(refusal).toHaveCount(0)
        await expect(uploading.getByRole("textbox", { name: "Name" })).toHaveValue(`Interrupted ${name}`)
        await button(uploading, name === "mark" ? "Retry" : "Upload").click()
        await expect(toasts(page).last()).toHaveText("SuccessDevice form uploaded successfully.")
        await expect(uploading).toHaveCount(0)
        await toasts(page).last().getByRole("button").click()
        await expect(toasts(page)).toHaveCount(0)
      })
  })

  test("an upload of a name that is there asks first; a creation that is not answered is told of by a browser alert, and has failed [B8-54]", async ({
    page,
    complaints
  }) => {
    complaints.expect(/ERR_FAILED/u)
    await openList(page, list)
    const there = (await column(page, "Name"))[0] ?? ""
    const uploading = await fill(page, ` ${there.toUpperCase()}`)
    const asked = callsOf(page)
    await button(uploading, "Upload").click()
    const again = dialog(page, "Upload again?")
    await expect(again).toContainText(/named .+ already exists?\. Upload another with the same name\?/u)
    await button(again, "Continue Editing").click()
    await expect(uploading.getByRole("textbox", { name: "Name" })).toHaveValue(` ${there.toUpperCase()}`)
    await button(uploading, "Upload").click()
    await button(again, "Upload").click()
    await expect(toasts(page)).toContainText(["Device form uploaded successfully."])
    expect(asked.filter((each) => each.endsWith("/create"))).toHaveLength(1)
    await expect(uploading).toHaveCount(0)

    await fill(page, "Unanswered form")
    await page.route("**/componentDeviceForms/create", (route) => route.abort())
    const told = browserAlert(page)
    await button(uploading, "Upload").click()
    expect(await told).toMatch(/^Caught exception .*could not be reached/u)
    await expect(toasts(page).last()).toContainText(/^ErrorUnable to upload form: .*could not be reached/u)
    await expect(uploading).toHaveCount(0)
  })
})

test.describe("without edit rights", () => {
  test.use({ person: "ravi.natarajan" })

  test("forms can be downloaded and nothing more [B6-09]", async ({ page }) => {
    await openList(page, list)
    await expect(heading(page, "Form Manager")).toBeVisible()
    await expect(button(page, "Upload")).toHaveCount(0)
    await expect(await openMenu(page, (await column(page, "Name"))[0] ?? "")).toHaveText([
      "Copy Row as JSON",
      "Download form"
    ])
  })
})
