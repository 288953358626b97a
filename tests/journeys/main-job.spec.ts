import type { Page } from "@playwright/test"
import { test as base, expect } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  cell,
  checkboxOf,
  dialog,
  keyTo,
  openList,
  rowOf,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { account, accounts, heading, links, toasts } from "../support/parts.ts"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import { serviceRows } from "../support/service-rows.ts"

/** Slower agents: a task runs longer than somebody waits between two refreshes, so that each state is seen. */
const test = base.extend<object, { readonly sandbox: Awaited<ReturnType<typeof startSandboxProcess>> }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess({}, ["--speed", "0.7"])
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: "worker", timeout: 180_000 }
  ]
})
test.describe.configure({ mode: "serial" })

/** Five levels below the provider. */
const district = "Saltmarsh Coffee Puget Sound"
const chosen = ["Front Desk 12", "Front Desk 4", "Front Desk 6"] as const

/** The ids of the tasks that the dialog reports, one per UTG. */
const createdTasks = async (page: Page): Promise<ReadonlyArray<number>> => {
  const outcomes = dialog(page, "Schedule Task").getByRole("list", { name: "Tasks" }).getByRole("listitem")
  await expect(outcomes).toHaveText(chosen.map((name) => new RegExp(`^${name}CreatedRestart UTG, Task Id \\d+$`, "u")))
  return (await outcomes.allInnerTexts()).map((text) => Number(/\d+$/u.exec(text)?.[0]))
}

const stateOf = async (page: Page, id: number) =>
  (await cell(page, rowOf(page, `Task Id: ${id} (Restart UTG)`), "Task State")).innerText({ timeout: 2000 })

interface Watch {
  readonly origin: string
  readonly token: string
  readonly ids: ReadonlyArray<number>
}

/** How the service says that the tasks ended; agents have bad luck now and then. */
const endsOf = async ({ origin, token, ids }: Watch) => {
  const tasks = await serviceRows("tasks", { origin, token, beId: 14 })
  return ids.map((id) => tasks.find(({ taskId }) => taskId === id)?.["taskStatusName"])
}

/** Has the list read again until every task is over: each was seen in all states, in order. */
const watchTasks = async (page: Page, watch: Watch) => {
  const seen = watch.ids.map((): Array<string> => [])
  const look = async () => {
    const read = page.waitForResponse((answer) => answer.url().endsWith("/tasks/query"))
    await button(page, "Refresh now").press("Enter")
    await read
    for (const [at, states] of seen.entries()) {
      const state = await stateOf(page, watch.ids[at] ?? 0)
      if (states.at(-1) !== state) states.push(state)
    }
    return seen.every((states) => /^(?:Completed|Failed)$/u.test(states.at(-1) ?? ""))
  }
  await expect.poll(look, { timeout: 60_000, intervals: [1_000] }).toBe(true)
  expect(seen).toEqual((await endsOf(watch)).map((end) => ["Scheduled", "Running", end]))
  expect(seen.flat()).toContain("Completed")
}

test.describe(() => {
  test.slow()

  test("an operator restarts three UTGs five levels down and sees the tasks complete, by mouse [A2.1-16 B2.routes-01]", async ({
    page,
    origin,
    tokens
  }) => {
    await page.goto("/")
    await page.getByRole("link", { name: "click here to login" }).click()
    await button(page, /^Dana Whitlock/u).click()
    await page.getByRole("searchbox", { name: "Business Entity Filter" }).fill("puget sound")
    await account(page, district).click()
    await links(page).filter({ hasText: "UTGs" }).click()
    await expect(heading(page, "UTG List")).toBeVisible()
    await expect(page).toHaveURL(/\/be\/14\/utgs$/u)

    await searchBox(page).fill("front desk")
    for (const name of chosen) await checkboxOf(page, name).check()
    await expect(selection(page)).toContainText("3 selected")
    await button(selection(page), "Schedule Task").click()
    const schedule = dialog(page, "Schedule Task")
    await expect(schedule.getByRole("list", { name: "UTGs" }).getByRole("listitem")).toHaveText([...chosen])
    await expect(schedule.getByRole("radiogroup", { name: "Target" }).getByRole("radio")).toHaveCount(2)
    await schedule.getByRole("radio", { name: "Start/Stop" }).check()
    await schedule.getByRole("radio", { name: "Restart", exact: true }).check()
    await schedule.getByRole("radio", { name: "Immediate Task" }).check()
    await expect(schedule.getByRole("status")).toHaveText("Restart 3 UTGs now.")
    await button(schedule, "Schedule Task").click()

    const ids = await createdTasks(page)
    await expect(schedule.getByRole("status")).toHaveText("3 task(s) created successfully.")
    await schedule.getByRole("link", { name: "Go to the Tasks List" }).click()
    await expect(heading(page, "Tasks List")).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Task Id")
    await searchBox(page).fill("front desk")
    await watchTasks(page, { origin, ids, token: await tokens("dana.whitlock") })
  })
})

test.describe(() => {
  // Five and a half hours ahead of UTC all year.
  test.use({ person: "dana.whitlock", timezoneId: "Asia/Kolkata", contextOptions: { reducedMotion: "no-preference" } })

  test("restart at the next local midnight sends exactly these tasks [A7-12 B3-19 B3-20 B4-35 B4-39 B9-14]", async ({
    page,
    origin,
    token
  }) => {
    const bodies = await bodiesOf(page, "/businessentities/14/tasksbulk")
    const sent = page.waitForRequest((request) => request.url().endsWith("/tasksbulk"))
    await openList(page, "/be/14/utgs")
    await searchBox(page).fill("front desk")
    for (const name of chosen) await checkboxOf(page, name).check()
    await button(selection(page), "Schedule Task").click()
    const schedule = dialog(page, "Schedule Task")
    await schedule.getByRole("radio", { name: "Start/Stop" }).check()
    await expect(schedule.getByRole("radio", { name: "Future Task" })).toBeChecked()
    const [day, shift] = [86_400_000, 19_800_000]
    const midnight = (Math.floor((Date.now() + shift) / day) + 1) * day - shift
    const before = Date.now()
    await button(schedule, "Schedule Task").click()
    await createdTasks(page)
    const after = Date.now()

    const headers = await (await sent).allHeaders()
    expect([
      (await sent).method(),
      headers["clientid"],
      headers["request-envelope-version"],
      headers["response-envelope-version"]
    ]).toEqual(["POST", "4", "1", "1"])
    const utgs = await serviceRows("components", { origin, token, beId: 14 })
    const targets = chosen.map((name) => utgs.find((utg) => utg["componentNickname"] === name) ?? {})
    const { lastUpdatedAt } = Object(Object(bodies[0])[0])
    expect(bodies).toEqual([
      targets.map((target, at) => ({
        businessEntityId: target["businessEntityId"],
        componentId: target["componentId"],
        machinePermanentId: target["machinePermanentId"],
        type: 3,
        instructions: '{"componentRunningMode":1}',
        runAfter: new Date(midnight).toISOString(),
        lastUpdatedAt,
        lastUpdatedBy: 1,
        status: 0,
        bulkLabel: "Restart UTG",
        label: `Restart UTG: ${chosen[at]} (${String(target["componentId"])})`,
        hash: null,
        signature: null,
        taskGroupId: null,
        version: 0,
        resultDetails: null,
        resultMessage: null
      }))
    ])
    const sentAt = Date.parse(String(lastUpdatedAt))
    expect(sentAt >= before && sentAt <= after && new Date(sentAt).toISOString() === lastUpdatedAt).toBe(true)
  })
})

test.describe(() => {
  test.slow()

  test("an operator restarts three UTGs five levels down and sees the tasks complete, by keyboard alone", async ({
    page,
    origin,
    tokens
  }) => {
    const press = (key: string) => page.keyboard.press(key)
    await page.goto("/")
    await expect(page.getByRole("link", { name: "click here to login" })).toBeVisible()
    await keyTo(page, page.getByRole("link", { name: "click here to login" }))
    await press("Enter")
    await expect(button(page, /^Dana Whitlock/u)).toBeVisible()
    await keyTo(page, button(page, /^Dana Whitlock/u))
    await press("Enter")

    const filter = page.getByRole("searchbox", { name: "Business Entity Filter" })
    await expect(filter).toBeVisible()
    await keyTo(page, filter)
    await page.keyboard.type("puget sound")
    await expect(account(page, district)).toBeVisible()
    await keyTo(page, account(page, "Quillmark Payments"))
    await keyTo(page, account(page, district), "ArrowDown")
    await press("Enter")
    await expect(page).toHaveURL(/\/be\/14\//u)
    await expect(accounts(page).getByRole("treeitem", { name: district, selected: true })).toBeFocused()
    await keyTo(page, links(page).filter({ hasText: "UTGs" }), "Shift+Tab")
    await press("Enter")
    await expect(rows(page).first()).toBeVisible()

    await press("/")
    await page.keyboard.type("front desk")
    await expect(rowOf(page, chosen[0])).toBeVisible()
    const selectAll = page.getByRole("checkbox", { name: "Select all" })
    await keyTo(page, selectAll)
    for (const name of chosen) {
      await keyTo(page, checkboxOf(page, name), "ArrowDown", 12)
      await press("Space")
      await keyTo(page, selectAll, "ArrowUp", 12)
    }
    await expect(selection(page)).toContainText("3 selected")
    await keyTo(page, button(selection(page), "Schedule Task"))
    await press("Enter")

    const schedule = dialog(page, "Schedule Task")
    await keyTo(page, schedule.getByRole("radio", { name: "Configuration Changes" }))
    await keyTo(page, schedule.getByRole("radio", { name: "Start/Stop" }), "ArrowDown", 8)
    await expect(schedule.getByRole("radio", { name: "Restart", exact: true })).toBeChecked()
    await keyTo(page, schedule.getByRole("radio", { name: "Future Task" }))
    await press("ArrowDown")
    await expect(schedule.getByRole("status")).toHaveText("Restart 3 UTGs now.")
    await keyTo(page, button(schedule, "Schedule Task"))
    await press("Enter")

    const ids = await createdTasks(page)
    await keyTo(page, schedule.getByRole("link", { name: "Go to the Tasks List" }))
    await press("Enter")
    await expect(heading(page, "Tasks List")).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await press("/")
    await page.keyboard.type("front desk")
    await watchTasks(page, { origin, ids, token: await tokens("dana.whitlock") })
    await expect(toasts(page)).toHaveCount(0)
  })
})
