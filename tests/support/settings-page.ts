import { expect, type Locator, type Page } from "@playwright/test"
import { type Asked, askService, configOf, objectIn } from "./record-page.ts"
import { serviceRows } from "./service-rows.ts"

/** The settings of one page, as someone sees them. */
const section = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true })
export const outline = (page: Page): Locator => page.getByRole("navigation", { name: "Sections" })
export const setting = (place: Page | Locator, label: string): Locator => place.getByLabel(label, { exact: true })

/** Where the configuration of a UTG is read and saved. */
export const configPath = async (asked: Asked, beId: number, componentId: number): Promise<string> => {
  const rows = await serviceRows("components", { ...asked, beId })
  const row = rows.find((each) => each["componentId"] === componentId)
  if (row === undefined) throw new Error(`there is no UTG ${componentId}`)
  const [machine, component] = [row["machinePermanentId"], row["componentPermanentId"]].map(String)
  return `businessentities/${beId}/machines/${machine}/components/${component}/componentConfigs/0`
}

/** The configuration's record as the service has it. */
export const configRecord = async (asked: Asked, path: string) =>
  objectIn(await askService(asked, "GET", path), "componentConfig")

/** Has the configuration changed by somebody else. */
export const changeElsewhere = async (
  asked: Asked,
  path: string,
  change: (config: ReturnType<typeof configOf>) => ReturnType<typeof configOf>
): Promise<void> => {
  const record = await configRecord(asked, path)
  const config = JSON.stringify(change(configOf(record)))
  await askService(asked, "PUT", path, { componentConfig: { ...record, config } })
}

/** Chooses a section in the outline and waits until it is there. */
export const goTo = async (page: Page, title: string): Promise<Locator> => {
  await outline(page).getByRole("button", { name: title, exact: true }).click()
  const found = section(page, title)
  await expect(found).toBeInViewport()
  return found
}
