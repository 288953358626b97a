import { isLocalHost } from "./sign-on.ts"

/** The deployment's own addresses, from `config.json` (contract "Runtime config"). Base addresses have no slash at the end. */
export interface RuntimeConfig {
  readonly emberUrl: string
  readonly ssoBaseUrl: string
  readonly ssoServiceBaseUrl: string
  readonly fortressBaseUrl: string
  readonly securityServiceBaseUrl: string
  readonly managementServiceBaseUrl: string
  readonly agentManifestUrl: string
  readonly utgManifestUrl: string
  readonly installerUrl: string
  readonly referenceGuid: string
  readonly version: string
  /** The service of rollouts (an addition of ours); absent where a deployment has none. */
  readonly rolloutServiceUrl?: string
  /** Where device schemas are read first (document 2 §7): from the service where absent. */
  readonly deviceSchemas?: SchemaSource
}

/** The service's database, or the file that came with the console. */
type SchemaSource = "service" | "local"

/** The key that is missing or malformed, and what is wrong with it. */
export interface ConfigIssue {
  readonly _tag: "ConfigIssue"
  readonly key: string
  readonly problem: string
}

const issue = (key: string, problem: string): ConfigIssue => ({ _tag: "ConfigIssue", key, problem })

export const isConfigIssue = (read: RuntimeConfig | ConfigIssue): read is ConfigIssue => "_tag" in read

/** The sentence that names the key and the remedy. */
export const configIssueText = ({ key, problem }: ConfigIssue): string => `config.json: "${key}" ${problem}`

const addressKeys = [
  "emberUrl",
  "ssoBaseUrl",
  "fortressBaseUrl",
  "managementServiceBaseUrl",
  "agentManifestUrl",
  "utgManifestUrl",
  "installerUrl",
  "referenceGuid"
] as const

const optionalAddressKeys = ["ssoServiceBaseUrl", "securityServiceBaseUrl", "rolloutServiceUrl"] as const

/** All that is read of `config.json`. */
export const configKeys: ReadonlyArray<string> = [...addressKeys, ...optionalAddressKeys, "version", "deviceSchemas"]

/** Stands for a value that is wrong: it is there and it is no text. */
const unusable = false

const address = /^https?:\/\/([^/?#\s]+)[^\s\\]*$/iu
const authority = /^([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ""

/** An address the console may use: https, or http on this machine, without user info; undefined where it is fine. */
const addressProblem = (value: unknown): string | undefined => {
  if (isAbsent(value)) return "is missing. Give it the service's address."
  if (typeof value !== "string") return "is not text. Give it the service's address in quotation marks."
  const host = address.exec(value)?.[1]
  if (host === undefined) return "is not an address. It must begin with https:// and a host."
  if (host.includes("@")) return "holds a user name. Remove what stands before the @."
  const name = authority.exec(host)?.[1]
  if (name === undefined) return "is not an address. What stands after the two slashes is not a host."
  if (/^http:/iu.test(value) && !isLocalHost(name)) return "must begin with https://."
  return undefined
}

const withoutSlash = (text: string): string => text.replace(/\/+$/u, "")

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json)

const isSchemaSource = (value: unknown): value is SchemaSource => value === "service" || value === "local"

const textAt = (json: Readonly<Record<string, unknown>>, key: string): string => {
  const value = json[key]
  return typeof value === "string" ? value : ""
}

const baseAt = (json: Readonly<Record<string, unknown>>, key: string): string => withoutSlash(textAt(json, key))

/** An optional address that is wrong is empty, and one that is absent is that of the pages. */
const serviceAt = (json: Readonly<Record<string, unknown>>, key: string, pages: string): string =>
  baseAt(json, isAbsent(json[key]) ? pages : key)

const readConfig = (json: Readonly<Record<string, unknown>>): RuntimeConfig => {
  const { version, deviceSchemas } = json
  return {
    emberUrl: baseAt(json, "emberUrl"),
    ssoBaseUrl: baseAt(json, "ssoBaseUrl"),
    ssoServiceBaseUrl: serviceAt(json, "ssoServiceBaseUrl", "ssoBaseUrl"),
    fortressBaseUrl: baseAt(json, "fortressBaseUrl"),
    securityServiceBaseUrl: serviceAt(json, "securityServiceBaseUrl", "fortressBaseUrl"),
    managementServiceBaseUrl: baseAt(json, "managementServiceBaseUrl"),
    agentManifestUrl: textAt(json, "agentManifestUrl"),
    utgManifestUrl: textAt(json, "utgManifestUrl"),
    installerUrl: textAt(json, "installerUrl"),
    referenceGuid: textAt(json, "referenceGuid"),
    version: typeof version === "number" ? String(version) : textAt(json, "version"),
    ...(isAbsent(json["rolloutServiceUrl"]) ? {} : { rolloutServiceUrl: baseAt(json, "rolloutServiceUrl") }),
    ...(isSchemaSource(deviceSchemas) ? { deviceSchemas } : {})
  }
}

const issuesOf = (json: Readonly<Record<string, unknown>>): ReadonlyArray<ConfigIssue> => {
  const { version, deviceSchemas } = json
  const optional = optionalAddressKeys.filter((key) => !isAbsent(json[key]))
  const ofAddresses = [...addressKeys, ...optional].flatMap((key) => {
    const problem = addressProblem(json[key])
    return problem === undefined ? [] : [issue(key, problem)]
  })
  const isVersion = !isAbsent(version) && (typeof version === "string" || typeof version === "number")
  return [
    ...ofAddresses,
    ...(isAbsent(deviceSchemas) || isSchemaSource(deviceSchemas)
      ? []
      : [issue("deviceSchemas", 'must be "service" or "local". Leave it out for "service".')]),
    ...(isVersion ? [] : [issue("version", "is missing. Give it the release's version.")])
  ]
}

/** A configuration of which something may be wrong. */
export interface JudgedConfig {
  /** What is wrong is empty text in it; null where there is nothing to read. */
  readonly config: RuntimeConfig | null
  readonly issues: ReadonlyArray<ConfigIssue>
}

/** Reads what is right of `config.json`, and names every key that is wrong. */
export const judgeRuntimeConfig = (json: unknown): JudgedConfig => {
  if (!isRecord(json)) return { config: null, issues: [issue("config.json", "is not a JSON object.")] }
  const issues = issuesOf(json)
  const wrong = new Set(issues.map(({ key }) => key))
  const right = Object.entries(json).map(([key, value]) => [key, wrong.has(key) ? unusable : value] as const)
  return { config: readConfig(Object.fromEntries(right)), issues }
}

/**
 * Reads `config.json`; the issue names the first key that is wrong. `ssoServiceBaseUrl` falls back to `ssoBaseUrl` and
 * `securityServiceBaseUrl` to `fortressBaseUrl` (contract).
 */
export const readRuntimeConfig = (json: unknown): RuntimeConfig | ConfigIssue => {
  if (!isRecord(json)) return issue("config.json", "is not a JSON object.")
  return issuesOf(json)[0] ?? readConfig(json)
}
