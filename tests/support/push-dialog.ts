import type { Locator, Page } from "@playwright/test"
import { expect } from "./browser.ts"
import { button, checkboxOf, rows, searchBox, selection } from "./list-page.ts"

export const deviceListPath = "/be/12/devices"

/** Devices of the estate by what they report. */
export const isc480 = ["694423827", "693596125"] as const
export const ipp320 = ["334765079", "231972470862560"] as const
export const devices = {
  isc480: "693596125",
  lane3000: "52003979",
  ipp320: "334765079",
  linkPci5: "945096467",
  linkPci4: "025986141",
  tooLow: "278982494",
  linkTooLow: "7140356405867262",
  lane3000Pci5: "23773548",
  lane5000TooLow: "538167489",
  lane5000Pci5: "845781955",
  isc250TooLow: "923185164416307",
  exactly3018: "510820183630630",
  withoutTerminal: "606011450894551"
} as const

/** Selects devices one by one, then shows all of them. */
export const selectDevices = async (page: Page, serials: ReadonlyArray<string>) => {
  for (const serial of serials) {
    await searchBox(page).fill(serial)
    await expect(rows(page)).toHaveCount(1)
    await checkboxOf(page, serial).check()
  }
  await searchBox(page).fill("")
  await expect(selection(page)).toContainText(`${serials.length} selected`)
  await expect(rows(page).nth(1)).toBeVisible()
}

export const formOf = (opened: Locator) => opened.getByRole("combobox", { name: "Form" })
export const apply = (opened: Locator) => button(opened, "Apply")
export const summary = (opened: Locator) => opened.getByRole("status").last()
