import { Result } from "effect"
import { fourPartVersion } from "../version/four-part-version.ts"
import type { Product } from "../version/version-product.ts"
import { type InstallationDraft, type InstallationIssue, installationIssues, nicknameOf } from "./installation-draft.ts"
import { type InstallationKind, installationTypes } from "./installation-type.ts"

/** The task an installation begins with; the codes are those of document 2 §9. */
interface InstallTask {
  readonly type: 5
  readonly instructions: { readonly destination: 6 | 10 }
}

/** The body that creates an installation (document 2 §3 "Installation" and §7). */
export interface InstallationBody {
  readonly type: InstallationKind
  readonly businessEntityId: number
  readonly manifest: {
    readonly machine: { readonly nickname: string }
    readonly agent: {
      readonly installLocation: string
      readonly downloadLocation: string | null
      readonly agentVersion: string | null
    }
    readonly credentials: { readonly authenticationCode: string }
    readonly components: readonly [
      {
        readonly installLocation: string
        readonly utgVersion: string | null
        readonly downloadLocation: string | null
        readonly profileId: number | null
        readonly profileBusinessEntityId: number | null
        readonly runInstall: true
        readonly tasks: ReadonlyArray<InstallTask>
      }
    ]
  }
}

export interface InstallationRequest {
  readonly draft: InstallationDraft
  readonly businessEntityId: number
  /** A random id of 21 characters; the ephemeral user is created with the same one (contract). */
  readonly authenticationCode: string
  /** What is to be installed, as `defaultProduct` gives it; null where the version manifest offers none. */
  readonly agent: Product | null
  readonly utg: Product | null
}

const tasksOf = ({ kind, profile }: InstallationDraft): ReadonlyArray<InstallTask> => {
  if (kind === installationTypes.existingUtg) return [{ type: 5, instructions: { destination: 10 } }]
  return profile === null ? [] : [{ type: 5, instructions: { destination: 6 } }]
}

/** The first four-part number of a product's version (document 2 §5 "Version strings"); one without is named as it is. */
const versionOf = (product: Product | null): string | null =>
  product === null ? null : (fourPartVersion(product.version) ?? product.version)

/** The body of a valid draft; fails with every issue of one that is not (document 2 §4 and §5 "Installation"). */
export const installationBody = ({
  draft,
  businessEntityId,
  authenticationCode,
  agent,
  utg
}: InstallationRequest): Result.Result<InstallationBody, ReadonlyArray<InstallationIssue>> => {
  const issues = installationIssues(draft)
  if (issues.length > 0) return Result.fail(issues)
  return Result.succeed({
    type: draft.kind,
    businessEntityId,
    manifest: {
      machine: { nickname: nicknameOf(draft) },
      agent: {
        installLocation: draft.agentInstallLocation,
        downloadLocation: agent?.downloadLocation ?? null,
        agentVersion: versionOf(agent)
      },
      credentials: { authenticationCode },
      components: [
        {
          installLocation: draft.utgInstallLocation,
          utgVersion: versionOf(utg),
          downloadLocation: utg?.downloadLocation ?? null,
          profileId: draft.profile?.id ?? null,
          profileBusinessEntityId: draft.profile?.businessEntityId ?? null,
          runInstall: true,
          tasks: tasksOf(draft)
        }
      ]
    }
  })
}
