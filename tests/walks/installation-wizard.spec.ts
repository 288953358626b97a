import { randomUUID } from "node:crypto"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import { walks } from "../model/specs/installation-wizard.ts"
import { expect, test } from "../support/browser.ts"
import { field, list, newUtg, verificationId, wizard } from "../support/installation-wizard.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { signInAgain } from "./support/signed-in-again.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const person = "dana.whitlock"
const words = wizardMessages

const pageOf = async (world: World): Promise<WalkPage<typeof installationWizardMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, {
    loadChoices: { path: "/versions/", count: 2 },
    loadProfiles: { path: "/componentProfiles", method: "GET" },
    setUpInstallation: { path: "/businessentities/12/installations", method: "POST" },
    giveUser: { path: "/ephemeralUsers", method: "POST" },
    removeOthers: { path: "/businessentities/12/installations/", method: "DELETE" }
  })
  const open = wizard(page)
  const asking = dialog(page, unsavedMessages.title)
  const create = button(open, "Create")
  const again = open.getByText(/ exists twice \(ids \d+, \d+ created /u)
  const press = (name: string) => button(open, name).click()
  const question = async () => {
    await expect(open.getByText(words.question)).toBeVisible()
    await expect(create).toBeHidden()
  }
  return {
    arrive: async () => {
      await page.clock.install()
      await openList(page, list)
    },
    open: async () => {
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      await button(page, "New").click()
    },
    perform: {
      "kind.chosen": () => press(newUtg),
      "draft.changed": ({ change }) => field(page, "Installation Name").fill(change.name ?? ""),
      "version.chosen": async ({ version }) => {
        const offered = open.getByLabel("UTG Version")
        const isAvailable = await offered.locator("option").allInnerTexts()
        const wanted = isAvailable.findIndex(
          (text) => text.includes("general availability") === (version === "5.0.0.3124")
        )
        await offered.selectOption({ index: wanted })
      },
      back: () => press("Back"),
      submit: async () => {
        await field(page, "Installation Name").fill(`Walked ${randomUUID().slice(0, 8)}`)
        await create.click()
      },
      edit: (_, { source }) =>
        source[0] === "unknown" ? press("Back to the Form") : button(asking, unsavedMessages.continueEditing).click(),
      discard: () => button(asking, unsavedMessages.loseChanges).click(),
      retry: () => press("Retry"),
      "id.copied": async () => {
        await press("Copy")
        await expect(toasts(page).last()).toContainText(words.copied)
      },
      cancel: () => press("Cancel"),
      close: () => open.getByRole("button", { name: "Close", exact: true }).last().click(),
      "xstate.done.actor.loadChoices": async ({ answer, outcome }) => {
        // Of the three calls this one sends the token.
        const isRefused = outcome === "unauthorized"
        await calls.settle("loadProfiles", isRefused ? answer : null)
        if (!isRefused) await calls.settle("loadChoices", answer)
      },
      "xstate.done.actor.setUpInstallation": async ({ answer, outcome }) => {
        if (outcome === "lost")
          await world.faults.add({ path: "/installations", method: "GET", kind: "status", status: 500, times: 1 })
        await calls.settle("setUpInstallation", answer)
        if (outcome === "created" || outcome === "twice") await calls.settle("giveUser", null)
        if (outcome === "twice") await expect(again).toBeVisible()
        if (outcome === "without its user") await calls.settle("giveUser", { kind: "status", status: 500 })
        if (outcome === "refused") {
          await expect(toasts(page).last()).toContainText(installationMessages.createFailed(""))
          await expect(open.getByRole("alert")).not.toContainText(installationMessages.createFailed(""))
        }
        if (outcome === "unauthorized") await signInAgain(world, person)
      },
      "others.removed": () => press(writeMessages.removeOthers(1)),
      "xstate.done.actor.firstContact": notWalked,
      "xstate.done.actor.removeOthers": async ({ answer, outcome }) => {
        await calls.settle("removeOthers", answer)
        if (outcome === "refused") await expect(open.getByText(writeMessages.othersStay("Fault 500"))).toBeVisible()
        if (outcome === "removed") await expect(again).toBeHidden()
      },
      "xstate.done.actor.giveUser": ({ answer }) => calls.settle("giveUser", answer)
    },
    later: async () => {
      await page.clock.fastForward(10_000)
      // The choice waits for nothing.
      const isChoice = await open.getByText(words.question).isVisible()
      await expect(open.getByRole("status")).toHaveText(isChoice ? [] : [waitMessages.awaited(waitMessages.dialog)])
    },
    shows: {
      loading: async () => {
        await expect(open).toBeVisible()
        await calls.isCalling("loadChoices")
        await calls.isCalling("loadProfiles")
      },
      failed: () => expect(open.getByRole("alert")).toContainText(words.loadFailed("")),
      open: passedThrough,
      "choosing.looking": passedThrough,
      "choosing.untouched": question,
      "choosing.changed": question,
      "editing.looking": passedThrough,
      "editing.untouched": async () => {
        await expect(field(page, "Installation Name")).toHaveValue("")
        await expect(create).toBeDisabled()
      },
      "editing.changed": () => expect(field(page, "Installation Name")).toBeEditable(),
      asking: () => expect(asking).toContainText(words.unsaved),
      creating: async () => {
        await expect(create).toHaveAttribute("aria-busy", "true")
        await expect(button(open, "Cancel")).toBeDisabled()
        await calls.isCalling("setUpInstallation")
      },
      removingOthers: async () => {
        await expect(button(open, writeMessages.removeOthers(1))).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("removeOthers")
      },
      unknown: () => expect(open.getByText(words.unknown)).toBeVisible(),
      unverified: () =>
        expect(open.getByRole("alert")).toContainText(
          /^The installation \d+ was created, but the answer has no verification ID\./u
        ),
      withoutUser: async () => {
        await expect(open.getByText(words.withoutUser)).toBeVisible()
        await expect(button(open, "Retry")).toBeEnabled()
      },
      completing: async () => {
        await expect(create).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("giveUser")
      },
      created: () => expect(verificationId(page)).toHaveText(/^[0-9A-F]{4} [0-9A-F]{4}$/u),
      closed: () => expect(open).toBeHidden()
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

test.use({ permissions: ["clipboard-write"] })
describeWalks({
  name: "installation-wizard",

  person,
  walk: walks.all,
  isReopened: true,
  page: pageOf
})
