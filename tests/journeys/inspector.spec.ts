import { expect, test } from "../support/browser.ts"
import { creations, ready } from "../support/flows.ts"
import { button, dialog, openList } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

const panelFile = /open-inspector|inspector/u

test("?inspect shows the live machines, and nothing of it is fetched without", async ({ page, token }) => {
  const fetched: Array<string> = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await openList(page, "/be/12/profiles")
  expect(fetched.filter((path) => panelFile.test(path))).toEqual([])
  // A dialog hides what is beside it from roles.
  const panel = page.locator(".cc-inspector")
  await expect(panel).toHaveCount(0)

  const [flow] = creations
  if (flow === undefined) throw new Error("There is no flow.")
  await page.context().grantPermissions(["clipboard-write"])
  await ready(page, { ...flow, list: "/be/12/profiles?inspect" })
  await panel.getByText("profilesScreen › newProfile").first().dispatchEvent("click")
  await expect(panel).toContainText('{"editing":"changed"}')
  await expect(panel).toContainText("Held profile")
  await button(dialog(page, flow.title), "Cancel").click()
  await expect(panel).toContainText("asking")
  await button(dialog(page, "Unsaved Changes"), "Lose Changes").click()
  await panel.getByRole("button", { name: /^session/u }).click()
  await expect(panel).toContainText("••••••••")
  await button(panel, "Copy all").click()
  await expect(panel.getByRole("status")).toHaveText("Copied.")
  // What was copied is read as anybody reads it: pasted.
  const search = page.getByRole("searchbox").first()
  await search.focus()
  await page.keyboard.press("Control+V")
  const copied = await search.inputValue()
  expect(copied).toContain("Held profile")
  expect(copied).not.toContain(token)
  await button(panel, "Hide").click()
  await expect(panel).not.toContainText("••••••••")
})
