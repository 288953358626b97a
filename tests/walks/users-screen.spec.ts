import { usersScreenMachine } from "@command-center/machines/users-screen/users-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { spec } from "./specs/users-screen.ts"
import { holdCalls } from "./support/held-calls.ts"
import { giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const typed = [
  ["Username", "never.created"],
  ["First Name", "Ada"],
  ["Last Name", "Byron"],
  ["Email Address", "never@quillmark.example"],
  ["Verify Email Address", "never@quillmark.example"]
] as const

const pageOf = async (world: World): Promise<WalkPage<typeof usersScreenMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, { create: { path: "/businessentities/12/users", method: "POST" } })
  const adding = dialog(page, "Add new user")
  let isUnknown = false
  return {
    arrive: () => openList(page, "/be/12/users"),
    perform: {
      "add.opened": () => button(page, "Create User").click(),
      "rows.changed": async () => {
        for (const [label, text] of typed) await adding.getByRole("textbox", { name: label, exact: true }).fill(text)
        await adding.getByRole("radio", { name: "Manager" }).check()
        await button(adding, "Add").click()
        await calls.isCalling("create")
        await rereads(world, { path: "/businessentities/12/users", method: "GET" }, () =>
          calls.settle("create", "unreachable")
        )
        isUnknown = true
      },
      retry: notWalked,
      "xstate.done.actor.rows": notWalked,
      "xstate.done.actor.addUser": () => giveUp(page, adding, isUnknown ? "Close" : "Cancel")
    },
    shows: {
      "open.browsing": async () => {
        await expect(rows(page).first()).toBeVisible()
        await expect(adding).toBeHidden()
      },
      "open.adding": () => expect(adding).toBeVisible(),
      crashed: notWalked
    }
  }
}

describeWalks({ name: "users-screen", machine: usersScreenMachine, person: "agnes.holloway", spec, page: pageOf })
