import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  checkboxOf,
  chooseAction,
  dialog,
  openList,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { apply, deviceListPath, formOf, isc480 } from "../support/push-dialog.ts"
import { submit } from "../support/schedule-dialog.ts"
import { serviceRows, type WireRow } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock", timezoneId: "America/New_York" })

interface Sent {
  readonly componentId: number
  readonly label: string
  readonly runAfter: string
}
const isSent = (value: unknown): value is ReadonlyArray<Sent> => Array.isArray(value)
const sentIn = (bodies: ReadonlyArray<unknown>): ReadonlyArray<Sent> =>
  bodies.flatMap((body) => (isSent(body) ? body : []))

/** What clocks of a zone read at a run time. */
const readIn = (timeZone: string, { runAfter }: Sent): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(
    new Date(runAfter)
  )

/** Has rows of a list report a time zone that nobody knows. */
const unknownZone = (page: Page, pathEnd: string, is: (row: string) => boolean) =>
  page.route(
    ({ pathname }) => pathname.endsWith(pathEnd),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/\{[^{}]*\}/gu, (row) =>
        is(row) ? row.replace(/"[^"]* Standard Time"/u, '"Mars Standard Time"') : row
      )
      await route.fulfill({ response, body })
    }
  )

const sites = (opened: Locator) => opened.getByRole("radio", { name: "Each site's own time", exact: true })
const zones = (opened: Locator) => opened.getByRole("table", { name: "Time zones" }).locator("tbody").getByRole("row")
const withoutZone = (opened: Locator) => opened.getByRole("combobox", { name: "Those without a known time zone" })
const spread = (opened: Locator) => opened.getByRole("textbox", { name: "Spread over (minutes)" })

/** For each zone a UTG that a search for its nickname finds alone; other tests may have removed some. */
const utgIn = (all: ReadonlyArray<WireRow>, zone: string): string => {
  const texts = all.map((row) => JSON.stringify(row))
  const names = all.flatMap(({ componentNickname: name, machineStatusEntityStandardTimeZone: its }) =>
    its === zone && typeof name === "string" && name.includes("-POS-") ? [name] : []
  )
  const found = names.find((name) => texts.filter((text) => text.includes(name)).length === 1)
  if (found === undefined) throw new Error(`No UTG with a name of its own is in ${zone}.`)
  return found
}

test("Schedule Task at each site's own time: the zones, who has none, and what the service is sent", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/ERR_/u)
  const all = await serviceRows("components", { origin, token, beId: 10 })
  const alaskan = utgIn(all, "Alaskan Standard Time")
  const eastern = utgIn(all, "Eastern Standard Time")
  const pacific = utgIn(all, "Pacific Standard Time")
  const mountain = utgIn(all, "Mountain Standard Time")
  await unknownZone(page, "/components/query", (row) => row.includes(`"${mountain}"`))
  await openList(page, "/be/10/utgs")
  const bodies = await bodiesOf(page, "/tasksbulk")
  for (const name of [alaskan, eastern, pacific, mountain]) {
    await searchBox(page).fill(name)
    await expect(rows(page)).toHaveCount(1)
    await checkboxOf(page, name).check()
  }
  await button(selection(page), "Schedule Task").click()
  const opened = dialog(page, "Schedule Task")
  const send = button(opened, "Schedule Task")
  await expect(opened.getByLabel("Run time (America/New_York)")).toBeVisible()
  await expect(spread(opened)).toHaveCount(0)
  await expect(send).toBeEnabled()

  await sites(opened).check()
  await expect(opened).toContainText("3 zones, 3 UTGs: ")
  await expect(zones(opened)).toHaveCount(3)
  await expect(zones(opened).first()).toContainText("Eastern Standard Time1")
  await expect(opened).toContainText(`No known time zone: ${mountain} (Mars Standard Time).`)
  await expect(send).toBeDisabled()
  await withoutZone(opened).selectOption("America/Los_Angeles")
  await expect(zones(opened)).toHaveCount(4)
  await spread(opened).fill("1441")
  await expect(opened).toContainText("Input exceeds maximum value 1440. Spread them over a whole number of minutes")
  await spread(opened).fill("30")
  await expect(spread(opened)).toHaveAccessibleDescription(/They start one after another, within 30 minutes\.$/u)
  await expect(zones(opened).filter({ hasText: "12:15 AM" })).toHaveCount(1)
  await expect(opened.getByRole("status").last()).toContainText("by each site's own clocks, spread over 30 minutes.")
  // Its answer is lost: each is looked up at its own run time, and nothing goes out again.
  await faults.add({ path: "/tasksbulk", kind: "breakOff", times: 1 })
  await submit(opened)
  await button(opened, "Retry not confirmed (4)").click()
  await expect(opened).toContainText("4 task(s) created successfully.")

  expect(bodies).toHaveLength(1)
  const sent = sentIn(bodies)
  const of = (name: string) => sent.filter(({ label }) => label.includes(name))
  expect(of(alaskan).map((task) => readIn("America/Anchorage", task))).toEqual(["00:00:00"])
  expect(of(eastern).map((task) => readIn("America/New_York", task))).toEqual(["00:00:00"])
  const westward = [...of(pacific), ...of(mountain)].toSorted((one, other) => one.componentId - other.componentId)
  expect(westward.map((task) => readIn("America/Los_Angeles", task))).toEqual(["00:00:00", "00:15:00"])
  await page.unrouteAll({ behavior: "wait" })
})

test("Push Forms at each site's own time, on a narrow screen, without the device whose zone is not known", async ({
  page
}) => {
  await unknownZone(page, "/devices/query", (row) => row.includes(`"${isc480[1]}"`))
  await openList(page, deviceListPath)
  const bodies = await bodiesOf(page, "/tasksbulk")
  await searchBox(page).fill("isc480")
  for (const serial of isc480) await checkboxOf(page, serial).check()
  await page.setViewportSize({ width: 390, height: 844 })
  await button(selection(page), "Actions").click()
  await button(selection(page), "Push forms").click()
  const opened = dialog(page, "Push Forms")
  await formOf(opened).selectOption({ index: 1 })
  await sites(opened).check()
  await expect(opened).toContainText("1 zone, 1 device: ")
  await expect(apply(opened)).toBeDisabled()
  await withoutZone(opened).selectOption("Leave them out")
  const leftOut = opened.getByRole("form").getByRole("list", { name: "1 of 2 is left out" })
  await expect(leftOut).toContainText("Its time zone is not known")
  await expect(opened.getByText(/^1 of 2 is left out: .+\.$/u)).toBeInViewport()
  const beyond = await opened.evaluate((node) => node.scrollWidth - node.clientWidth)
  expect(beyond).toBe(0)
  await apply(opened).click()
  await expect(toasts(page)).toHaveText("SuccessDevice form pushed successfully.")
  expect(sentIn(bodies).map((task) => [task.componentId, readIn("America/Los_Angeles", task)])).toEqual([
    [20397, "00:00:00"]
  ])
  await page.unrouteAll({ behavior: "wait" })
})

test("Update Firmware at each site's own time", async ({ page }) => {
  await openList(page, deviceListPath)
  const bodies = await bodiesOf(page, "/tasksbulk")
  await searchBox(page).fill(isc480[0])
  await expect(rows(page)).toHaveCount(1)
  await chooseAction(page, isc480[0], "Update Firmware")
  const opened = dialog(page, "Update Firmware")
  await formOf(opened).selectOption({ index: 1 })
  await sites(opened).check()
  await expect(opened).toContainText("1 zone, 1 device: ")
  await expect(zones(opened)).toHaveCount(1)
  await apply(opened).click()
  await expect(toasts(page)).toHaveText("SuccessDevice form pushed successfully.")
  expect(sentIn(bodies).map((task) => readIn("America/Los_Angeles", task))).toEqual(["00:00:00"])
})
