import { readFile } from "node:fs/promises"
import { columnsKey } from "@command-center/domain/storage/browser-store"
import type { Download, Page } from "@playwright/test"
import { parse } from "csv-parse/sync"
import { expect, test } from "../support/browser.ts"
import { button, column, dialog, displaying, grid, openList, rows, searchBox } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { serveSlowly } from "../support/slow-file.ts"

test.use({ person: "dana.whitlock" })

const cellsOf = async (download: Download): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  parse(await readFile(await download.path()), { bom: true, record_delimiter: "\r\n" })

const downloadView = async (page: Page): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download this view").click()])
  return download
}

const ask = (page: Page) => dialog(page, "Export Tasks")

const exportTasks = async (page: Page): Promise<void> => {
  await button(page, "Download data as CSV").click()
  await button(ask(page), "Export").click()
}

test("the service's CSV says how much of it has come, and can be called off and asked for again", async ({ page }) => {
  const line = `${"x".repeat(998)}\r\n`
  await openList(page, "/be/12/tasks")
  const first = await serveSlowly(page, "/tasks/query/csv", 4_000_000)
  await exportTasks(page)
  await first.send(line.repeat(1500))
  await expect(ask(page)).toContainText("1.5 MB of 4.0 MB (37%)")
  await expect(ask(page).getByRole("progressbar", { name: "Preparing to export tasks" })).toHaveAttribute(
    "value",
    "0.375"
  )
  await expect(ask(page).getByRole("status")).toHaveText(/Preparing to export tasks\s+25% done/u)
  await button(ask(page), "Cancel").click()
  await first.givenUp
  await expect(ask(page)).toBeHidden()
  first.close()

  const second = await serveSlowly(page, "/tasks/query/csv", null)
  await exportTasks(page)
  await second.send(line.repeat(1500))
  await expect(ask(page)).toContainText("1.5 MB so far")
  await expect(ask(page).getByRole("progressbar")).toHaveCount(0)
  await button(ask(page), "Cancel").click()
  second.close()

  const third = await serveSlowly(page, "/tasks/query/csv", 2_000_000)
  await exportTasks(page)
  await third.send(line.repeat(1000))
  await expect(ask(page)).toContainText("1.0 MB of 2.0 MB (50%)")
  const [download] = await Promise.all([page.waitForEvent("download"), third.send(line.repeat(1000))])
  expect([download.suggestedFilename(), await readFile(await download.path(), "utf8")]).toEqual([
    "tasks.csv",
    line.repeat(2000)
  ])
  third.close()
})

test("an export that is cut off or a web page is no file: the sentence, and Retry [A8-11]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/tasks\/query\/csv/u)
  const downloads: Array<Download> = []
  page.on("download", (download) => downloads.push(download))
  await openList(page, "/be/12/tasks")
  await faults.add({ path: "/tasks/query/csv", kind: "breakOff" })
  await exportTasks(page)
  await expect(ask(page).getByRole("alert")).toHaveText(
    "API request failed: the service could not be reached. Check the connection and try again."
  )
  for (const [kind, must] of [
    ["truncate", "CSV to its end"],
    ["html", "CSV"]
  ] as const) {
    await faults.clear()
    await faults.add({ path: "/tasks/query/csv", kind })
    await button(ask(page), "Retry").click()
    const reason = `API request failed: the answer could not be read, since the body must be ${must}. Reload. If it happens again, report it.`
    await expect(page.getByText(`Unable to export tasks. ${reason}`)).toBeVisible()
    await expect(ask(page).getByRole("alert")).toHaveText(reason)
  }
  await faults.clear()
  await Promise.all([page.waitForEvent("download"), button(ask(page), "Retry").click()])
  await expect(toasts(page).last()).toContainText("Exporting tasks. Your download should begin shortly.")
  expect(downloads).toHaveLength(1)
})

test.describe("with some columns of its own", () => {
  const layout = {
    version: 1,
    density: "comfortable",
    columns: [
      { key: "machineDnsName", isShown: true, isPinned: true },
      { key: "componentMerchant", isShown: false },
      { key: "utgVersion", isShown: true }
    ]
  }
  test.use({ kept: { [columnsKey("utgs")]: JSON.stringify(layout) } })

  test("a view is downloaded as it is searched, sorted and arranged, or its selected rows alone", async ({ page }) => {
    await openList(page, "/be/14/utgs")
    await page.getByRole("combobox", { name: "Page size" }).selectOption("250")
    await searchBox(page).fill("5.")
    const head = grid(page).getByRole("columnheader", { name: "UTG Version" })
    await head.getByRole("button").first().click()
    await expect(head).toHaveAttribute("aria-sort", /ending$/u)
    const shown = Number(/of ([\d,]+)/u.exec(await displaying(page).innerText())?.[1])

    const download = await downloadView(page)
    const [labels = [], ...lines] = await cellsOf(download)
    expect(download.suggestedFilename()).toBe("utgs-view.csv")
    await expect(toasts(page).last()).toContainText(`${shown} rows downloaded as utgs-view.csv. Dates are in UTC.`)
    expect([labels[0], labels.includes("Merchant"), labels.length, lines.length]).toEqual([
      "Machine DNS Name",
      false,
      18,
      shown
    ])
    for (const label of ["Machine DNS Name", "UTG Version", "UTG Nickname"]) {
      const seen = await column(page, label)
      const written = lines.map((cells) => cells[labels.indexOf(label)])
      expect(written.slice(0, seen.length), label).toEqual(seen)
    }

    await rows(page).nth(2).getByRole("checkbox").check()
    await rows(page).nth(0).getByRole("checkbox").check()
    await button(page, "Download this view").click()
    const choice = dialog(page, "Download this view")
    await expect(choice.getByRole("radio", { name: `All ${shown} rows that match` })).toBeChecked()
    await choice.getByRole("radio", { name: "The 2 selected rows" }).check()
    await expect(choice).toContainText("Dates are in UTC.")
    const [some] = await Promise.all([page.waitForEvent("download"), button(choice, "Download").click()])
    expect((await cellsOf(some)).slice(1)).toEqual([lines[0], lines[2]])
    await expect(choice).toBeHidden()
  })
})
