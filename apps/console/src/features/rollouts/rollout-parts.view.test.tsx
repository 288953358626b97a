import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import { sampleFigures, samplePlan } from "@command-center/domain/rollout/sample-plan"
import { sampleRecord, sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import type { FileWanted } from "@command-center/machines/download-file/download-file.types"
import { type RolloutPart, rolloutCsvMachine } from "@command-center/machines/rollout-run/rollout-csv.machine"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import type { FoundTargets, ShownTargets } from "@command-center/machines/rollout-run/rollout-run.types"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { RolloutPlanned } from "./rollout-planned.view.tsx"
import { RolloutTargets } from "./rollout-targets.view.tsx"
import { RolloutWaves } from "./rollout-waves.view.tsx"

afterEach(cleanup)

const targetsOf = async (rollout: Rollout, found: Outcome<FoundTargets, Failure>) => {
  const asked: Array<ShownTargets> = []
  const downloads: Array<RolloutPart | null> = []
  const actor = createActor(
    rolloutRunMachine.provide({
      actors: {
        loadTargets: fromPromise<typeof found, { readonly id: string; readonly shown: ShownTargets }>(({ input }) => {
          asked.push(input.shown)
          return Promise.resolve(found)
        })
      }
    }),
    { input: { id: "r-1", newKey: () => "key" } }
  ).start()
  const csv = createActor(
    rolloutCsvMachine.provide({
      actors: {
        downloadFile: fromPromise<Outcome<unknown, Failure>, FileWanted<RolloutPart>>(({ input }) => {
          downloads.push(input.wanted)
          return new Promise(() => undefined)
        })
      }
    }),
    { input: { businessEntityId: 42 } }
  ).start()
  render(
    <SamplePage>
      <RolloutTargets actor={actor} csv={csv} rollout={rollout} />
    </SamplePage>
  )
  await waitFor(() => expect(actor.getSnapshot().value).not.toMatchObject({ targets: "loading" }))
  return { asked, downloads }
}
const hrefs = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])

it("leads from a target to its UTG at its own account; a device that has none is named alone", async () => {
  const targets = [
    sampleRecord({ id: 1, name: "till 1" }),
    sampleRecord({ id: 2, name: "till 2", businessEntityId: 43, componentId: 9 })
  ]
  await targetsOf(sampleRollout(), Result.succeed({ targets, hasMore: false }))
  expect(hrefs()).toEqual([
    ["till 1", "/be/42/utgs/1"],
    ["till 2", "/be/43/utgs/9"]
  ])
  cleanup()
  const { targets: _, ...plan } = samplePlan(2, {
    action: { kind: "pushForms", formId: 7, formBusinessEntityId: 42 }
  })
  await targetsOf(sampleRollout({ plan }), Result.succeed({ targets, hasMore: false }))
  expect(hrefs()).toEqual([["till 2", "/be/43/utgs/9"]])
  expect(screen.getByText("till 1").closest("a")).toBeNull()
})

it("shows the targets of the state that is chosen, and more of them when asked", async () => {
  const { asked } = await targetsOf(sampleRollout(), Result.succeed({ targets: [sampleRecord()], hasMore: true }))
  fireEvent.change(screen.getByRole("combobox", { name: messages.targetState }), { target: { value: "failed" } })
  fireEvent.click(await screen.findByRole("button", { name: messages.more }))
  await waitFor(() =>
    expect(asked).toEqual([
      { state: null, most: 100 },
      { state: "failed", most: 100 },
      { state: "failed", most: 400 }
    ])
  )
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "all" } })
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: null, most: 100 }))
})

it("says why there are none, and downloads all of them one file at a time", async () => {
  const { downloads } = await targetsOf(sampleRollout(), Result.fail({ _tag: "Refused", sentence: "Out of order." }))
  expect(screen.getByText(messages.targetsFailed("Out of order.")).tagName).toBe("P")
  const [csv, json] = ["csv", "json"].map((format) =>
    screen.getByRole<HTMLButtonElement>("button", {
      name: format === "csv" ? messages.downloads.targets.csv : messages.downloads.targets.json
    })
  )
  fireEvent.click(csv ?? document.body)
  expect([csv?.getAttribute("aria-busy"), json?.disabled, downloads]).toEqual([
    "true",
    true,
    [{ id: "r-1", part: "targets", format: "csv" }]
  ])
})

it("marks the wave it is at, and what is beyond the limits of a gate", () => {
  const waves = [sampleFigures(), sampleFigures({ wave: 2, sent: 50, succeeded: 40, failed: 10 })]
  render(
    <SamplePage>
      <RolloutWaves rollout={sampleRollout({ wave: 2, waves })} />
    </SamplePage>
  )
  const shown = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li"))
  expect(shown.map((wave) => wave?.getAttribute("aria-current"))).toEqual([null, "step"])
  const gates = shown.map((wave) => within(wave ?? document.body).getByRole("table", { name: messages.gate }))
  const beyond = gates.map((gate) =>
    within(gate)
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).queryByRole("img", { name: messages.gateColumns.beyond }) !== null)
  )
  expect(beyond).toEqual([
    [false, false, false],
    [true, false, false]
  ])
})

it("says each figure of a gate beside its limit, and none of a wave of which nothing was sent", () => {
  const waves = [sampleFigures(), sampleFigures({ wave: 2, sent: 0, succeeded: 0 })]
  render(
    <SamplePage>
      <RolloutWaves rollout={sampleRollout({ waves })} />
    </SamplePage>
  )
  const cells = screen.getAllByRole("table", { name: messages.gate }).map((gate) =>
    within(gate)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
  )
  expect(cells).toEqual([
    [
      "Failed",
      "0 of 50 (0%)",
      "at most 2%",
      "Not confirmed",
      "0 of 50 (0%)",
      "at most 10%",
      "Lost contact",
      "0 of 50 (0%)",
      "at most 1"
    ],
    ["Failed", "–none", "at most 2%", "Not confirmed", "–none", "at most 10%", "Lost contact", "–none", "at most 1"]
  ])
  // Both run as they begin, which is said once.
  expect(screen.queryByText(messages.runs)).toBeNull()
})

it("keeps how a wave stood before what failed was retried, and names the retry by its wave", () => {
  const strict = { share: null, count: 0 }
  const rollout = sampleRollout()
  const [first, second] = rollout.times
  const [rules] = rollout.plan.waves
  if (first === undefined || second === undefined || rules === undefined) throw new Error("the sample has waves")
  const waves = [sampleFigures({ targets: 45, sent: 45, succeeded: 45 }), sampleFigures({ wave: 2 })]
  const retried = [{ wave: 3, figures: sampleFigures({ succeeded: 45, failed: 5 }) }]
  const times = [{ ...first, retried }, second, { ...first, wave: 3, kind: "retry" as const, retries: 1 }]
  const gate = { ...rules.gate, failed: strict }
  const shown = { waves: [...waves, sampleFigures({ wave: 3, targets: 5 })], times, rules: [{ ...rules, gate }] }
  render(
    <SamplePage>
      <RolloutWaves rollout={sampleRollout(shown)} />
    </SamplePage>
  )
  expect(
    screen.getByText(
      "5 of 50 failed (10%), which is more than allowed: at most 0. Those that failed are sent again in wave 3."
    ).tagName
  ).toBe("P")
  expect(screen.getByRole("heading", { name: /Wave 3 · Retry of wave 1/u }).tagName).toBe("H3")
  expect(messages.stateIn("watching", 3, 3, 1)).toBe("Watching, retry of wave 1")
})

it("says why a target failed before it was retried", async () => {
  const earlier = [{ wave: 1, reason: "The task table is full." }]
  await targetsOf(sampleRollout(), Result.succeed({ targets: [sampleRecord({ earlier })], hasMore: false }))
  expect(screen.getByText("Failed in wave 1: The task table is full.").tagName).toBe("DIV")
})

it("says what a wave waits for in the place of a time that nobody knows", () => {
  const rollout = sampleRollout()
  const [first, second] = rollout.times
  if (first === undefined || second === undefined) throw new Error("the sample has waves")
  const waves = [sampleFigures(), sampleFigures({ wave: 2, sent: 0, succeeded: 0 })]
  const times = [
    { ...first, isEstimate: false },
    { ...second, awaits: ["person", "approval"] as const }
  ]
  render(
    <SamplePage>
      <RolloutWaves rollout={sampleRollout({ waves, times })} />
    </SamplePage>
  )
  expect(screen.getByText("Once somebody goes on, once it is approved").tagName).toBe("DD")
  expect(screen.queryByText(/expected/u)).toBeNull()
  expect(screen.getAllByText(messages.watched)).toHaveLength(1)
})

it("says what each wave demands, and what was planned for the rollout as a whole", () => {
  const [first, second] = samplePlan(20).waves
  if (first === undefined || second === undefined) throw new Error("the plan has two waves")
  const growing = { filter: [{ PropertyName: "ComponentMerchant", Operator: "EQ", Value: "Bar" }] } as const
  const { targets: _, ...plan } = samplePlan(20, {
    waves: [first, { ...second, then: "waitForPerson", approval: { required: true, byAnother: true } }],
    order: { kind: "random", seed: 731 },
    growing
  })
  const rollout = sampleRollout({ plan, waves: [sampleFigures(), sampleFigures({ wave: 2, sent: 0, succeeded: 0 })] })
  render(
    <SamplePage>
      <RolloutPlanned rollout={rollout} />
      <RolloutWaves rollout={rollout} />
    </SamplePage>
  )
  const [, waiting] = screen.getAllByText(/^(Watched for|Needs)/u).map(({ textContent }) => textContent)
  expect(waiting).toMatch(/^Needs an approval by somebody else .* Then waits for a person\.$/u)
  for (const said of ["In random order (seed 731)", "Any hour", "Merchant is exactly Bar"]) screen.getByText(said)
})
