import { profilesScreenMachine } from "@command-center/machines/profiles-screen/profiles-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { spec } from "./specs/profiles-screen.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async (world: World): Promise<WalkPage<typeof profilesScreenMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, {
    collectChoices: { path: "/versions/" },
    create: { path: "/componentProfiles", method: "POST" }
  })
  const creating = dialog(page, "Add a New Profile")
  const cloning = dialog(page, "Clone Profile")
  const deleting = dialog(page, "Delete Profile")
  return {
    arrive: () => openList(page, "/be/12/profiles"),
    perform: {
      "creation.opened": () => button(page, "New").click(),
      "clone.opened": () => chooseForFirstRow(page, "Clone profile"),
      "deletion.opened": () => chooseForFirstRow(page, "Delete profile"),
      "rows.changed": async () => {
        await creating.getByRole("textbox", { name: "Name" }).fill("Never created")
        await creating.getByLabel("UTG Version").selectOption("5.0.0.3124")
        await button(creating, "Add").click()
        await calls.isCalling("create")
        await rereads(world, { path: "/componentProfiles", method: "GET" }, () => calls.settle("create", "unreachable"))
      },
      retry: notWalked,
      "xstate.done.actor.rows": notWalked,
      "xstate.done.actor.collectChoices": async ({ answer, outcome }) => {
        await calls.settle("collectChoices", answer)
        if (outcome === "refused") await expect(toasts(page).last()).toContainText("500")
      },
      "xstate.done.actor.newProfile": () => giveUp(page, creating),
      "xstate.done.actor.cloneProfile": () => giveUp(page, cloning),
      "xstate.done.actor.deleteProfile": () => giveUp(page, deleting)
    },
    shows: {
      "open.browsing": async () => {
        await expect(rows(page).first()).toBeVisible()
        await expect(page.getByRole("dialog")).toBeHidden()
      },
      "open.collecting": () => calls.isCalling("collectChoices"),
      "open.choosing": passedThrough,
      "open.creating": () => expect(creating).toBeVisible(),
      "open.cloning": () => expect(cloning).toBeVisible(),
      "open.deleting": () => expect(deleting).toBeVisible(),
      crashed: notWalked
    }
  }
}

describeWalks({ name: "profiles-screen", machine: profilesScreenMachine, person: "dana.whitlock", spec, page: pageOf })
