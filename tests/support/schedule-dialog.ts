import type { Locator, Page } from "@playwright/test"
import { button, chooseAction, dialog, openList, searchBox } from "./list-page.ts"

/** A UTG of the district whose machine is online. */
export const utg = "Front Desk 12"

/** Opens Schedule Task from the UTG's row. */
export const openSchedule = async (page: Page): Promise<Locator> => {
  await openList(page, "/be/14/utgs")
  await searchBox(page).fill(utg)
  await chooseAction(page, utg, "Schedule Task")
  return dialog(page, "Schedule Task")
}

/** Chooses one after the other. */
export const choose = (schedule: Locator, ...names: ReadonlyArray<string>) =>
  names.reduce(
    (before, name) => before.then(() => schedule.getByRole("radio", { name, exact: true }).check()),
    Promise.resolve()
  )

export const submit = (schedule: Locator) => button(schedule, "Schedule Task").click()
