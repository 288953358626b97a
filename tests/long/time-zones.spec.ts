import { displayUtc } from "@command-center/domain/time/display-date"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, checkboxOf, dialog, openList, rows, selection } from "../support/list-page.ts"
import { isWhole, recordRow, seed } from "./support/budget.ts"
import { changesOf, dayAt, halfHoursRead, wordsAt } from "./support/clock-changes.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Time"
const allZones = [
  "Atlantic/Azores",
  "Africa/Cairo",
  "America/Havana",
  "America/New_York",
  "America/Santiago",
  "America/Sao_Paulo",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/Berlin",
  "Pacific/Apia"
]
const day = 86_400_000

/** An instant of the day in the zone. */
const within = (date: string, timeZone: string): number => {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return dayAt(noon, timeZone) === date ? noon : noon - day / 2
}

const timeAt = (instant: number, timeZone: string): string => wordsAt(instant, timeZone).slice(11, 16)

/** As the field takes it: noon, which every day has once. */
const noonOf = (date: string): string => `${date} 12:00 PM`

/** The days to come on which the zone's clocks change, and one after 2028 where they never do. */
const changedDays = (timeZone: string, now: number): ReadonlyArray<string> => {
  const coming = changesOf(timeZone).filter((change) => change > now + 2 * day)
  return (coming.length === 0 ? [Date.UTC(2027, 2, 28, 12)] : coming).map((change) => dayAt(change, timeZone))
}

test.use({ person: "dana.whitlock" })

for (const timeZone of shareOf(allZones, 1))
  test.describe(timeZone, () => {
    test.use({ timezoneId: timeZone })
    test.setTimeout(isWhole ? 300_000 : 90_000)

    test("offers the half hours that clocks read, shows the UTC that is sent, and begins at the next midnight", async ({
      page
    }) => {
      let tried = 0
      let failures = 1
      try {
        const bodies = await bodiesOf(page, "/tasksbulk")
        await openList(page, "/be/14/utgs")
        await checkboxOf(page, "Front Desk 12").or(rows(page).first().getByRole("checkbox")).first().check()
        await button(selection(page), "Schedule Task").click()
        const schedule = dialog(page, "Schedule Task")
        await schedule.getByRole("radio", { name: "Start/Stop" }).check()
        await schedule.getByRole("radio", { name: "Future Task" }).check()
        const field = schedule.locator("input.cc-date-input")

        const now = Date.now()
        const tomorrow = dayAt(Date.parse(dayAt(now, timeZone)) + day + day / 2, "UTC")
        const midnight = halfHoursRead({ timeZone, now: within(tomorrow, timeZone) })[0] ?? 0
        await expect(schedule).toContainText(displayUtc(new Date(midnight).toISOString()))
        tried += 1

        for (const date of changedDays(timeZone, now)) {
          await field.fill(noonOf(date))
          const read = halfHoursRead({ timeZone, now: within(date, timeZone) })
          const options = page.getByRole("option", { disabled: false }).filter({ hasText: /^\d\d:\d\d$/u })
          await expect(options, `half hours of ${date}`).toHaveText(read.map((instant) => timeAt(instant, timeZone)))
          tried += 1
        }
        const [chosenDay = ""] = changedDays(timeZone, now)
        const last = halfHoursRead({ timeZone, now: within(chosenDay, timeZone) }).at(-1) ?? 0
        await field.fill(noonOf(chosenDay))
        await page.getByRole("option", { name: timeAt(last, timeZone), exact: true, disabled: false }).click()
        await expect(schedule).toContainText(displayUtc(new Date(last).toISOString()))
        await button(schedule, "Schedule Task").click()
        await expect(schedule.getByRole("status")).toHaveText("1 task(s) created successfully.")
        expect(bodies).toEqual([[expect.objectContaining({ runAfter: new Date(last).toISOString() })]])
        tried += 1
        failures = 0
      } finally {
        recordRow({ row, cases: tried + failures, failures, seed })
      }
    })
  })
