import { sampleFigures } from "@command-center/domain/rollout/sample-plan"
import { sampleEntry, sampleRecord, sampleRollout, sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { Result } from "effect"
import { type Transition, walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const rollout = sampleRollout()
/** A retry makes a wave that the page has no times of. */
const withRetry = sampleSummary({ waves: [...rollout.waves, sampleFigures({ wave: 2 }), sampleFigures({ wave: 3 })] })

export const spec = modelled(rolloutRunMachine, {
  inputs: [{ id: "r-1", newKey: () => "key" }],
  user: {
    retry: [{}],
    cancel: [{}],
    "refresh.asked": [{}],
    "step.chosen": [{ step: "pause" }, { step: "stop" }],
    "note.changed": [{ note: "as agreed" }],
    "deleteTasks.chosen": [{ deleteTasks: true }],
    "step.confirmed": [{}],
    "step.cancelled": [{}],
    edit: [{}],
    discard: [{}],
    "targets.chosen": [{ state: "planned" }],
    "more.asked": [{}],
    "live.begun": [{}],
    changed: [
      { change: { event: "rollout", data: withRetry }, id: "7" },
      { change: { event: "wave", data: sampleFigures() }, id: null },
      { change: { event: "target", data: sampleRecord() }, id: "8" },
      { change: { event: "journal", data: sampleEntry() }, id: "9" }
    ]
  },
  outcomes: {
    loadRollout: { loaded: Result.succeed(rollout), ...failures },
    followRollout: { ended: Result.succeed(undefined), ...failures },
    loadTargets: { loaded: Result.succeed({ targets: [sampleRecord()], hasMore: true }), ...failures },
    loadJournal: { loaded: Result.succeed([sampleEntry()]), ...failures },
    takeStep: { taken: Result.succeed(rollout), ...uncertain }
  },
  project: ({ context }) => [
    context.rollout?.waves.length,
    context.isLive,
    context.isStale,
    context.isWaitLong,
    context.chosen?.step,
    context.chosen?.isUncertain
  ]
})

const isOf =
  (...types: ReadonlyArray<string>) =>
  ({ type }: { readonly type: string }): boolean =>
    types.includes(type)

/** All three are asked for at once; the page shows the others once it has the rollout itself. */
const recordFirst = ({ source, name }: Transition): string | null =>
  source.includes("record.loading") && !name.startsWith("record.") ? "nothing is shown before the rollout itself" : null

const withTheOthers = "it is walked with the part of the page that it is about"
const others =
  (...parts: ReadonlyArray<string>) =>
  (transition: Transition): string | null =>
    recordFirst(transition) ??
    (parts.some((part) => transition.name.startsWith(`${part}.`)) && transition.event.type.startsWith("xstate.after.")
      ? withTheOthers
      : null)

export const walks = walksOf(spec, {
  /** The rollout itself, and what follows it. */
  record: {
    does: isOf("retry", "cancel", "refresh.asked"),
    outcomes: { loadTargets: ["loaded"], loadJournal: ["loaded"], takeStep: [] },
    // The service ends a stream without a word.
    answers: { ended: { kind: "status", status: 200 } },
    project: ({ context: { rollout, isWaitLong } }) => [rollout === null, isWaitLong],
    notWalkable: others("targets", "journal"),
    leaves: atLogin
  },
  /** Its targets and its journal, read anew where changes are not told. */
  parts: {
    does: isOf("retry", "targets.chosen", "more.asked"),
    outcomes: { loadRollout: ["loaded"], followRollout: [], takeStep: [] },
    project: () => null,
    notWalkable: others("record"),
    leaves: atLogin
  },
  /** What somebody does to it. */
  steps: {
    does: isOf(
      "step.chosen",
      "note.changed",
      "deleteTasks.chosen",
      "step.confirmed",
      "step.cancelled",
      "edit",
      "discard"
    ),
    outcomes: { loadRollout: ["loaded"], followRollout: [], loadTargets: ["loaded"], loadJournal: ["loaded"] },
    project: ({ context: { chosen } }) => [chosen?.step, chosen?.isUncertain],
    notWalkable: (transition, { context }) =>
      others("record", "targets", "journal")(transition) ??
      (transition.event.type === "deleteTasks.chosen" && context.chosen?.step !== "stop"
        ? "only stopping asks about tasks"
        : null),
    leaves: ({ outcome }) => outcome === "taken"
  }
})
