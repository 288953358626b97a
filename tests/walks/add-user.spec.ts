import { randomUUID } from "node:crypto"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { userMessages } from "@command-center/domain/user/user-messages"
import type { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { walks } from "../model/specs/add-user.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { holdCalls } from "./support/held-calls.ts"
import type { Answer } from "./support/plan.ts"
import { signInAgain } from "./support/signed-in-again.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const person = "agnes.holloway"
const words = userMessages.addDialog
const path = "/businessentities/12/users"

const pageOf = async (world: World): Promise<WalkPage<typeof addUserMachine>> => {
  const { page, context, faults } = world
  // The list behind the dialog reads the same path: its calls pass.
  let isChecking = false
  const calls = await holdCalls(context, faults, {
    createUser: { path, method: "POST" },
    findUser: { path, method: "GET", isHeld: () => isChecking },
    assignRole: { path: "/roles/", method: "POST" }
  })
  const open = dialog(page, words.title)
  const asking = dialog(page, unsavedMessages.title)
  const field = (label: string) => open.getByRole("textbox", { name: label, exact: true })
  const closed = () => expect(open).toBeHidden()
  const press = (name: string) => button(open, name).click()
  /** Settles a call after which the list is read again. */
  const settle = async (actor: string, answer: Answer, isReread: boolean) => {
    const reread = isReread ? page.waitForResponse((given) => given.url().includes(path)) : null
    await calls.settle(actor, answer)
    await reread
  }
  const saysOnce = async () => {
    await expect(toasts(page).last()).toContainText(userMessages.addFailed(""))
    await expect(open.getByRole("alert")).not.toContainText(userMessages.addFailed(""))
  }
  const isFilled = async () => {
    for (const label of [words.username, words.firstName, words.lastName])
      await expect(field(label)).not.toHaveValue("")
  }
  return {
    arrive: () => openList(page, "/be/12/users"),
    open: async () => {
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      await button(page, userMessages.createUser).click()
    },
    perform: {
      "draft.changed": ({ field: changed, text }) => field(words[changed]).fill(text),
      "role.chosen": () => open.getByRole("radio", { name: "Technician" }).check(),
      submit: async () => {
        // Nobody else's: each submit is of another user.
        await field(words.username).fill(`walked.${randomUUID().slice(0, 8)}`)
        await press(words.add)
      },
      check: async () => {
        isChecking = true
        await press(words.check)
      },
      retry: (_, { source }) => press(source[0] === "notFound" ? words.back : words.roleAgain),
      cancel: () => press(words.cancel),
      edit: () => button(asking, unsavedMessages.continueEditing).click(),
      discard: () => button(asking, unsavedMessages.loseChanges).click(),
      close: async () => {
        isChecking = false
        await open.getByRole("button", { name: words.close, exact: true }).last().click()
      },
      "xstate.done.actor.createUser": async ({ answer, outcome }) => {
        isChecking = outcome === "taken"
        await settle("createUser", answer, outcome === "lost")
        if (outcome === "refused") await saysOnce()
        if (outcome === "unauthorized") await signInAgain(world, person)
      },
      "xstate.done.actor.findUser": async ({ answer, outcome, transition }) => {
        await calls.settle("findUser", answer)
        isChecking = false
        const isComparing = transition.source[0] === "comparing"
        // After a check that failed it is still not known whether there is a user: no failure to add it is claimed.
        if (isComparing && (outcome === "refused" || outcome === "none")) await saysOnce()
        if (outcome === "unauthorized") await signInAgain(world, person)
      },
      "xstate.done.actor.assignRole": async ({ answer, outcome }) => {
        await settle("assignRole", answer, outcome !== "unauthorized")
        if (outcome === "unauthorized") await signInAgain(world, person)
      }
    },
    shows: {
      "editing.looking": passedThrough,
      "editing.untouched": async () => {
        await expect(field(words.username)).toHaveValue("")
        await expect(button(open, words.add)).toBeDisabled()
      },
      "editing.changed": () => expect(field(words.username)).toBeEditable(),
      asking: () => expect(asking).toContainText(userMessages.unsaved),
      creating: async () => {
        await expect(button(open, words.adding)).toHaveAttribute("aria-busy", "true")
        await isFilled()
        await calls.isCalling("createUser")
      },
      comparing: async () => {
        await expect(button(open, words.adding)).toHaveAttribute("aria-busy", "true")
        await isFilled()
        await calls.isCalling("findUser")
      },
      unknown: async () => {
        await expect(open.getByText(userMessages.creationUnknown)).toBeVisible()
        await expect(button(open, words.check)).toBeEnabled()
      },
      checking: async () => {
        await expect(button(open, words.checking)).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("findUser")
      },
      notFound: () => expect(open.getByText(userMessages.notFound)).toBeVisible(),
      assigning: async () => {
        await expect(button(open, words.adding)).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("assignRole")
      },
      withoutRole: async () => {
        await expect(open.getByText(/was created, but the role Technician was not assigned/u)).toBeVisible()
        await isFilled()
      },
      roleUnknown: async () => {
        await expect(open.getByText(/Whether the role Technician was assigned is not known/u)).toBeVisible()
        await isFilled()
      },
      crashed: notWalked,
      added: async () => {
        await closed()
        await expect(toasts(page).last()).toContainText(userMessages.added("Ada", "Byron"))
      },
      closed
    }
  }
}

describeWalks({ name: "add-user", person, walk: walks.all, isReopened: true, page: pageOf })
