import type { InstallationRow } from "./installation.ts"

/** An installation row for tests, complete, with what a test cares about put in place. */
export const sampleInstallation = (changes: Partial<InstallationRow> = {}): InstallationRow => ({
  id: 700,
  type: null,
  verificationId: "ABCD1234",
  businessEntityId: 43,
  parentName: null,
  createdAt: null,
  lastUpdatedAt: null,
  profileId: null,
  profileName: null,
  manifest: null,
  nickname: "Till 4",
  typeName: null,
  verificationText: null,
  utgInstallLocation: null,
  agentInstallLocation: null,
  ...changes
})
