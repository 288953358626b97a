import { configurationChoices, miscellaneousChoices, startStopChoices } from "../task/command.ts"
import { defaultProduct, type VersionChoices } from "../version/version-product.ts"
import { planDraftMessages as messages } from "./plan-draft-messages.ts"
import type { RolloutTarget } from "./rollout-plan.ts"

/** The commands that a plan of this page can have; others stand in a plan file. */
export const planCommands = [
  ...startStopChoices,
  ...configurationChoices,
  ...miscellaneousChoices,
  ["deployUtgVersion", messages.deployUtg],
  ["deployAgentVersion", messages.deployAgent]
] as const
export type PlanCommand = (typeof planCommands)[number][0]

/** A wave as it is typed: numbers are text until the plan is judged as a whole. */
export interface WaveDraft {
  readonly unit: "percent" | "count"
  readonly size: string
  readonly start: "now" | "at" | "siteHour"
  /** An instant, for `at`. */
  readonly at: string | null
  /** HH:mm, for `siteHour`. */
  readonly hour: string
  readonly spread: string
  readonly watch: string
  /** Percent; empty for no limit. */
  readonly failed: string
  readonly unconfirmed: string
  readonly silent: string
  readonly then: "advance" | "waitForPerson"
  readonly approval: "none" | "anybody" | "another"
}

export interface PlanDraft {
  readonly name: string
  readonly command: PlanCommand
  /** Of a deployment; null until one is chosen. */
  readonly version: string | null
  readonly order: "listed" | "onePerMerchant"
  readonly waves: ReadonlyArray<WaveDraft>
  /** IANA's name of the zone for sites whose own is not known; empty leaves them out. */
  readonly otherZone: string
}

/** A wave as it is first: at once, watched for an hour, going on where few failed. */
export const newWave = (change: Partial<WaveDraft> = {}): WaveDraft => ({
  unit: "percent",
  size: "",
  start: "now",
  at: null,
  hour: "02:00",
  spread: "0",
  watch: "60",
  failed: "2",
  unconfirmed: "10",
  silent: "2",
  then: "advance",
  approval: "none",
  ...change
})

/** A canary first, which somebody looks at before the others follow; few are changed at once. */
const firstWaves = (targets: number): ReadonlyArray<WaveDraft> => {
  if (targets < 5) return [newWave()]
  const canary = newWave({ unit: "count", size: "1", failed: "0", unconfirmed: "0", then: "waitForPerson" })
  if (targets < 50) return [canary, newWave()]
  return [canary, newWave({ size: "10" }), newWave()]
}

export const firstDraft = (targets: number): PlanDraft => ({
  name: "",
  command: "restart",
  version: null,
  order: "listed",
  waves: firstWaves(targets),
  otherZone: ""
})

export const isDeployment = (command: PlanCommand): command is "deployUtgVersion" | "deployAgentVersion" =>
  command === "deployUtgVersion" || command === "deployAgentVersion"

/** What can be deployed by a command. */
export const productsFor = (command: PlanCommand, versions: VersionChoices) =>
  command === "deployAgentVersion" ? versions.agent : command === "deployUtgVersion" ? versions.utg : []

/** The draft with another command, and with the version that is first offered for it. */
export const withCommand = (draft: PlanDraft, command: PlanCommand, versions: VersionChoices): PlanDraft => ({
  ...draft,
  command,
  version: defaultProduct(productsFor(command, versions))?.version ?? null
})

const number = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text))
const limit = (text: string) => ({ share: text.trim() === "" ? null : number(text), count: null })

const startOf = ({ start, at, hour }: WaveDraft) => {
  if (start === "now") return { kind: "now" }
  return start === "at" ? { kind: "at", at: at ?? "" } : { kind: "siteHour", reading: hour }
}

/** The last wave takes all that are left, so that nobody has to add up. */
const sizeOf = ({ unit, size }: WaveDraft, before: ReadonlyArray<WaveDraft>, isLast: boolean) => {
  if (!isLast) return { [unit]: number(size) }
  const percents = before.filter((wave) => wave.unit === "percent").map((wave) => number(wave.size))
  const taken = percents.reduce((sum, percent) => sum + (Number.isFinite(percent) ? percent : 0), 0)
  return { percent: Math.max(0, 100 - taken) }
}

const waveOf = (wave: WaveDraft, at: number, waves: ReadonlyArray<WaveDraft>) => ({
  size: sizeOf(wave, waves.slice(0, at), at === waves.length - 1),
  start: startOf(wave),
  spreadMinutes: number(wave.spread),
  watchMinutes: number(wave.watch),
  gate: { failed: limit(wave.failed), unconfirmed: limit(wave.unconfirmed), silent: limit(wave.silent) },
  then: wave.then,
  approval: { required: wave.approval !== "none", byAnother: wave.approval === "another" }
})

const commandOf = ({ command, version }: PlanDraft, versions: VersionChoices) => {
  if (!isDeployment(command)) return { kind: command }
  const product = productsFor(command, versions).find((each) => each.version === version)
  return { kind: command, version: product?.version ?? "", downloadLocation: product?.downloadLocation ?? "" }
}

export interface PlanGiven {
  readonly businessEntityId: number
  readonly targets: ReadonlyArray<RolloutTarget>
  readonly versions: VersionChoices
}

/** What a draft comes to, as a plan that is still to be judged (`readPlan`). */
export const planOfDraft = (draft: PlanDraft, { businessEntityId, targets, versions }: PlanGiven): unknown => ({
  name: draft.name,
  businessEntityId,
  action: { kind: "schedule", command: commandOf(draft, versions) },
  targets,
  growing: null,
  order: { kind: draft.order },
  waves: draft.waves.map(waveOf),
  windows: [],
  withoutZone: draft.otherZone === "" ? "leaveOut" : { zone: draft.otherZone }
})
