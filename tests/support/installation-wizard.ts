import { expect, type Locator, type Page } from "@playwright/test"
import { button, dialog, openList, rows, searchBox } from "./list-page.ts"

export const list = "/be/12/installations"
export const newUtg = "Install and Connect a New UTG"
export const existingUtg = "Connect an existing UTG"
export const management = "/management/businessentities/12/installations"
const users = "/security/businessentities/12/ephemeralUsers"
export const creation = { path: "/businessentities/12/installations", method: "POST" } as const
export const utgPathIssue = "The UTG Install Location provided is not a valid path."
export const agentPathIssue = "The Agent Install Location provided is not a valid path."

export const wizard = (page: Page): Locator => dialog(page, "New Installation")
export const field = (page: Page, label: string): Locator => wizard(page).getByRole("textbox", { name: label })
export const verificationId = (page: Page): Locator => wizard(page).getByRole("status", { name: "Verification ID" })

export const open = async (page: Page, kind: string) => {
  await openList(page, list)
  await button(page, "New").click()
  await button(wizard(page), kind).click()
}
export const create = async (page: Page, name: string, kind = newUtg) => {
  await open(page, kind)
  await field(page, "Installation Name").fill(name)
  await button(wizard(page), "Create").click()
}
export const only = async (page: Page, name: string) => {
  await searchBox(page).fill(name)
  await expect(rows(page)).toHaveCount(1)
}

/** The calls that make an installation. */
export const makingOf = (calls: ReadonlyArray<string>) =>
  calls.filter((call) => call.startsWith("POST") || call.includes("objectRoleMappings"))
export const making = [`POST ${management}`, "GET /security/objectRoleMappings", `POST ${users}`]
