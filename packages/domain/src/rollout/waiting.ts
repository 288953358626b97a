import type { TimeText } from "../time/display-date.ts"
import { stepMessages } from "./refusal-messages.ts"
import { waitingMessages } from "./rollout-messages.ts"
import type { WavePlan } from "./rollout-plan.ts"
import type { RolloutSummary, SeenRollout, Waiting, WaitReason } from "./rollout-record.ts"

type EndedBy = Waiting["endedBy"]

const endedBy: Readonly<Record<WaitReason, EndedBy>> = {
  time: "itself",
  approval: "editor",
  person: "editor",
  gate: "editor",
  paused: "editor",
  rights: "itself",
  signOn: "creator",
  service: "itself",
  newTargets: "editor",
  defect: "editor"
}

/** What a rollout waits for, with who can end it; `approval` is that of the wave it waits with. */
export const waitingFor = (
  reason: WaitReason,
  when: Pick<Waiting, "since" | "until">,
  approval: WavePlan["approval"] | null
): Waiting => {
  const isAnother = reason === "approval" && approval?.byAnother === true
  return { reason, ...when, endedBy: isAnother ? "anotherEditor" : endedBy[reason] }
}

/** Of what waits for its rights or its sign-in, one alone is ended by whoever may edit: one that is being stopped. */
const reasonText = (reason: WaitReason, who: EndedBy): string =>
  who === "editor" && (reason === "rights" || reason === "signOn")
    ? waitingMessages.stopping[reason]
    : waitingMessages.for[reason]

/** For what, since when, until when where that is known, and who can end it. */
export const waitingText = ({ reason, since, until, endedBy: who }: Waiting, timeText: TimeText): string => {
  const said = waitingMessages.since(reasonText(reason, who), timeText(since))
  const whole = until === null ? said : waitingMessages.until(said, timeText(until))
  return `${whole}. ${waitingMessages.endedBy[who]}`
}

/** How a rollout is seen by whoever has it go on: by this it is known whether it has moved on since. */
export const asSeen = ({
  state,
  wave,
  waitingFor: waiting
}: Pick<RolloutSummary, "state" | "wave"> & {
  readonly waitingFor: Pick<Waiting, "reason"> | null
}): SeenRollout => ({ state, wave, waitingFor: waiting?.reason ?? null })

/** Why somebody may not approve a wave, although they may edit here; null where they may. */
export const approvalRefusal = (
  approval: WavePlan["approval"],
  people: { readonly creatorId: number; readonly personId: number }
): string | null =>
  approval.required && approval.byAnother && people.creatorId === people.personId ? stepMessages.byAnother : null
