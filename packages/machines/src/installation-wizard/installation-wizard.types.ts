import type { InstallationBody } from "@command-center/domain/installation/installation-body"
import type { InstallationDraft } from "@command-center/domain/installation/installation-draft"
import type { InstallationKind } from "@command-center/domain/installation/installation-type"
import type { VerifiedInstallation } from "@command-center/domain/installation/verified-installation"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { Product, VersionChoices } from "@command-center/domain/version/version-product"
import type { Duplicate } from "@command-center/domain/write/made"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

export interface WizardInput {
  readonly businessEntityId: number
  readonly canEdit: boolean
  /** Where the choice was made before the dialog opened; null opens it with the choice. */
  readonly kind: InstallationKind | null
}

/** What there is to choose from. */
export interface WizardChoices {
  readonly versions: VersionChoices
  /** Why no version of one is offered, or not all are: an installation can be created without it. */
  readonly versionsFailed: Readonly<Record<keyof VersionChoices, string | null>>
  readonly profiles: ReadonlyArray<ProfileRow>
  /** Why no profile is offered, or not all are: an installation can be created without one. */
  readonly profilesFailure: string | null
}

/** What is to be installed; null where nothing is chosen. */
export interface ChosenVersions {
  readonly utg: Product | null
  readonly agent: Product | null
}

/** What was sent, and the form it was made of. */
export interface UnsettledSubmit {
  readonly sent: InstallationToSetUp
  readonly form: Pick<WizardContext, "kind" | "drafts" | "versions">
}

export interface WizardContext extends WizardInput {
  readonly choices: WizardChoices
  /** They have been awaited for long. */
  readonly isWaitLong: boolean
  readonly versions: ChosenVersions
  /** What is typed for each kind stays while the other is looked at. */
  readonly drafts: Readonly<Record<InstallationKind, InstallationDraft>>
  readonly isNameTouched: boolean
  /** What the last submit sent: what is missing is sent with the same codes. */
  readonly sent: InstallationToSetUp | null
  /** An earlier submit that may have been carried out: it is looked for before anything is sent again. */
  readonly unsettled: UnsettledSubmit | null
  readonly created: VerifiedInstallation | null
  readonly failure: WizardFailure | null
}

export type DraftChange = Partial<Omit<InstallationDraft, "kind">>

/** Random ids that only the browser can make. */
export interface InstallationCodes {
  readonly authenticationCode: string
  readonly sessionToken: string
}

export type WizardEvent =
  | SessionBack
  | { readonly type: "kind.chosen"; readonly kind: InstallationKind }
  | { readonly type: "draft.changed"; readonly change: DraftChange }
  | { readonly type: "version.chosen"; readonly component: keyof ChosenVersions; readonly version: string }
  | { readonly type: "back" }
  | { readonly type: "submit"; readonly codes: InstallationCodes; readonly now: Date }
  | AskedToClose
  | { readonly type: "retry" }
  | { readonly type: "id.copied" }
  /** Of what is there twice, the second goes. */
  | { readonly type: "others.removed" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

/** An installation and what its user is made of. */
export interface InstallationToSetUp {
  readonly installation: InstallationBody
  readonly sessionToken: string
  readonly now: Date
  /** What an earlier submit sent, which may be there. */
  readonly earlier: Pick<InstallationToSetUp, "installation" | "now"> | null
}

/** What is there once more. */
export interface InstallationsToRemove {
  readonly businessEntityId: number
  readonly others: ReadonlyArray<Duplicate>
}

export interface InstallationToComplete extends InstallationToSetUp {
  readonly created: VerifiedInstallation
}

/** The step a creation failed at: what comes before it has been done. */
type CreationStep = "InstallationNotCreated" | "VerificationIdMissing" | "InstallRoleNotRead" | "InstallUserNotCreated"

/** A creation that failed at one of its steps, in words that say what has been done already. */
export interface WizardFailure {
  readonly step: CreationStep
  /** Why, and what has been done already: after the document's words in the toast, alone in the dialog. */
  readonly sentence: string
  /** What the call of that step ended with; null where it was answered. */
  readonly call: Failure | null
  /** What exists already. */
  readonly created: VerifiedInstallation | null
}

export interface WizardOutput {
  readonly created: boolean
}

export type ChoicesOutcome = Outcome<WizardChoices, Failure>
export type SetUpOutcome = Outcome<VerifiedInstallation, WizardFailure>
