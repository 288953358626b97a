/** The console's version as About shows it for this estate. */
const version = "0.1.0 (sandbox)"

/** The runtime config of a console served from this origin (contract, "Runtime config"). */
export const runtimeConfig = (
  origin: string,
  rolloutServiceUrl: string | null = null
): Readonly<Record<string, string>> => ({
  emberUrl: `${origin}/legacy/console`,
  ssoBaseUrl: `${origin}/sso`,
  ssoServiceBaseUrl: `${origin}/sso`,
  fortressBaseUrl: `${origin}/legacy/identity`,
  securityServiceBaseUrl: `${origin}/security`,
  managementServiceBaseUrl: `${origin}/management`,
  agentManifestUrl: `${origin}/versions/agent.json`,
  utgManifestUrl: `${origin}/versions/utg.json`,
  installerUrl: `${origin}/downloads/command-center-installer.zip`,
  referenceGuid: `${origin}/reference-guide`,
  version,
  ...(rolloutServiceUrl === null ? {} : { rolloutServiceUrl })
})

/** Where the rollout service is that runs beside the sandbox, by the name by which this machine was called. */
export const rolloutServiceAt = (address: string, port: number | undefined): string | null => {
  if (port === undefined) return null
  const { hostname } = new URL(address)
  return `http://${hostname}:${port}`
}
