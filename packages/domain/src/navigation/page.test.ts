import { expect, it } from "vitest"
import { areas } from "../permission/area.ts"
import { type Page, parsePage } from "./page.ts"

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
const be = { businessEntityId: 42 }

const tabs = [
  ["", "general"],
  ["/apiinterfaces", "apiinterfaces"],
  ["/apiinterfaces/148", "apiinterface"],
  ["/devices", "devices"],
  ["/devices/a%2Fb%20c", "device"],
  ["/config", "config"]
] as const

it.each(tabs)("a UTG and a profile with %j", (path, tab) => {
  expect([parsePage(`/be/42/utgs/7${path}`), parsePage(`/be/42/profiles/${guid}${path}`)]).toEqual([
    { page: "utg", ...be, tab },
    { page: "profile", ...be, tab }
  ])
})

const pages: ReadonlyArray<readonly [string, Page | null]> = [
  ["/", { page: "home" }],
  ["/be/42/dashboard", { page: "dashboard", ...be }],
  ["/be/42/compare", { page: "compare", ...be }],
  ...areas.map((area) => [`/be/42/${area}`, { page: "list", ...be, area }] as const),
  ["/be/42/tasks/", { page: "list", ...be, area: "tasks" }],
  ["/be/42/templates/7", { page: "template", ...be }],
  ["/be/42/profiles/7/edit", { page: "profile", ...be, tab: "edit" }],
  ["/be/42/utgs/7/edit", null],
  ["/be/42/rollouts", { page: "rollouts", ...be }],
  ["/be/42/rollouts/new", { page: "rolloutPlan", ...be }],
  ["/be/42/rollouts/new/more", null],
  [`/be/42/rollouts/${guid}`, { page: "rollout", ...be }],
  ["/be/42/rollouts/7", null],
  ["/be/42/tasks/7", null],
  ["/be/42", null],
  ["/be", null],
  ["", null]
]

it.each(pages)("%s", (pathname, page) => {
  expect(parsePage(pathname)).toEqual(page)
})
