import type { Duplicate } from "../write/made.ts"

/** What can be done to many targets; each kind knows how its contents are sent. */
export const operationKinds = [
  "schedule",
  "remove",
  "applyProfile",
  "mergeTemplate",
  "deleteTasks",
  "pushForms",
  "updateFirmware"
] as const

export type OperationKind = (typeof operationKinds)[number]

/** `id` is unique within an operation. `content` is JSON: exactly what is sent for this target, today or days later. */
export interface InstructionTarget {
  readonly id: number
  readonly name: string
  readonly content: unknown
}

/** One call: for one target, or for many at once where the service takes a list of contents. */
export interface Instruction {
  readonly id: string
  readonly targets: ReadonlyArray<InstructionTarget>
}

/** Who will not be changed, and why; told before anything is sent. */
export interface LeftOut {
  readonly name: string
  readonly reason: string
}

/** Unknown: the call left and no answer tells what became of it, so it is never repeated unasked. */
export type TargetResult =
  | { readonly status: "notSent" }
  | { readonly status: "sending" }
  /** `detail` says what was created, `taskId` which task; `again`: what was created once more, which may go. */
  | {
      readonly status: "accepted"
      readonly detail?: string
      readonly taskId?: number
      readonly again?: ReadonlyArray<Duplicate>
    }
  | { readonly status: "failed"; readonly sentence: string }
  | { readonly status: "unknown"; readonly sentence: string | null }

export type TargetStatus = TargetResult["status"]

/** What is to be done, as a flow puts it together. */
export interface OperationPlan {
  readonly kind: OperationKind
  readonly businessEntityId: number
  readonly title: string
  readonly instructions: ReadonlyArray<Instruction>
  readonly leftOut: ReadonlyArray<LeftOut>
}

/** What tells an operation from all others, and whose it is. */
export interface OperationStart {
  readonly id: string
  readonly userId: number
  /** ISO, UTC. */
  readonly startedAt: string
}

/** A whole operation as the browser keeps it. */
export interface OperationRecord extends OperationPlan, OperationStart {
  readonly version: 1
  /** By target id; who is not in it was not sent. */
  readonly results: Readonly<Record<string, TargetResult>>
}

/** An operation of which nothing was sent yet. */
export const startedOperation = (plan: OperationPlan, start: OperationStart): OperationRecord => ({
  ...plan,
  ...start,
  version: 1,
  results: {}
})

/** A call for each of them. A target that is named twice is called for once. */
export const oneCallEach = (targets: ReadonlyArray<InstructionTarget>): ReadonlyArray<Instruction> =>
  [...new Map(targets.map((target) => [target.id, target])).values()].map((target) => ({
    id: String(target.id),
    targets: [target]
  }))

/** One call for all of them; none where there is nobody to call for. */
export const oneCallForAll = (targets: ReadonlyArray<InstructionTarget>): ReadonlyArray<Instruction> =>
  targets.length === 0 ? [] : [{ id: "all", targets }]

/** All targets, in the order of the instructions. */
export const targetsOf = ({ instructions }: Pick<OperationPlan, "instructions">): ReadonlyArray<InstructionTarget> =>
  instructions.flatMap(({ targets }) => targets)
