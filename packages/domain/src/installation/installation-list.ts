import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { type InstallationRow, installationFields } from "./installation.ts"
import { installationMessages } from "./installation-messages.ts"
import { installationTypeText } from "./installation-type.ts"
import { manifestSummary, withoutCredentials } from "./manifest-summary.ts"
import { verificationIdOf, verificationText } from "./verification-id.ts"

const nameOf = (row: InstallationRow): string => row.nickname || String(row.id)

/** The profile that it is installed with; a service may say so in its manifest alone. */
export const profileIdOf = ({ profileId, manifest }: Pick<InstallationRow, "profileId" | "manifest">): number | null =>
  profileId ?? manifestSummary(manifest).profileId

const derive = (row: InstallationRow, names: (id: number) => string | undefined): InstallationRow => {
  const summary = manifestSummary(row.manifest)
  const profileId = profileIdOf(row)
  const verificationId = verificationIdOf(row)
  return {
    ...row,
    verificationId,
    parentName: resolveParentName(row, names),
    createdAt: row.createdAt ?? row.lastUpdatedAt,
    profileId,
    profileName: row.profileName || (profileId === null ? null : installationMessages.unnamedProfile(profileId)),
    nickname: summary.nickname,
    typeName: installationTypeText(row.type),
    verificationText: verificationId === null ? null : verificationText(verificationId),
    utgInstallLocation: summary.utgInstallLocation,
    agentInstallLocation: summary.agentInstallLocation,
    manifest: withoutCredentials(row.manifest)
  }
}

/** The installation list (document 2 §2). */
export const installationList: ListOf<typeof installationFields> = {
  id: "installations",
  call: "installations",
  ...listWords.installations,
  fields: installationFields,
  idOf: (row) => row.id,
  nameOf,
  derive,
  nameKey: "nickname",
  columns: [
    { key: "nickname", label: "Installation Name", kind: "text", keepsEnd: true },
    { key: "typeName", label: "Installation Type", kind: "text", isNamed: true },
    { key: "verificationText", label: "Verification ID", kind: "text", isCode: true },
    { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true },
    { key: "createdAt", label: "Creation Date", kind: "date" },
    { key: "profileName", label: "Profile", kind: "text", keepsEnd: true },
    { key: "utgInstallLocation", label: "UTG Install Location", kind: "text", keepsEnd: true },
    { key: "agentInstallLocation", label: "Agent Install Location", kind: "text", keepsEnd: true }
  ],
  phone: { state: "typeName", facts: ["verificationText", "createdAt"] },
  defaultSort: { key: "nickname", direction: "ascending" },
  facets: ["typeName", "parentName", "profileName"],
  selectAll: "none",
  area: "installations",
  rights: "Installations"
}
