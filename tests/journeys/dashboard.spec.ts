import { expect, test } from "../support/browser.ts"
import { alerts, card, documentedLinks, goWithin, heading } from "../support/parts.ts"

const wishes = [
  "Read the Reference Guide",
  "Install and Connect a New UTG",
  "Connect an existing UTG",
  "View My Installations",
  "Schedule a Task",
  "View My UTGs"
]

test.describe("someone who may edit everything", () => {
  test.use({ person: "dana.whitlock" })

  test("finds the links of I Want to... in order; each leads where it says, with its intent, the Reference Guide in a new tab [A2.1-04 A2.5-01 A2.5-02 A2.5-03 A2.5-05 A2.5-06 A2.5-07 A2.5-09]", async ({
    page,
    context,
    origin
  }) => {
    await page.addInitScript(() => {
      const push = history.pushState.bind(history)
      history.pushState = (state, title, to) => {
        sessionStorage.setItem("pushed", JSON.stringify(state?.usr?.intent ?? null))
        push(state, title, to)
      }
    })
    await page.goto("/be/12/dashboard")
    const card = page
      .getByRole("region", { name: "I Want to..." })
      .or(page.locator("section", { hasText: "I Want to..." }))
    await expect(card.first().getByRole("link")).toHaveText(wishes)
    const [guide] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Read the Reference Guide" }).click()
    ])
    await expect(guide).toHaveURL(`${origin}/reference-guide/`)
    await expect(heading(guide, "Operator's guide")).toBeVisible()
    await guide.close()
    await expect(heading(page, "Dashboard")).toBeVisible()
    for (const [label, path, intent] of [
      ["Install and Connect a New UTG", "installations", "install"],
      ["Connect an existing UTG", "installations", "connect"],
      ["View My Installations", "installations", null],
      ["Schedule a Task", "utgs", "schedule"],
      ["View My UTGs", "utgs", null]
    ] as const) {
      await page.getByRole("main").getByRole("link", { name: label }).click()
      await expect(page).toHaveURL(`${origin}/be/12/${path}`)
      expect(await page.evaluate(() => sessionStorage.getItem("pushed"))).toBe(JSON.stringify(intent))
      await goWithin(page, "/be/12/dashboard")
    }
  })

  test("sees the five installations updated last, and an Alerts panel that is hidden [A2.5-11 A2.5-12 A2.5-13 A2.5-14 A2.5-15 A2.5-17]", async ({
    page,
    origin,
    token
  }) => {
    const answer = await page.request.get(`${origin}/management/businessentities/1/installations`, {
      headers: {
        Authorization: token,
        "Content-Type": "application/json",
        Clientid: "4",
        "Request-Envelope-Version": "1",
        "Response-Envelope-Version": "1"
      }
    })
    const { installation } = await answer.json()
    const time = (row: { readonly lastUpdatedAt: string }) =>
      Number(/\d{10,}/u.exec(row.lastUpdatedAt)?.[0] ?? Date.parse(row.lastUpdatedAt))
    const newest = [...installation].sort((a, b) => time(b) - time(a)).slice(0, 5)
    await page.goto("/be/1/dashboard")
    const table = page.getByRole("table", { name: "Recent Installations" })
    await expect(table.getByRole("columnheader")).toHaveText([
      "Installation Name",
      "Install Type",
      "Business Entity ID",
      "Last Updated"
    ])
    await expect(table.getByRole("row")).toHaveCount(6)
    const shown = await table
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("td")].slice(0, 3).map((cell) => cell.textContent))
      )
    const manifestOf = (row: { readonly manifest: unknown }) =>
      typeof row.manifest === "string" ? JSON.parse(row.manifest) : row.manifest
    expect(shown).toEqual(
      newest.map((row) => [
        manifestOf(row).machine.nickname,
        row.type === 10 ? "New UTG" : "Existing UTG",
        String(row.businessEntityId)
      ])
    )
    await expect(table.locator("tbody td:nth-child(4)").first()).toHaveText(/^\d{4}-\d\d-\d\d \d{1,2}:\d\d [AP]M$/u)
    const hidden = page.getByRole("main").locator("section[hidden]")
    await expect(hidden).toHaveText("Alerts")
    await expect(hidden).toBeHidden()
  })

  test("Recent Installations that cannot be read says why, and Retry reads them", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 500/u)
    const failed =
      "Unable to load data due to the following error - Failed to fetch installation. Status: Internal Server Error"
    await faults.add({
      path: "/installations",
      kind: "status",
      status: 500,
      times: 1
    })
    await page.goto("/be/12/dashboard")
    await expect(page.getByRole("main").getByText(failed, { exact: true })).toBeVisible()
    await expect(page.getByText("No recent installations")).toHaveCount(0)
    await page.getByRole("button", { name: "Retry" }).click()
    await expect(page.getByRole("table", { name: "Recent Installations" }).getByRole("row")).toHaveCount(6)
    await expect(alerts(page)).toHaveCount(0)
  })

  test("Recent Installations of which some cannot be read shows the rest and says how many were left out and why", async ({
    page
  }) => {
    const good = { id: 7, type: 10, businessEntityId: 12, lastUpdatedAt: "2026-11-20T15:15:00Z" }
    const installation = [{ ...good, id: 8, lastUpdatedAt: "bad" }, good, { id: "x" }, null]
    await page.route(
      ({ pathname }) => pathname.endsWith("/businessentities/12/installations"),
      (route) => route.fulfill({ json: { installation } })
    )
    await page.goto("/be/12/dashboard")
    const recent = card(page, "Recent Installations")
    await expect(recent.locator("tbody tr")).toHaveCount(1)
    await expect(recent.getByRole("status")).toHaveText(
      "3 rows could not be read and are not shown: lastUpdatedAt must be /Date(ms+offset)/ or ISO UTC text; id must be a whole number; a row must be an object"
    )
  })
})

test.describe("the manager of a shop that has nothing", () => {
  test.use({ person: "jonas.weber" })

  test("reads No recent installations, and has no tree of one account [A2.4-06 A2.5-16]", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByText("No recent installations")).toBeVisible()
    await expect(page.getByRole("tree")).toHaveCount(0)
  })
})

const everywhere = [
  "UTGs",
  "Config Templates",
  "Tasks",
  "Devices",
  "Forms",
  "Profiles",
  "Installations",
  "Users"
] as const

for (const [person, pages, offered, hasTable, rows] of [
  ["ravi.natarajan", everywhere, [0, 3, 5], true, "A2.5-04 A2.5-08 A2.5-10 A6-19"],
  [
    "curtis.vance",
    ["UTGs", "Config Templates", "Profiles", "Installations"],
    [0, 1, 2, 3, 5],
    true,
    "A2.3-12 A2.3-13 A2.3-17 A2.3-18 A2.5-04 A2.5-08 A6-19"
  ],
  [
    "theo.lindqvist",
    ["UTGs", "Config Templates", "Tasks", "Devices"],
    [0, 4, 5],
    false,
    "A2.3-16 A2.3-17 A2.3-19 A2.5-04 A2.5-08 A2.5-10 A6-19"
  ],
  ["ivy.castellano", [], [0], false, "A2.3-11 A2.5-10"]
] as const) {
  test.describe(person, () => {
    test.use({ person })

    test(`${person} has the bar of what they see, and is offered what they may do and no more [${rows}]`, async ({
      page
    }) => {
      await page.goto("/")
      await expect(heading(page, "Dashboard")).toBeVisible()
      await expect(documentedLinks(page)).toHaveText(["Dashboard", ...pages])
      await expect(card(page, "I Want to...").getByRole("link")).toHaveText(
        offered.map((position) => wishes[position] ?? "")
      )
      await expect(page.getByRole("heading", { name: "Recent Installations" })).toHaveCount(hasTable ? 1 : 0)
    })
  })
}
