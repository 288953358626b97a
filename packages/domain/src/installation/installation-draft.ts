import { constraintMessages } from "../message/constraint-messages.ts"
import { isInstallPath } from "./install-path.ts"
import { installationMessages } from "./installation-messages.ts"
import { type InstallationKind, installationTypes } from "./installation-type.ts"

/** The profile that a new UTG starts with. */
interface InstallationProfile {
  readonly id: number
  readonly businessEntityId: number
}

/** What is typed and chosen in the New dialog (document 2 §2 "Installation list"). */
export interface InstallationDraft {
  readonly kind: InstallationKind
  readonly name: string
  readonly utgInstallLocation: string
  readonly agentInstallLocation: string
  /** Null where none is chosen. */
  readonly profile: InstallationProfile | null
}

type InstallationField = "name" | "utgInstallLocation" | "agentInstallLocation"

export interface InstallationIssue {
  readonly field: InstallationField
  readonly message: string
}

const agentLocation = String.raw`c:\shift4\Shift4 Command Center\agent`
const utgLocations: Readonly<Record<InstallationKind, string>> = {
  [installationTypes.newUtg]: "c:\\shift4\\",
  [installationTypes.existingUtg]: String.raw`c:\shift4\utg2`
}

/** The dialog as it opens after the choice of new (10) or existing (30): the paths of document 2 §9, no name. */
export const defaultInstallationDraft = (kind: InstallationKind): InstallationDraft => ({
  kind,
  name: "",
  utgInstallLocation: utgLocations[kind],
  agentInstallLocation: agentLocation,
  profile: null
})

const checks: ReadonlyArray<
  readonly [field: InstallationField, isValid: (draft: InstallationDraft) => boolean, message: string]
> = [
  ["name", ({ name }) => name.trim() !== "", constraintMessages.valueMissing],
  [
    "utgInstallLocation",
    ({ utgInstallLocation }) => isInstallPath(utgInstallLocation),
    installationMessages.invalidUtgLocation
  ],
  [
    "agentInstallLocation",
    ({ agentInstallLocation }) => isInstallPath(agentInstallLocation),
    installationMessages.invalidAgentLocation
  ]
]

/** What keeps an installation from being created, by field in the order of the form (document 2 §5); none: it may be. */
export const installationIssues = (draft: InstallationDraft): ReadonlyArray<InstallationIssue> =>
  checks.flatMap(([field, isValid, message]) => (isValid(draft) ? [] : [{ field, message }]))

/** The message about the install paths: both joined when both are invalid; null when neither is (document 2 §5). */
export const installPathsText = (draft: InstallationDraft): string | null =>
  installationIssues(draft)
    .filter(({ field }) => field !== "name")
    .map(({ message }) => message)
    .join(" ") || null

/** What the machine of an installation is called: what was typed, without the spaces around it. */
export const nicknameOf = ({ name }: Pick<InstallationDraft, "name">): string => name.trim()
