import { sampleFigures, samplePlan, sampleWave } from "@command-center/domain/rollout/sample-plan"
import { rolloutMachine } from "@command-center/machines/rollout/rollout.machine"
import type { RolloutInput } from "@command-center/machines/rollout/rollout.types"
import { modelled } from "../support/machine-model.ts"

const [now, soon, tomorrow] = ["2026-11-21T10:00:00.000Z", "2026-11-21T11:00:00.000Z", "2026-11-22T12:00:00.000Z"]
const creator = { at: soon, by: { id: 5, name: "ann" }, note: null }
const colleague = { at: soon, by: { id: 6, name: "bob" }, note: "looks good" }

const beginning = (change: Partial<RolloutInput["outline"]>, counts: ReadonlyArray<number>): RolloutInput => {
  const { targets: _targets, ...outline } = samplePlan(0, change)
  return { outline, counts, creatorId: 5, isAttended: false, at: now }
}

/** Waits for a person after its first wave, for another's approval and for its time before its second. */
const careful = beginning(
  {
    growing: { filter: [] },
    waves: [
      sampleWave({ then: "waitForPerson" }),
      sampleWave({
        start: { kind: "at", at: "2026-11-22T02:00:00Z" },
        approval: { required: true, byAnother: true }
      })
    ]
  },
  [50, 50]
)
const quick = beginning({ waves: [sampleWave(), sampleWave({ then: "stop" })] }, [50, 50])
const whole = beginning({ waves: [sampleWave()] }, [50])
const nobody = beginning({ growing: { filter: [] }, waves: [sampleWave()] }, [0])

const wave1 = sampleFigures()
const lost = sampleFigures({ failed: 20, succeeded: 30 })
const silent = sampleFigures({ succeeded: 40, silent: 10 })
const wave2 = sampleFigures({ wave: 2 })
const lostInLast = sampleFigures({ wave: 2, failed: 20, succeeded: 30 })

export const spec = modelled(rolloutMachine, {
  inputs: [careful, quick, whole, nobody, { ...nobody, isAttended: true }],
  user: {
    START: [creator],
    ADVANCE: [creator, colleague],
    PAUSE: [creator],
    RESUME: [creator],
    STOP: [{ ...creator, deleteTasks: true }],
    RETRY: [
      { ...creator, targets: 3 },
      { ...creator, targets: 0 }
    ],
    WAKE: [{ at: soon }, { at: tomorrow }],
    WAVE_SENT: [
      { at: soon, lastRunAt: soon, figures: wave1 },
      { at: soon, lastRunAt: null, figures: wave2 }
    ],
    FIGURES: [
      { at: soon, figures: lost },
      { at: tomorrow, figures: wave1 },
      { at: tomorrow, figures: silent },
      { at: tomorrow, figures: wave2 },
      { at: tomorrow, figures: lostInLast }
    ],
    STOPPED: [{ at: soon }],
    RIGHTS: [
      { at: soon, held: false },
      { at: soon, held: true }
    ],
    SIGN_ON: [
      { at: soon, held: false },
      { at: soon, held: true }
    ],
    SERVICE: [
      { at: soon, held: false },
      { at: soon, held: true }
    ],
    JOINED: [{ at: soon, targets: 2 }],
    DEFECT: [{ at: soon, note: "a look failed" }]
  },
  outcomes: {},
  rests: {
    planned: "a plan may be kept for as long as it is not started",
    done: "what failed can be sent again later"
  },
  project: ({ context }) => [
    context.isGrowing,
    Math.min(context.current, 3),
    Math.min(context.queue.length, 2),
    context.isSent,
    context.isBegun,
    context.isEarly,
    context.isApproved,
    context.gate,
    Object.values(context.holds).indexOf(false)
  ]
})
