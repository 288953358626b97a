import { jsonField } from "../json/json-field.ts"
import type { InstallationRow } from "./installation.ts"
import type { InstallationBody } from "./installation-body.ts"
import { manifestSummary } from "./manifest-summary.ts"

/** Clocks may differ by so much, and an answer may be waited for so long. */
const slack = 15 * 60 * 1000

type Listed = Pick<InstallationRow, "type" | "businessEntityId" | "createdAt" | "lastUpdatedAt" | "manifest">

/**
 * Whether a listed installation is the one that was sent: by its authentication code, which no two share; where the
 * list keeps that to itself, by what was typed, of the last quarter of an hour.
 */
export const isSentInstallation = (
  row: Listed,
  { type, businessEntityId, manifest }: InstallationBody,
  now: Date
): boolean => {
  const code = jsonField(jsonField(row.manifest, "credentials"), "authenticationCode")
  if (typeof code === "string") return code === manifest.credentials.authenticationCode
  // A service may tell of the last change alone; of what was just created they are the same.
  const at = row.createdAt ?? row.lastUpdatedAt
  const [is, was] = [manifestSummary(row.manifest), manifestSummary(manifest)]
  return (
    row.type === type &&
    // A row of the list of an account need not name that account.
    (row.businessEntityId ?? businessEntityId) === businessEntityId &&
    is.nickname === was.nickname &&
    is.utgInstallLocation === was.utgInstallLocation &&
    is.agentInstallLocation === was.agentInstallLocation &&
    at !== null &&
    Date.parse(at) >= now.getTime() - slack
  )
}
