import { stepMessages } from "@command-center/domain/rollout/refusal-messages"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import { sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import type { ChosenStep } from "@command-center/machines/rollout-run/rollout-run.types"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { sampleAccountId, sampleSignedIn } from "../../app/sample-signed-in.ts"
import { RolloutState } from "./rollout-state.view.tsx"
import { RolloutStepDialog } from "./rollout-step.view.tsx"

afterEach(cleanup)

/** A console of somebody who may edit UTGs at the account, or only see them. */
const consoleOf = (id: number, canEdit: boolean) =>
  sampleSignedIn(
    { Utgs: canEdit ? "edit" : "view" },
    { user: { id, username: "ann", businessEntityId: sampleAccountId, imageSelected: false } }
  )

interface Shown {
  readonly personId?: number
  readonly canEdit?: boolean
  /** What a step that is sent comes to; left out, it is never answered. */
  readonly answer?: Outcome<Rollout, Failure>
}

const shown = (rollout: Rollout, { personId = 5, canEdit = true, answer }: Shown = {}) => {
  const taken: Array<ChosenStep> = []
  let keys = 0
  const actor = createActor(
    rolloutRunMachine.provide({
      actors: {
        takeStep: fromPromise<Outcome<Rollout, Failure>, { readonly id: string; readonly chosen: ChosenStep }>(
          ({ input }) => {
            taken.push(input.chosen)
            return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer)
          }
        )
      }
    }),
    { input: { id: "r-1", newKey: () => `key ${(keys += 1)}` } }
  ).start()
  render(
    <SamplePage console={consoleOf(personId, canEdit)}>
      <RolloutState actor={actor} rollout={rollout} />
      <RolloutStepDialog actor={actor} rollout={rollout} />
    </SamplePage>
  )
  return { actor, taken }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const refusalOf = (name: string) => [button(name).getAttribute("aria-disabled"), button(name).getAttribute("data-tip")]

it("offers the steps there are now in their order, to those who may take them", () => {
  const running = sampleRollout({ steps: ["stop", "pause", "retry"] })
  shown(running)
  expect(screen.getAllByRole("button").map((each) => [each.textContent, each.getAttribute("aria-disabled")])).toEqual([
    [messages.steps.pause, "false"],
    [messages.steps.retry, "false"],
    [messages.steps.stop, "false"]
  ])
  cleanup()
  const { actor, taken } = shown(running, { canEdit: false })
  expect(refusalOf(messages.steps.pause)).toEqual(["true", messages.mayNotChange])
  for (const each of screen.getAllByRole("button")) fireEvent.click(each)
  expect([actor.getSnapshot().context.chosen, taken]).toEqual([null, []])
})

it("lets nobody approve a rollout of their own where another person has to", () => {
  const waiting = sampleRollout({
    state: "waiting",
    createdById: 5,
    steps: ["advance", "stop"],
    waitingFor: { reason: "approval", since: "2026-11-21T10:00:00.000Z", until: null, endedBy: "anotherEditor" }
  })
  const { actor } = shown(waiting)
  const [advance] = screen.getAllByRole<HTMLButtonElement>("button")
  expect([advance?.getAttribute("aria-disabled"), advance?.getAttribute("data-tip")]).toEqual([
    "true",
    stepMessages.byAnother
  ])
  fireEvent.click(advance ?? document.body)
  expect(actor.getSnapshot().context.chosen).toBeNull()
  cleanup()
  const other = shown(waiting, { personId: 6 })
  fireEvent.click(screen.getAllByRole("button")[0] ?? document.body)
  expect(other.actor.getSnapshot().context.chosen?.step).toBe("advance")
})

it("pauses at once, and takes no second step meanwhile", () => {
  const { taken } = shown(sampleRollout())
  fireEvent.click(button(messages.steps.pause))
  fireEvent.click(button(messages.steps.stop))
  expect([taken.map(({ step }) => step), screen.queryByRole("dialog"), refusalOf(messages.steps.stop)[0]]).toEqual([
    ["pause"],
    null,
    "true"
  ])
})

it("stops with what was chosen and typed, which stays as it was sent until it is known to have arrived", async () => {
  const lost = Result.fail<Failure>({ _tag: "Unreachable", sentence: "No connection." })
  const { taken } = shown(sampleRollout(), { answer: lost })
  fireEvent.click(button(messages.steps.stop))
  const deletes = await screen.findByRole<HTMLInputElement>("checkbox", { name: messages.deleteTasks })
  const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: messages.note })
  fireEvent.click(deletes)
  fireEvent.change(note, { target: { value: "Wrong version." } })
  const confirm = screen.getAllByRole("button", { name: messages.steps.stop }).at(-1)
  fireEvent.click(confirm ?? note)
  await screen.findByRole("button", { name: messages.sendAgain })
  expect([deletes.checked, deletes.disabled, note.disabled]).toEqual([true, true, true])
  fireEvent.click(button(messages.sendAgain))
  await waitFor(() => expect(taken).toHaveLength(2))
  expect(taken.map(({ step, note: said, deleteTasks, key }) => [step, said, deleteTasks, key])).toEqual(
    [1, 2].map(() => ["stop", "Wrong version.", true, taken[0]?.key])
  )
})
