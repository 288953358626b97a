import type { InstallationRow } from "@command-center/domain/installation/installation"

/** Stands where no installation was chosen, which the chart never lets a flow see. */
export const noInstallation: InstallationRow = {
  id: 0,
  type: null,
  verificationId: null,
  businessEntityId: null,
  parentName: null,
  createdAt: null,
  lastUpdatedAt: null,
  profileId: null,
  profileName: null,
  manifest: null,
  nickname: null,
  typeName: null,
  verificationText: null,
  utgInstallLocation: null,
  agentInstallLocation: null
}
