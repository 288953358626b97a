import { expect, test } from "../support/browser.ts"
import { accounts, heading } from "../support/parts.ts"

test.use({ person: "elena.sorokina" })

const organization = (id: number, parentId: number | null, name = `Account ${id}`) => ({
  id,
  name,
  parentId,
  businessEntityTypeId: 2,
  businessEntitySubTypeId: 1,
  isMerchant: false,
  isOrganization: true,
  isResellerOrganization: false
})

const chain = organization(12, 11, "Saltmarsh Coffee Company")

test("two accounts of one id, two roots, one that is its own parent, a child that is there twice: the developer is told, and the page beside the tree works [A2.4-24 A2.4-25 A2.4-26 A2.4-27]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/Account tree: /u)
  const told: Array<string> = []
  page.on("console", (message) => void told.push(message.text()))
  for (const [list, sentence] of [
    [
      [chain, organization(13, 12), organization(13, 90), organization(90, 12)],
      "Account tree: two nodes have the id 13"
    ],
    [[chain, organization(90, 91)], "Account tree: there must be exactly one root, found 12, 90"],
    [[chain, organization(13, 13)], "Account tree: node 13 is its own parent"],
    [[chain, organization(13, 12), organization(13, 12)], "Account tree: node 12 has the child 13 twice"]
  ] as const)
    await test.step(sentence, async () => {
      const body = JSON.stringify({ businessEntitySummary: list })
      await faults.clear()
      await faults.add({ path: "/businessentitysummaries", kind: "status", status: 200, body })
      await page.goto("/be/12/dashboard")
      await expect(accounts(page).getByText(/^The accounts cannot be shown\./u)).toBeVisible()
      await expect(heading(page, "Dashboard")).toBeVisible()
      expect(told.some((text) => text.includes(sentence))).toBe(true)
    })
})

test("20,000 accounts: a few rows are in the page, and the filter answers while it is typed", async ({
  page,
  faults,
  complaints
}) => {
  // The service does not know the account that the test opens at the end.
  complaints.expect(/status of 403/u)
  const many = [chain]
  for (let id = 1_000; id < 21_000; id += 1) {
    const above = id < 1_100 ? 12 : 1_000 + Math.floor((id - 1_100) / 200)
    many.push(organization(id, above, `Branch ${id} of ${["North", "South", "East", "West"][id % 4]}`))
  }
  const body = JSON.stringify({ businessEntitySummary: many })
  await faults.add({ path: "/businessentitysummaries", kind: "status", status: 200, body })
  await page.goto("/be/12/dashboard")
  const items = page.getByRole("treeitem")
  await expect(items.nth(3)).toBeVisible()
  await page.getByRole("switch", { name: "Expand All" }).check()
  expect(await items.count()).toBeLessThan(80)
  const filter = accounts(page).getByRole("searchbox", { name: "Business Entity Filter" })
  await filter.pressSequentially("branch 20999")
  await expect(items).toHaveText(["Saltmarsh Coffee Company", "Branch 1099 of West", "Branch 20999 of West"])
  await items.last().click()
  await expect(page).toHaveURL(/\/be\/20999\/dashboard$/u)
})
