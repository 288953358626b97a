import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { walks } from "../model/specs/rollout-run.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { blinkConnection } from "../support/connection.ts"
import { inAYear } from "../support/in-a-year.ts"
import { button, dialog } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { expect, planRollout, rolloutOrigins, stepElsewhere, test } from "../support/rollouts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { signInAgain } from "./support/signed-in-again.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const one = (part: string): RegExp => new RegExp(`^/rollouts/[^/]+${part}$`, "u")
const waves = planOf([]).waves.map((wave) => ({ ...wave, start: { kind: "at", at: inAYear() } as const }))

const pageOf = async (world: World): Promise<WalkPage<typeof rolloutRunMachine>> => {
  const { page, context, faults, origin, token } = world
  const origins = await rolloutOrigins(origin, token)
  const id = await planRollout(origins, 450, { name: "Restart them in a year", waves })
  await stepElsewhere(origins, id, "start")
  const calls = await holdCalls(context, faults, {
    loadRollout: { path: one(""), method: "GET" },
    followRollout: { path: one("/events") },
    loadTargets: { path: one("/targets") },
    loadJournal: { path: one("/journal") },
    takeStep: { path: one("/(?:pause|stop)"), method: "POST" }
  })
  const part = (name: string) => page.getByRole("region", { name, exact: true })
  const targets = page.locator("tbody tr").filter({ hasText: messages.targetStates.planned })
  const entries = page.locator("tbody tr").filter({ hasText: "Planned" })
  const asked = page.getByRole("alertdialog").first()
  const losing = dialog(page, unsavedMessages.title)
  let chosen: "pause" | "stop" = "pause"
  /** What is shown as soon as the rollout itself is. */
  const once = async (look: () => Promise<void>) => {
    if ((await page.locator("h1", { hasText: "Restart them in a year" }).count()) > 0) await look()
  }
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto(`/be/1/rollouts/${id}`)
    },
    perform: {
      retry: () => button(page, "Retry").first().click(),
      cancel: () => button(page, "Cancel").click(),
      "refresh.asked": () => blinkConnection(page),
      "step.chosen": async ({ step }) => {
        chosen = step === "stop" ? "stop" : "pause"
        await button(page, messages.steps[chosen]).click()
      },
      "note.changed": async ({ note }) => {
        await asked.getByRole("textbox", { name: messages.note }).fill(note)
        await expect(asked.getByRole("textbox", { name: messages.note })).toHaveValue(note)
      },
      "deleteTasks.chosen": () => asked.getByRole("checkbox", { name: messages.deleteTasks }).check(),
      "step.confirmed": () =>
        asked
          .getByRole("button", { name: new RegExp(`^(?:${messages.steps[chosen]}|${messages.sendAgain})$`, "u") })
          .click(),
      edit: () => button(losing, unsavedMessages.continueEditing).click(),
      discard: () => button(losing, unsavedMessages.loseChanges).click(),
      "step.cancelled": () => button(asked, "Cancel").click(),
      "targets.chosen": async ({ state }) => {
        await page.getByRole("combobox", { name: messages.targetState }).selectOption(state ?? "all")
      },
      "more.asked": () => button(page, messages.more).click(),
      "live.begun": notWalked,
      changed: notWalked,
      "xstate.done.actor.loadRollout": ({ answer }) => calls.settle("loadRollout", answer),
      "xstate.done.actor.followRollout": ({ answer }) => calls.settle("followRollout", answer),
      "xstate.done.actor.loadTargets": ({ answer }) => calls.settle("loadTargets", answer),
      "xstate.done.actor.loadJournal": ({ answer }) => calls.settle("loadJournal", answer),
      "xstate.done.actor.takeStep": async ({ answer, outcome }) => {
        await calls.settle("takeStep", answer)
        if (outcome === "unauthorized") await signInAgain(world, "dana.whitlock")
        if (outcome === "taken") await expect(toasts(page)).toContainText(messages.taken[chosen])
      }
    },
    later: async (_, { source }) => {
      const isFirst = source.includes("record.loading")
      await page.clock.fastForward(isFirst ? 10_000 : 5_000)
      if (isFirst) await expect(button(page, "Cancel")).toBeVisible()
    },
    shows: {
      "record.loading": () => calls.isCalling("loadRollout"),
      "record.following": async () => {
        await expect(page.locator("h1")).toHaveText("Restart them in a year")
        await calls.isCalling("followRollout")
      },
      "record.resting": () => expect(page.getByText(messages.live, { exact: true })).toBeHidden(),
      "record.reading": () => calls.isCalling("loadRollout"),
      "record.failed": () => expect(button(page, "Retry").first()).toBeVisible(),
      "record.crashed": notWalked,
      "targets.loading": () => calls.isCalling("loadTargets"),
      "targets.shown": () =>
        once(async () => {
          await expect(targets.first()).toBeVisible()
        }),
      "targets.failed": () => expect(part(messages.targets).getByRole("button", { name: "Retry" })).toBeVisible(),
      "targets.crashed": notWalked,
      "journal.loading": () => calls.isCalling("loadJournal"),
      "journal.shown": () => once(() => expect(entries.first()).toBeVisible()),
      "journal.failed": () => expect(part(messages.journal).getByRole("button", { name: "Retry" })).toBeVisible(),
      "journal.crashed": notWalked,
      "step.none": () => expect(asked).toBeHidden(),
      "step.asking.looking": notWalked,
      "step.asking.untouched": () => expect(dialog(page, messages.ask[chosen])).toBeVisible(),
      "step.asking.changed": () => expect(dialog(page, messages.ask[chosen])).toBeVisible(),
      "step.losing": () => expect(losing).toBeVisible(),
      "step.sending": () => calls.isCalling("takeStep"),
      "step.notConfirmed": () => expect(button(asked, messages.sendAgain)).toBeVisible(),
      "step.crashed": notWalked
    },
    left: async ({ outcome }) => {
      if (outcome !== "taken") await expect(heading(page, "Unauthorized")).toBeVisible()
    }
  }
}

for (const [name, walk] of Object.entries(walks))
  describeWalks({ name: `rollout, ${name}`, person: "dana.whitlock", walk, page: pageOf, test })
