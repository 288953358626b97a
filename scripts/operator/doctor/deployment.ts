import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import type { Answer } from "./ask.ts"

/** A console that answers. */
export interface Deployment {
  /** Its address, which ends with a slash. */
  readonly base: string
  readonly page: Answer
}

/** A console whose configuration can be read. */
export interface Configured extends Deployment {
  /** What is missing or wrong is empty. */
  readonly config: RuntimeConfig
}

export const originOf = (address: string): string => new URL(address).origin

/** The keys of the addresses that the page itself talks to, and those addresses. */
export const askedAddresses = (config: RuntimeConfig): ReadonlyArray<readonly [key: string, address: string]> => [
  ["ssoServiceBaseUrl", config.ssoServiceBaseUrl],
  ["securityServiceBaseUrl", config.securityServiceBaseUrl],
  ["managementServiceBaseUrl", config.managementServiceBaseUrl],
  ["agentManifestUrl", config.agentManifestUrl],
  ["utgManifestUrl", config.utgManifestUrl],
  ...(config.rolloutServiceUrl === undefined ? [] : ([["rolloutServiceUrl", config.rolloutServiceUrl]] as const))
]

/** The origins other than its own that the page talks to, each once. */
export const foreignOrigins = ({ base, config }: Configured): ReadonlyArray<string> => {
  const origins = askedAddresses(config).flatMap(([, address]) => (address === "" ? [] : [originOf(address)]))
  return [...new Set(origins)].filter((origin) => origin !== originOf(base))
}
