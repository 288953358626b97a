import { planDraftMessages as messages, planFileMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import type { Page } from "@playwright/test"
import { walks } from "../model/specs/rollout-plan.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { button, checkboxOf, openList, rows, selection } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { goToStep, planStep } from "../support/plan-page.ts"
import { expect, test } from "../support/rollouts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { signInAgain } from "./support/signed-in-again.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

interface Begin {
  /** The call that keeps the page waiting for what it offers. */
  readonly held: string
  readonly begin: (page: Page) => Promise<void>
}

const fromList: Begin = {
  held: "/components",
  begin: async (page) => {
    await openList(page, "/be/1/utgs")
    const names = await rows(page).getByRole("rowheader").allInnerTexts()
    for (const name of names.slice(0, 2)) await checkboxOf(page, name).check()
  }
}
const fromFile: Begin = {
  held: "/componentProfiles",
  begin: async (page) => void (await page.goto("/be/1/rollouts/new"))
}

const pageFrom =
  ({ held, begin }: Begin) =>
  async (world: World): Promise<WalkPage<typeof rolloutPlanMachine>> => {
    const { page, context, faults, origin, token } = world
    let isPlanning = false
    const calls = await holdCalls(context, faults, {
      loadTargets: { path: held, isHeld: () => isPlanning },
      createRollout: { path: /^\/rollouts$/u, method: "POST" }
    })
    const wave = (number: number) => page.getByRole("group", { name: messages.wave(number), exact: true })
    const hours = (number: number) => page.getByRole("group", { name: messages.hoursOf(number), exact: true })
    const name = page.getByRole("textbox", { name: messages.name })
    const filter = page.getByRole("textbox", { name: messages.filter })
    const create = page.getByRole("button", { name: /^Plan for \d+ targets? in \d+ waves?$/u })
    const again = button(page, messages.sendAgain)
    const plan = planOf(await someTargets(origin, token, 3, 1), { businessEntityId: 1 })
    const opened = async (text: string) => {
      await page.getByLabel(messages.openFile).setInputFiles({
        name: messages.fileName,
        mimeType: "application/json",
        buffer: Buffer.from(text)
      })
    }
    return {
      arrive: async () => {
        await page.clock.install()
        await begin(page)
        isPlanning = true
        if (held === fromList.held) await button(selection(page), messages.entry).click()
      },
      perform: {
        retry: () => button(page, "Retry").click(),
        cancel: () => button(page, "Cancel").click(),
        "choices.retry": notWalked,
        "xstate.done.actor.loadChoices": notWalked,
        "draft.changed": async ({ change }) => {
          await goToStep(page, "what")
          await name.fill(change.name ?? "")
        },
        "field.left": async () => {
          await goToStep(page, "what")
          await name.focus()
          await name.blur()
        },
        "step.chosen": ({ step }) => planStep(page, step).click(),
        "finding.changed": ({ change }) => filter.fill(change.text ?? ""),
        "targets.reset": async () => {
          await goToStep(page, "who")
          await button(page, messages.otherTargets).click()
        },
        edit: () => button(page, "Continue Editing").click(),
        discard: () => button(page, "Lose Changes").click(),
        "find.asked": async (_, { target }) => {
          const isLookingOn = target.includes("loading.looking")
          await button(page, messages.find).click()
          if (!isLookingOn) await expect(filter).toHaveAttribute("aria-invalid", "true")
        },
        // Which file it is, its reading says.
        "file.chosen": async () => undefined,
        "action.chosen": async () => {
          await goToStep(page, "what")
          const choice = page.getByRole("combobox", { name: messages.command })
          await choice.selectOption(messages.actions.deployUtg)
          await expect(choice).toHaveValue("deployUtgVersion")
        },
        "action.changed": notWalked,
        "hours.added": async () => {
          await goToStep(page, "when")
          const count = await page.getByRole("button", { name: /^Remove hours/u }).count()
          await button(page, messages.addHours).click()
          await expect(hours(count + 1)).toBeVisible()
        },
        "hours.changed": async ({ at, change }) => {
          await goToStep(page, "when")
          await hours(at)
            .getByRole("textbox", { name: messages.from })
            .fill(change.from ?? "")
        },
        "hours.removed": async ({ at }) => {
          await goToStep(page, "when")
          const count = await page.getByRole("button", { name: /^Remove hours/u }).count()
          await button(page, messages.removeHours(at)).click()
          await expect(hours(count)).toBeHidden()
        },
        "wave.changed": async ({ wave: number, change }) => {
          await goToStep(page, "waves")
          await wave(number)
            .getByRole("textbox", { name: messages.watch })
            .fill(change.watch ?? "")
        },
        "wave.added": async () => {
          await goToStep(page, "waves")
          const count = await page.getByRole("group", { name: /^Wave \d+$/u }).count()
          await button(page, messages.add).click()
          await expect(wave(count + 1)).toBeVisible()
        },
        "wave.removed": async ({ wave: number }) => {
          await goToStep(page, "waves")
          const count = await page.getByRole("group", { name: /^Wave \d+$/u }).count()
          await button(page, messages.remove(number)).click()
          await expect(wave(count)).toBeHidden()
        },
        create: async () => {
          if (!(await again.isVisible())) await goToStep(page, "review")
          await create.or(again).click()
        },
        save: async () => {
          await goToStep(page, "review")
          const saved = page.waitForEvent("download")
          await button(page, messages.save).click()
          expect((await saved).suggestedFilename()).toBe(messages.fileName)
        },
        "xstate.done.actor.readFile": ({ outcome }) => opened(outcome === "plan" ? JSON.stringify(plan) : "{}"),
        "xstate.done.actor.loadTargets": ({ answer }) => calls.settle("loadTargets", answer),
        "xstate.done.actor.createRollout": async ({ answer, outcome }) => {
          await calls.settle("createRollout", answer)
          if (outcome === "unauthorized") await signInAgain(world, "dana.whitlock")
        }
      },
      later: async () => {
        await page.clock.fastForward(10_000)
        await expect(button(page, "Cancel")).toBeVisible()
      },
      shows: {
        deciding: passedThrough,
        barred: notWalked,
        "nobody.looking": () => expect(page.getByRole("link", { name: messages.toUtgs })).toBeVisible(),
        "nobody.changed": () => expect(page.getByText(messages.keptForOthers)).toBeVisible(),
        "reading.looking": async () => undefined,
        "reading.changed": async () => undefined,
        replacing: () => expect(page.getByText(planFileMessages.replaces)).toBeVisible(),
        "loading.looking": () => calls.isCalling("loadTargets"),
        "loading.changed": notWalked,
        "failed.looking": () => expect(button(page, "Retry")).toBeVisible(),
        "failed.changed": notWalked,
        "crashed.looking": notWalked,
        "crashed.changed": notWalked,
        "editing.looking": () => expect(planStep(page, "what")).toBeEnabled(),
        "editing.changed": () => expect(planStep(page, "what")).toBeEnabled(),
        "offering.looking": notWalked,
        "offering.changed": notWalked,
        creating: () => calls.isCalling("createRollout"),
        notConfirmed: () => expect(again).toBeEnabled(),
        creationCrashed: notWalked,
        created: () => expect(heading(page, "Restart all")).toBeVisible()
      },
      left: async ({ outcome }) => {
        if (outcome === "loaded") {
          await goToStep(page, "who")
          await expect(page.getByText(/^3 UTGs selected$/u)).toBeVisible()
        } else await expect(heading(page, "Unauthorized")).toBeVisible()
      }
    }
  }

describeWalks({
  name: "rollout plan",
  person: "dana.whitlock",
  walk: walks.selected,
  page: pageFrom(fromList),
  test
})
describeWalks({
  name: "rollout plan from a file",
  person: "dana.whitlock",
  walk: walks.opened,
  page: pageFrom(fromFile),
  test
})
describeWalks({
  name: "rollout plan from another file",
  person: "dana.whitlock",
  walk: walks.replaced,
  page: pageFrom(fromFile),
  test
})
