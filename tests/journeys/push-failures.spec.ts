import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog, openList, selection } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { apply, deviceListPath, formOf, isc480, selectDevices } from "../support/push-dialog.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

test("what fails stays open with everything chosen, a lost answer is looked for first [B8-15]", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/tasksbulk|ERR_/u)
  await openList(page, deviceListPath)
  const before = await serviceRows("tasks", { origin, token, beId: 12 })
  const bodies = await bodiesOf(page, "/tasksbulk")
  await selectDevices(page, isc480)
  await button(selection(page), "Push forms").click()
  const opened = dialog(page, "Push Forms")
  await formOf(opened).selectOption("Seasonal 1")
  await opened.getByRole("checkbox", { name: "Run Immediately" }).check()
  await faults.add({ path: "/tasksbulk", kind: "status", status: 500, times: 1 })
  await apply(opened).click()
  await expect(toasts(page)).toContainText(["Unable to push form to device. Fault 500"])
  await expect(opened.getByRole("alert")).toHaveText("Unable to push form to device. Fault 500")
  await expect(formOf(opened).locator("option:checked")).toHaveText("Seasonal 1")
  await expect(opened.getByRole("checkbox", { name: "Run Immediately" })).toBeChecked()

  await faults.add({ path: "/tasksbulk", kind: "breakOff", times: 1 })
  await apply(opened).evaluate((node) => {
    for (let click = 0; click < 20; click += 1) if (node instanceof HTMLElement) node.click()
  })
  const outcomes = opened.getByRole("list", { name: "Push Forms" }).getByRole("listitem")
  await expect(outcomes).toContainText(["Not confirmed", "Not confirmed"])
  await button(opened, "Retry not confirmed (2)").click()
  await expect(toasts(page).last()).toHaveText("SuccessDevice form pushed successfully.")
  await expect(opened).toBeHidden()
  expect(bodies).toHaveLength(2)

  await button(selection(page), "Push forms").click()
  await formOf(opened).selectOption("Seasonal 1")
  await opened.getByRole("checkbox", { name: "Run Immediately" }).check()
  // A browser sends a call again by itself when a connection it had used before breaks: each of them is cut.
  await faults.add({ path: "/tasksbulk", kind: "drop" })
  await apply(opened).click()
  await expect(outcomes).toContainText(["Not confirmed", "Not confirmed"])
  await faults.clear()
  await button(opened, "Retry not confirmed (2)").click()
  await expect(opened).toBeHidden()
  expect(bodies).toHaveLength(4)
  expect(bodies[3]).toEqual(bodies[2])
  expect(await serviceRows("tasks", { origin, token, beId: 12 })).toHaveLength(before.length + 4)
})
