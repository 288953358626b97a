import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { grid, openList } from "../support/list-page.ts"
import { goWithin, heading, kept } from "../support/parts.ts"
import { recordTabs } from "../support/record-page.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const pages = [
  ["utgs", "UTG List"],
  ["templates", "Config Template List"],
  ["tasks", "Tasks List"],
  ["devices", "Device Management"],
  ["forms", "Form Manager"],
  ["profiles", "Profile List"],
  ["installations", "Installation List"],
  ["users", "User List"],
  ["compare", "Compare"]
] as const
/** Those of `?debug`; a page has others that fold. */
const debugPanels = (page: Page) => page.getByRole("main").locator("details").filter({ hasText: "raw data" })

test("?debug shows each page's raw data until ?debug=false, also after a reload [A2.1-20 A4-06]", async ({ page }) => {
  const panels = debugPanels(page)
  await page.goto("/be/15/dashboard?debug")
  await expect(panels).toHaveCount(1)
  // Folded, it is there for the browser's own search.
  await expect(panels.locator("pre")).toContainText('"businessEntityId": 15')
  await panels.locator("summary").click()
  await expect(panels.locator("pre")).toBeVisible()
  expect(await kept(page, "debug")).toBe("true")
  for (const [path, title] of pages) {
    await goWithin(page, `/be/15/${path}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(panels, title).toHaveCount(1)
  }
  await page.reload()
  await expect(panels).toHaveCount(1)

  await page.goto("/be/15/dashboard?debug=false")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(panels).toHaveCount(0)
  expect(await kept(page, "debug")).toBe("false")
  await page.goto("/be/15/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(panels).toHaveCount(0)
})

test("?debug shows the raw data on each page of a UTG and of a profile, and none without it [B2.routes-16]", async ({
  page,
  origin,
  token
}) => {
  const panels = debugPanels(page)
  const [utg] = await serviceRows("components", { origin, token, beId: 14 })
  const utgPath = `/be/${String(utg?.["businessEntityId"])}/utgs/${String(utg?.["componentId"])}`
  await openList(page, "/be/12/profiles")
  await expect(panels).toHaveCount(0)
  const profilePath = await grid(page).getByRole("link").first().getAttribute("href")
  for (const path of [utgPath, profilePath ?? ""]) {
    const isWhole = async (tab: string) => {
      await expect(page.getByRole("navigation").locator("[aria-current=page]").filter({ hasText: tab })).toBeVisible()
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible()
      await expect(page.getByRole("status").filter({ hasText: /^Loading/u })).toHaveCount(0)
    }
    await page.goto(path)
    for (const [tab, name] of recordTabs) {
      await goWithin(page, `${path}${tab}`)
      await isWhole(name)
      await expect(panels).toHaveCount(0)
    }
    await page.goto(`${path}?debug`)
    await expect(panels.first()).toBeVisible()
    for (const [tab, name] of recordTabs) {
      await goWithin(page, `${path}${tab}`)
      await isWhole(name)
      await expect(panels.first(), `${path}${tab}`).toBeVisible()
    }
    await page.goto(`${path}?debug=false`)
    await expect.poll(() => kept(page, "debug")).toBe("false")
  }
})

test("?debug shows the records as the service sent them, every field; only what the pages mask is masked", async ({
  page,
  origin,
  token,
  faults
}) => {
  const panel = debugPanels(page)
  const shown = async (of: RegExp = /^UTG/u) => {
    const one = panel.filter({ has: page.locator("summary").filter({ hasText: of }) })
    await one.locator("summary").click()
    await expect(one).toContainText("The records as the service sent them, with every field.")
    const data: unknown = JSON.parse(await one.locator("pre").innerText())
    return data
  }
  const sent = (await serviceRows("components", { origin, token, beId: 15 })).slice(0, 3).map((row, index) => ({
    ...row,
    machineStatusEntityTimeZoneInfoCopyPart: { deep: [index, null] },
    config: '{"password":"hush","port":1}'
  }))
  const body = JSON.stringify({ serviceView: sent })
  await faults.add({ path: "/components/query", kind: "status", status: 200, body, times: 1 })
  await openList(page, "/be/15/utgs?debug&sort=componentId:ascending")
  const masked = sent.map((row) => ({ ...row, config: '{"password":"••••••••","port":1}' }))
  const records = Object(await shown()).records
  expect(records).toHaveLength(sent.length)
  for (const row of masked) expect(records).toContainEqual(row)

  const [utg] = await serviceRows("components", { origin, token, beId: 14 })
  const ofUtg = (key: string) => ({ componentId: utg?.["componentId"], [key]: 7, kept: { as: ["it", "came"] } })
  const [utgDevices, utgTasks] = [[ofUtg("deviceConfigId")], [ofUtg("taskId")]]
  const answer = { kind: "status", status: 200 } as const
  await faults.add({ ...answer, path: "/devices/query", body: JSON.stringify({ deviceView: utgDevices }) })
  await faults.add({ ...answer, path: "/tasks/query", body: JSON.stringify({ taskView: utgTasks }) })
  await page.goto(`/be/${String(utg?.["businessEntityId"])}/utgs/${String(utg?.["componentId"])}`)
  const { serviceView, component, machineStatus } = Object(await shown())
  expect(Object.keys(serviceView).length).toBeGreaterThanOrEqual(Object.keys(utg ?? {}).length)
  expect(Object(component).permanentId ?? Object(component).PermanentId).toBe(utg?.["componentPermanentId"])
  expect(machineStatus).not.toBeNull()
  for (const [title, rows] of [
    ["Devices", utgDevices],
    ["Scheduled Tasks", utgTasks]
  ] as const) {
    const kept = Object(await shown(new RegExp(`^${title}`, "u"))).records
    expect(kept, title).toEqual(rows)
  }
})
