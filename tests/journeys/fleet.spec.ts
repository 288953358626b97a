import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { displaying } from "../support/list-page.ts"
import { card, goWithin } from "../support/parts.ts"

const numbers = (page: Page) => page.locator(".cc-numbers")
const tile = (page: Page, name: string) => numbers(page).locator(".cc-number").filter({ hasText: name })

const isCounted = async (page: Page) => {
  await expect(numbers(page)).toHaveAttribute("aria-busy", "false")
  await expect(page.locator(".cc-fleet .cc-skeleton, .cc-fleet .cc-bone")).toHaveCount(0)
}

const openFleet = async (page: Page) => {
  await page.goto("/be/12/dashboard")
  await isCounted(page)
}

/** Everything of the fleet that leads to rows, with the number that it tells. */
const figuresOn = async (page: Page) => {
  const links = await page
    .locator(".cc-fleet a[href*='?filter=']")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("href") ?? "", link.textContent ?? ""] as const))
  return new Map(
    links.flatMap(([href, text]) => {
      const [told] = /[\d,]+/u.exec(text) ?? []
      return told === undefined ? [] : [[href, Number(told.replaceAll(",", ""))] as const]
    })
  )
}

/** A link whatever the time of day is that it counts from. */
const timeless = (href: string): string => href.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, "now")

/** How many rows the list says that it has. */
const listed = async (page: Page, href: string): Promise<number> => {
  await page.goto(href, { waitUntil: "commit" })
  const text = await displaying(page).first().innerText()
  return Number(/of ([\d,]+)$/u.exec(text)?.[1]?.replaceAll(",", ""))
}

/** Whatever is folded away: more bars, the table of the chart. */
const unfold = async (page: Page) => {
  for (const summary of await page.locator(".cc-fleet summary").all()) await summary.click()
  // Many rows are drawn some in each frame.
  let before = -1
  const isWhole = async () => {
    const now = await page.locator(".cc-fleet tr").count()
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(isWhole, { intervals: [500] }).toBe(true)
}

test.describe("the fleet today", () => {
  test.use({ person: "dana.whitlock" })

  test("numbers are what the lists show that they lead to", async ({ page }) => {
    test.setTimeout(300_000)
    const allFigures = async () => {
      await openFleet(page)
      await unfold(page)
      const figures = new Map(await figuresOn(page))
      for (const kind of ["Merchants", "Versions"]) {
        await card(page, "Where it hurts").getByRole("radio", { name: kind }).check({ force: true })
        for (const [href, count] of await figuresOn(page)) figures.set(href, count)
      }
      return figures
    }
    let figures = await allFigures()
    const all = [...figures.keys()].map(timeless)
    expect(all.length).toBeGreaterThan(60)
    // Each kind of link stands beside its like: a few of all, since tests/contract/fleet-links takes every one.
    const some = all.filter((_, at) => at % 15 === 0)
    let different: ReadonlyArray<string> = some
    // An agent may update a task between the dashboard and its list: what differed is told and counted again.
    for (let attempt = 0; attempt < 3 && different.length > 0; attempt += 1) {
      if (attempt > 0) figures = await allFigures()
      const told = new Map([...figures].map(([href, count]) => [timeless(href), { href, count }] as const))
      const differing: Array<string> = []
      for (const key of different) {
        const figure = told.get(key)
        if (figure === undefined || (await listed(page, figure.href)) !== figure.count) differing.push(key)
      }
      different = differing
    }
    expect(different).toEqual([])
  })

  test("tasks are a chart and a table with the same numbers; what is behind by most releases is said; name, bar and row lead where the number does", async ({
    page
  }) => {
    await openFleet(page)
    const tasks = card(page, "Tasks of the last 7 days")
    await tasks.getByText("As a table").click()
    const rows = tasks.getByRole("table").getByRole("row")
    await expect(rows).toHaveCount(8)
    await expect(tasks.locator("svg").first()).toBeVisible()
    await tasks.getByRole("radio", { name: "By hour" }).check({ force: true })
    await expect(rows).toHaveCount(1 + 7 * 24)
    await expect(tasks.getByText("Unknown state", { exact: true }).first()).toBeVisible()
    const [drawn, links] = [
      await tasks.locator("svg a").count(),
      await tasks.getByRole("table").getByRole("link").count()
    ]
    expect(drawn).toBeGreaterThan(10)
    expect(links).toBe(7 * 24 * 6)

    const worst = card(page, "What is behind")
    const releases = (
      await worst
        .getByRole("table")
        .getByText(/releases? behind/u)
        .allInnerTexts()
    ).map((text) => Number.parseInt(text, 10))
    expect(releases.length).toBeGreaterThan(3)
    expect(releases).toEqual(releases.toSorted((left, right) => right - left))
    await expect(worst.getByRole("link", { name: /of [\d,]+ behind UTG versions/u })).toBeVisible()

    const row = card(page, "Status").getByRole("row").nth(1)
    const href = await row.getByRole("link").first().getAttribute("href")
    for (const place of [row.getByRole("rowheader"), row.locator("td").first()]) {
      await place.scrollIntoViewIfNeeded()
      const box = await place.boundingBox()
      if (box === null) throw new Error("There is no row.")
      await page.mouse.click(box.x + box.width - 8, box.y + box.height / 2)
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(href)
      await page.goBack()
      await isCounted(page)
    }
  })

  test("Refresh reads all anew, and each card says how old it is", async ({ page }) => {
    await page.clock.install({ time: new Date() })
    await page.goto("/be/12/dashboard")
    await expect(card(page, "Status").getByText("just now")).toBeVisible()
    await page.clock.fastForward(125_000)
    await expect(card(page, "Status").getByText("2 min ago")).toBeVisible()
    await expect(tile(page, "UTGs online").getByText("2 min ago")).toBeVisible()
    await page.getByRole("button", { name: "Refresh" }).click()
    await expect(card(page, "Status").getByText("just now")).toBeVisible()
    await expect(card(page, "Firmware").getByText("just now")).toBeVisible()
    await expect(card(page, "What is behind").getByText("just now")).toBeVisible()
    await expect(tile(page, "Tasks failed").getByText("just now")).toBeVisible()
  })

  test("lists that fail say so in their cards and numbers, and Retry reads one anew; the others stand", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 500/u)
    await faults.add({ path: "/devices/query", kind: "status", status: 500, times: 1 })
    await faults.add({ path: "/components/query", kind: "status", status: 500, times: 1 })
    await page.goto("/be/12/dashboard")
    const online = tile(page, "UTGs online")
    await expect(online.getByText(/due to the following error - Fault 500/u)).toBeVisible()
    await expect(online.locator(".cc-number-value")).toHaveText("–")
    await expect(card(page, "Profiles").getByText(/due to the following error - Fault 500/u)).toBeVisible()
    await expect(tile(page, "Tasks failed").getByRole("link").first()).toBeVisible()
    const worst = card(page, "What is behind")
    await expect(worst.getByRole("listitem")).toHaveText(Array.from({ length: 4 }, () => /: could not be read/u))
    const firmware = card(page, "Firmware")
    await firmware.getByRole("button", { name: "Retry Firmware", exact: true }).click()
    await expect(firmware.getByRole("table").first()).toBeVisible()
    await online.getByRole("button", { name: "Retry UTGs online", exact: true }).click()
    await expect(online.getByRole("link").first()).toBeVisible()
    await worst.getByRole("button", { name: "Retry Profiles", exact: true }).click()
    await expect(card(page, "Profiles").getByRole("table").first()).toBeVisible()
  })

  test("an answer that is cut off is no number; without the version manifest nothing is called zero; the rest is counted", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/ERR_|status of/u)
    await faults.add({ path: "/tasks/query", kind: "truncate", times: 3 })
    await faults.add({ path: "/versions/agent.json", kind: "status", status: 404, times: 1 })
    await page.goto("/be/12/dashboard")
    await expect(tile(page, "Tasks failed").locator(".cc-number-value")).toHaveText("–")
    await expect(tile(page, "Tasks failed").getByRole("button", { name: "Retry" })).toBeVisible()
    await expect(tile(page, "UTGs online").getByRole("link").first()).toBeVisible()
    const agents = card(page, "Agent versions")
    await expect(agents.getByText(/^What is current could not be read/u)).toBeVisible()
    await expect(agents.getByRole("table").getByText("Not known").first()).toBeVisible()
    await expect(tile(page, "Agent behind").locator(".cc-number-value")).toHaveText("–")
    await tile(page, "Agent behind").getByRole("button", { name: "Retry" }).click()
    await expect(tile(page, "Agent behind").locator(".cc-number-value")).toHaveText(/^\d/u)
  })

  test("a manifest that hangs holds up only what is held against it", async ({ page, faults }) => {
    await faults.add({ path: "/versions/utg.json", kind: "none", delayMs: 8000, times: 1 })
    await page.goto("/be/12/dashboard")
    await expect(card(page, "Status").getByRole("table")).toBeVisible()
    await expect(card(page, "Agent versions").getByRole("table")).toBeVisible()
    await expect(tile(page, "UTGs online").getByRole("link").first()).toBeVisible()
    await expect(tile(page, "UTG version behind").locator(".cc-bone").first()).toBeVisible()
    const worst = card(page, "What is behind")
    await expect(worst.getByRole("link", { name: /behind Agent versions$/u })).toBeVisible()
    await expect(worst.getByRole("listitem").filter({ hasText: "UTG versions" }).locator(".cc-bone")).toBeVisible()
    await expect(worst.getByRole("table")).toHaveCount(0)
    await expect(card(page, "UTG versions").getByRole("table")).toBeVisible({ timeout: 20_000 })
    await expect(worst.getByRole("table")).toBeVisible()
  })
})

test.describe("drift", () => {
  test.use({ person: "dana.whitlock" })

  test("a cell's menu opens Schedule Task for exactly its UTGs, and Update Firmware for exactly its devices", async ({
    page
  }) => {
    await openFleet(page)
    const row = card(page, "UTG versions").getByRole("row").filter({ hasText: "behind" }).first()
    const count = Number.parseInt((await row.getByRole("link").first().innerText()).replaceAll(",", ""), 10)
    await row.getByRole("button", { name: /^Actions for UTG/u }).click()
    await page.getByRole("menuitem", { name: "Schedule Task…" }).click()
    await expect(page).toHaveURL(/\/be\/12\/utgs\?filter=UTG\+Version\+is/u)
    const dialog = page.getByRole("dialog", { name: /Schedule Task/u })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(new RegExp(`\\b${count}\\b`, "u")).first()).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByText(new RegExp(`\\b${count} selected`, "u")).first()).toBeVisible()
    await page.reload()
    await expect(displaying(page).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await goWithin(page, "/be/12/dashboard")
    await isCounted(page)
    // Of other types one push is not for all: their PCI versions differ, or a UTG is too old for it.
    await unfold(page)
    const ofOneKind = card(page, "Firmware").getByRole("table", { name: /^Firmware: isc480/u })
    const cells = ofOneKind.getByRole("row").filter({ hasText: "behind" }).first()
    const devices = Number.parseInt((await cells.getByRole("link").first().innerText()).replaceAll(",", ""), 10)
    await cells.getByRole("button", { name: /^Actions for/u }).click()
    await page.getByRole("menuitem", { name: "Update Firmware…" }).click()
    await expect(page).toHaveURL(/\/be\/12\/devices\?filter=/u)
    const update = page.getByRole("dialog", { name: /Firmware/u })
    await expect(update.getByRole("list", { name: "Devices" }).getByRole("listitem")).toHaveCount(devices)
  })
})
