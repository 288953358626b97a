import { planDemandMessages } from "@command-center/domain/rollout/plan-demand-messages"
import { demandInPlan, growingText, hoursText, orderText } from "@command-center/domain/rollout/plan-demands"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import type { Rollout, WavePreview } from "@command-center/domain/rollout/rollout-record"
import { waitingText } from "@command-center/domain/rollout/waiting"
import { waveSentence, waveZoneLines } from "@command-center/domain/rollout/wave-lines"
import { displayDate } from "@command-center/domain/time/display-date"
import { type Io, printJson } from "../command/io.ts"
import { tableText } from "../command/print-table.ts"

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
const shown = (iso: string | null): string => (iso === null ? "" : displayDate(iso, timeZone))

const some = ({ sample, targets }: WavePreview): string => {
  const more = targets - sample.length
  return more > 0 ? `${sample.join(", ")} and ${planDraftMessages.more(more)}` : sample.join(", ")
}

/** Who is in a wave, and when they run by their own clocks and by those of this machine. */
const printWave = (io: Io, wave: WavePreview): void => {
  io.out(`\n${waveSentence(wave, shown)}: ${some(wave)}`)
  if (wave.leftOut > 0) io.out(planDraftMessages.leftOut(wave.leftOut))
  const lines = waveZoneLines(wave, shown)
  if (lines.length === 0) return
  const rows = lines.map(({ zone, targets, there, here }) => [zone, targets, there, here])
  io.out(tableText(["Time zone", "Targets", "There", "Here"], rows))
}

/** The waves of a plan with their targets and times, there and by the clocks of this machine. */
export const printPreview = (io: Io, plan: RolloutPlan, waves: ReadonlyArray<WavePreview>): void => {
  const rows = waves.map(({ wave, targets, leftOut, begins, isEstimate, first, last, watchedUntil }) => [
    wave,
    targets,
    leftOut,
    `${shown(begins)}${isEstimate ? " or later" : ""}`,
    shown(first),
    shown(last),
    shown(watchedUntil)
  ])
  io.out(tableText(["Wave", "Targets", "Left out", "Begins", "First run", "Last run", "Watched until"], rows))
  io.out(`\n${planDraftMessages.order}: ${orderText(plan.order)}`)
  io.out(`${planDraftMessages.hours}: ${hoursText(plan.windows)}`)
  const filter = growingText(plan)
  if (filter !== null) io.out(`${planDemandMessages.filter}: ${filter}`)
  for (const wave of waves) {
    printWave(io, wave)
    io.out(demandInPlan(plan, wave.wave) ?? "")
  }
}

/** How a rollout stands: its state, what it waits for, and the figures of its waves. */
export const printRollout = (io: Io, rollout: Rollout, isJson: boolean): void => {
  if (isJson) {
    printJson(io, rollout)
    return
  }
  const { id, name, state, wave, waves, waitingFor, plan, targetCount, retries = null } = rollout
  io.out(`${name} (${id})`)
  io.out(rolloutPageMessages.to(rolloutPageMessages.action(plan.action), targetCount))
  io.out(rolloutPageMessages.stateIn(state, wave, waves.length, retries))
  if (waitingFor !== null) io.out(waitingText(waitingFor, shown))
  const rows = waves.map((each) => [
    each.wave,
    each.targets,
    each.sent,
    each.succeeded,
    each.failed,
    each.unconfirmed,
    each.silent,
    each.skipped
  ])
  const headings = ["Wave", "Targets", "Sent", "Succeeded", "Failed", "Not confirmed", "Lost contact", "Skipped"]
  io.out(`\n${tableText(headings, rows)}`)
}
