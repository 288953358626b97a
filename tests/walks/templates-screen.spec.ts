import { templatesScreenMachine } from "@command-center/machines/templates-screen/templates-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { spec } from "./specs/templates-screen.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { atOnce, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async (world: World): Promise<WalkPage<typeof templatesScreenMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, { create: { path: "/configtemplates", method: "POST" } })
  const creating = dialog(page, "New Config Template")
  const deleting = dialog(page, "Delete Config Template")
  return {
    arrive: () => openList(page, "/be/12/templates"),
    perform: {
      "creation.opened": () => button(page, "New").click(),
      "deletion.opened": () => chooseForFirstRow(page, "Delete config template"),
      "rows.changed": async () => {
        await creating.getByRole("textbox", { name: "Name" }).fill("Never created")
        await button(creating, "Add New").click()
        await calls.isCalling("create")
        await rereads(world, { path: "/configtemplates", method: "GET" }, () => calls.settle("create", "unreachable"))
      },
      retry: notWalked,
      "xstate.done.actor.rows": notWalked,
      "xstate.done.actor.collectNames": atOnce,
      "xstate.done.actor.newTemplate": () => giveUp(page, creating),
      "xstate.done.actor.deleteTemplate": () => giveUp(page, deleting)
    },
    shows: {
      "open.browsing": async () => {
        await expect(rows(page).first()).toBeVisible()
        await expect(page.getByRole("dialog")).toBeHidden()
      },
      "open.collecting": atOnce,
      "open.creating": () => expect(creating).toBeVisible(),
      "open.deleting": () => expect(deleting).toBeVisible(),
      crashed: notWalked
    }
  }
}

describeWalks({
  name: "templates-screen",
  machine: templatesScreenMachine,
  person: "dana.whitlock",
  spec,
  page: pageOf
})
