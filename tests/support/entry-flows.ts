import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import type { Page } from "@playwright/test"
import type { Flow } from "./flows.ts"
import { button, dialog } from "./list-page.ts"
import { setting } from "./settings-page.ts"

const interfaces = "/be/12/profiles/403/apiinterfaces"
const table = (page: Page) => page.getByRole("table", { name: "API Interfaces" })
const profile = { method: "(POST|PUT)", path: /\/componentProfiles\/403$/u } as const
const inReview = { submit: "Save", typed: [], shown: (page: Page) => dialog(page, "Review Changes") } as const

/** What a configuration holds several of, and an earlier one that is saved again. */
export const entries: ReadonlyArray<Flow> = [
  {
    ...inReview,
    title: "New API Interface",
    list: "/be/12/profiles",
    fill: async (page) => {
      await page.goto(`${interfaces}/145`)
      await setting(page, "Description").fill("Held desk")
      await setting(page, "Port").fill("31998")
      await button(page, "Add").click()
    },
    call: profile
  },
  {
    ...inReview,
    title: "Edit API Interface",
    list: "/be/12/profiles",
    fill: async (page) => {
      await page.goto(interfaces)
      await table(page)
        .getByRole("link", { name: /^Edit / })
        .first()
        .click()
      await setting(page, "Description").fill("Held desk")
      await button(page, "Update").click()
    },
    call: profile
  },
  {
    title: "Delete API Interface",
    list: "/be/12/profiles",
    fill: async (page) => {
      await page.goto(interfaces)
      await button(table(page), /^Delete /u)
        .first()
        .click()
    },
    submit: "Delete",
    typed: [],
    call: profile
  },
  {
    title: "Roll Back to Revision",
    list: "/be/15/utgs",
    fill: async (page) => {
      await page.goto("/be/15/utgs/20397/config")
      const earlier = page.getByRole("region", { name: timelineMessages.earlier })
      await page.getByText("Receipt printer").last().scrollIntoViewIfNeeded()
      await button(page, "Update").scrollIntoViewIfNeeded()
      await earlier.scrollIntoViewIfNeeded()
      await button(earlier, /^Roll back to this/u)
        .first()
        .press("Enter")
    },
    submit: "Save",
    typed: [],
    call: { method: "(POST|PUT)", path: /\/componentConfigs\/0$/u }
  }
]
