import { filterMessages } from "@command-center/domain/filter/filter-messages"
import { utgFilterProperties } from "@command-center/domain/filter/property"
import type { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { walks } from "../model/specs/filters.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const labels = new Map(utgFilterProperties.map(({ propertyName, label }) => [propertyName, label]))

const pageOf = ({ page }: World): WalkPage<typeof filtersMachine> => {
  const open = dialog(page, filterMessages.title)
  const second = open.getByRole("group", { name: "Second condition" })
  const closed = async () => {
    await expect(open).toBeHidden()
    await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  }
  return {
    arrive: () => openList(page, "/be/12/utgs"),
    open: () => button(page, /^Filters/u).click(),
    perform: {
      "property.chosen": async ({ propertyName }) => {
        const property = open
          .getByRole("listitem")
          .filter({ hasText: labels.get(propertyName) ?? "" })
          .getByRole("button")
        await property.click()
        await expect(property).toHaveAttribute("aria-current", "true")
      },
      "operator.changed": async ({ operator }) => {
        await open.getByLabel("Operator").first().selectOption(operator)
        await expect(open.getByLabel("Operator").first()).toHaveValue(operator)
      },
      "value.changed": async ({ value }) => {
        await open.getByRole("textbox").first().fill(value)
        await expect(open.getByRole("textbox").first()).toHaveValue(value)
      },
      "condition.added": async () => {
        await button(open, filterMessages.addCondition).click()
        await expect(second).toBeVisible()
      },
      "condition.changed": async ({ change }) => {
        await second.getByRole("textbox").fill(change.value ?? "")
        await expect(second.getByRole("textbox")).toHaveValue(change.value ?? "")
      },
      "condition.removed": async () => {
        const active = open.getByText(filterMessages.active, { exact: true })
        const before = await active.count()
        await button(open, "Remove Condition").click()
        await expect(second).toBeHidden()
        // The first condition stays.
        await expect(active).toHaveCount(before)
      },
      reset: async () => {
        await button(open, "Reset").click()
        await expect(open.getByText(filterMessages.active, { exact: true })).toHaveCount(0)
      },
      apply: () => button(open, "Apply").click(),
      cancel: () => button(open, "Cancel").click(),
      "xstate.done.actor.countValues": () => Promise.resolve()
    },
    shows: {
      "editing.counting": () => expect(open.getByRole("list", { name: "Properties" })).toBeVisible(),
      "editing.counted": () => expect(open.getByRole("list", { name: "Properties" })).toBeVisible(),
      applied: closed,
      cancelled: closed
    }
  }
}

describeWalks({
  name: "filters",

  person: "dana.whitlock",
  walk: walks.all,
  isReopened: true,
  page: pageOf
})
