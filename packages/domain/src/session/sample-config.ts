import type { RuntimeConfig } from "./runtime-config.ts"

/** A configuration for tests whose services and files are all at one origin; say only what differs. */
export const sampleConfig = (origin: string, given: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  emberUrl: origin,
  ssoBaseUrl: origin,
  ssoServiceBaseUrl: origin,
  fortressBaseUrl: origin,
  securityServiceBaseUrl: origin,
  managementServiceBaseUrl: origin,
  agentManifestUrl: origin,
  utgManifestUrl: origin,
  installerUrl: origin,
  referenceGuid: origin,
  version: "1.0",
  ...given
})
