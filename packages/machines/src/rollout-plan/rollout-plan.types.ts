import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { FormRow } from "@command-center/domain/form/form"
import type { Chosen } from "@command-center/domain/navigation/chosen"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { ActionDraft } from "@command-center/domain/rollout/action-draft"
import type { PlanDraft, WaveDraft } from "@command-center/domain/rollout/plan-draft"
import type { PlanStep } from "@command-center/domain/rollout/plan-steps"
import type { AllowedHours, RolloutPlan, RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { VersionChoices } from "@command-center/domain/version/version-product"
import type { DownloadEmitted, ToastEmitted, UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

/** The list whose rows are changed. */
export type ChangedList = Chosen["list"]

/** What is to be found where nothing was selected: by a filter as it is typed. */
export interface Finding {
  readonly list: ChangedList
  readonly text: string
}

export interface RolloutPlanInput {
  readonly businessEntityId: number
  /** What was selected or found in a list; null where the page was opened by its address. */
  readonly chosen: Chosen | null
  /** Whether the rights at the account let its UTGs, or devices, be changed. */
  readonly mayEdit: Readonly<Record<ChangedList, boolean>>
  readonly now: () => Date
  /** Of whoever plans. */
  readonly timeZone: string
  /** The service plans a rollout once for its key. */
  readonly newKey: () => string
  /** What a random order is made from. */
  readonly newSeed: () => number
}

/** What a plan is for: a selection, all that is found, or the targets of a plan file. */
export interface AskedTargets {
  readonly businessEntityId: number
  readonly list: ChangedList
  readonly source:
    | { readonly ids: ReadonlyArray<number> }
    | { readonly predicates: ReadonlyArray<AnyPredicate>; readonly narrowing: Narrowing }
    | { readonly targets: ReadonlyArray<RolloutTarget> }
}

/** What targets can be given, and why some of it is not offered. */
export interface FoundChoices {
  readonly versions: VersionChoices
  readonly versionsFailure: string | null
  readonly profiles: ReadonlyArray<Pick<ProfileRow, "id" | "name" | "businessEntityId">>
  readonly profilesFailure: string | null
  /** Those made for the devices. */
  readonly forms: ReadonlyArray<Pick<FormRow, "id" | "name" | "businessEntityId">>
  readonly formsFailure: string | null
  /** The device types of the service, which tell whether devices are of one; without them the built-in names count. */
  readonly deviceTypes: ReadonlyArray<DeviceSchemaName>
  /** What could not be read of each; null where all could. */
  readonly notOffered: Readonly<Record<"versions" | "profiles" | "forms", string | null>>
}

export interface AskedChoices {
  readonly asked: AskedTargets
  readonly targets: ReadonlyArray<RolloutTarget>
}

export interface FoundTargets extends FoundChoices {
  readonly targets: ReadonlyArray<RolloutTarget>
  /** How many of the selection cannot get anything. */
  readonly leftOut: number
  /** Rows of the list that could not be read, of which nobody knows whether they are meant. */
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
  /** Why they cannot be changed together. */
  readonly refusals: ReadonlyArray<string>
  /** The service keeps no sign-in, so that a person begins each wave. */
  readonly isAttended: boolean
}

export interface PlanToCreate {
  readonly plan: RolloutPlan
  readonly key: string
}

export interface ChosenFile {
  /** The file that is read; a machine only hands it on. */
  readonly file: unknown
}

/** A file's text, or that it could not be read. */
export type FileText = Outcome<string, "unreadable">

export interface RolloutPlanContext extends RolloutPlanInput {
  readonly step: PlanStep
  /** The steps that somebody went on from; all of them once what was planned was reviewed. */
  readonly leftSteps: ReadonlyArray<PlanStep>
  /** The places of the plan whose fields somebody left. */
  readonly leftFields: ReadonlyArray<string>
  readonly finding: Finding
  /** What is wrong with the filter that was asked for. */
  readonly findError: string | null
  readonly file: unknown
  /** The plan that was opened from a file. */
  readonly opened: RolloutPlan | null
  /** Why the file was not opened. */
  readonly fileReasons: ReadonlyArray<string>
  readonly found: FoundTargets | null
  readonly error: LoadFailure | null
  readonly isWaitLong: boolean
  readonly draft: PlanDraft
  readonly isChanged: boolean
  /** The moment by which the plan is judged: that of the last change. */
  readonly at: Date
  readonly key: string
  readonly createError: Failure | null
  /** A try was not confirmed: whatever is refused later, it may have been planned. */
  readonly isUncertain: boolean
  /** The rollout that the plan has become. */
  readonly createdId: string | null
  /** By which the list was filtered: what matches it later can join. */
  readonly filter: ReadonlyArray<AnyPredicate>
}

export type RolloutPlanEvent =
  | SessionBack
  | AskedToClose
  | { readonly type: "retry" | "cancel" | "choices.retry" }
  | { readonly type: "step.chosen"; readonly step: PlanStep }
  | { readonly type: "field.left"; readonly place: string }
  | { readonly type: "finding.changed"; readonly change: Partial<Finding> }
  | { readonly type: "find.asked" | "targets.reset" }
  | ({ readonly type: "file.chosen" } & ChosenFile)
  | { readonly type: "draft.changed"; readonly change: Partial<Omit<PlanDraft, "waves" | "action" | "hours">> }
  | { readonly type: "action.chosen"; readonly choice: ActionDraft["choice"] }
  | { readonly type: "action.changed"; readonly change: Partial<Omit<ActionDraft, "choice" | "pciVersion">> }
  | { readonly type: "wave.changed"; readonly wave: number; readonly change: Partial<WaveDraft> }
  | { readonly type: "wave.added" }
  | { readonly type: "wave.removed"; readonly wave: number }
  | { readonly type: "hours.changed"; readonly at: number; readonly change: Partial<AllowedHours> }
  | { readonly type: "hours.added" }
  | { readonly type: "hours.removed"; readonly at: number }
  | { readonly type: "create" }
  | { readonly type: "save" }

interface PlannedEmitted {
  readonly type: "navigate"
  readonly to: string
}

export type RolloutPlanEmitted = UnauthorizedEmitted | ToastEmitted | DownloadEmitted | PlannedEmitted
