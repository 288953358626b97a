import type { Page } from "@playwright/test"
import { inAYear } from "./in-a-year.ts"

const noLimit = { share: null, count: null } as const
/** A gate that lets none fail. */
export const noneFailed = { failed: { share: null, count: 0 }, unconfirmed: noLimit, silent: noLimit } as const
/** All at once, watched for none, without limits. */
export const wave = {
  size: { percent: 100 },
  start: { kind: "now" },
  spreadMinutes: 0,
  watchMinutes: 0,
  gate: { failed: noLimit, unconfirmed: noLimit, silent: noLimit },
  then: "advance",
  approval: { required: false, byAnother: false }
} as const
export const later = { kind: "at", at: inAYear() } as const

export const region = (page: Page, name: string) => page.getByRole("region", { name })
export const entries = (page: Page) => region(page, "Journal").locator("tbody").getByRole("row")
export const state = (page: Page, text: string) => page.getByRole("main").getByRole("status").filter({ hasText: text })
