import type { InstallationRow } from "./installation.ts"

/** How many installations the dashboard shows (document 1 §9). */
const recentInstallationCount = 5

/** The most recently updated installations, newest first; those without a date come last (document 1 §2.5). */
export const recentInstallations = <Row extends InstallationRow>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  rows
    .toSorted((left, right) => (right.lastUpdatedAt ?? "").localeCompare(left.lastUpdatedAt ?? ""))
    .slice(0, recentInstallationCount)
