import { Result } from "effect"
import { isNetwork } from "./http/client-address.ts"

/** What the service is started with, all of it from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The console's address; its config.json names the services. */
  readonly consoleUrl: string
  /** Whose pages may call. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Proxies of ours, as addresses or networks. */
  readonly trustedProxies: ReadonlyArray<string>
  /** How many clients may follow rollouts at once. */
  readonly mostStreams: number
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Encrypts the tokens at rest; null keeps them in this process alone. */
  readonly tokenKey: Buffer | null
  /** Milliseconds between two looks at the tasks of a wave. */
  readonly lookEveryMs: number
  /** Milliseconds after which a call that left without an answer is looked up. */
  readonly settleMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const keyBytes = 32

const isLoopback = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname)

const addressIssue = (name: string, text: string): string | null => {
  if (!URL.canParse(text)) return `${name} is not an address: "${text}".`
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== "" || password !== "") return `${name} holds a user name or password. Remove it.`
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname))
    ? null
    : `${name} must begin with https:// (http:// on this machine alone).`
}

const numberIssue = (name: string, text: string, least: number, most: number): string | null => {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most
    ? null
    : `${name} must be a whole number from ${least} to ${most}, not "${text}".`
}

const keyIssue = (text: string): string | null =>
  text === "" || Buffer.from(text, "base64").length === keyBytes
    ? null
    : "ROLLOUTS_TOKEN_KEY must be 32 random bytes in base64. Make one with: openssl rand -base64 32"

/** Reads the environment as a whole: the configuration, or everything that is wrong with it. */
export const readConfig = (env: Environment, dataDir: string): Result.Result<Config, ReadonlyArray<string>> => {
  const text = (name: string, otherwise = ""): string => (env[name] ?? "").trim() || otherwise
  const consoleUrl = text("COMMAND_CENTER_URL", "http://localhost:4400")
  const listOf = (name: string) =>
    text(name)
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "")
  const [origins, proxies] = [listOf("ROLLOUTS_ORIGINS"), listOf("ROLLOUTS_TRUSTED_PROXIES")]
  const numbers = {
    port: ["ROLLOUTS_PORT", "4410", 0, 65_535],
    mostStreams: ["ROLLOUTS_MOST_STREAMS", "500", 1, 100_000],
    lookEveryMs: ["ROLLOUTS_LOOK_EVERY_MS", "30000", 50, 3_600_000],
    settleMs: ["ROLLOUTS_SETTLE_MS", "30000", 50, 600_000]
  } as const
  const databaseUrl = text("DATABASE_URL")
  const issues = [
    addressIssue("COMMAND_CENTER_URL", consoleUrl),
    ...origins.map((origin) => addressIssue("ROLLOUTS_ORIGINS", origin)),
    ...proxies.map((proxy) =>
      isNetwork(proxy)
        ? null
        : `ROLLOUTS_TRUSTED_PROXIES holds "${proxy}", which is no address or network. Write 10.0.0.7 or 10.0.0.0/8.`
    ),
    ...Object.values(numbers).map(([name, otherwise, least, most]) =>
      numberIssue(name, text(name, otherwise), least, most)
    ),
    keyIssue(text("ROLLOUTS_TOKEN_KEY")),
    databaseUrl === "" || /^postgres(ql)?:\/\//u.test(databaseUrl)
      ? null
      : "DATABASE_URL must begin with postgres:// or be left out."
  ].filter((issue) => issue !== null)
  if (issues.length > 0) return Result.fail(issues)
  const numberOf = ([name, otherwise]: readonly [string, string, number, number]) => Number(text(name, otherwise))
  const { origin } = new URL(consoleUrl)
  return Result.succeed({
    port: numberOf(numbers.port),
    host: text("ROLLOUTS_HOST", "127.0.0.1"),
    consoleUrl,
    allowedOrigins: [...new Set([origin, ...origins.map((each) => new URL(each).origin)])],
    trustedProxies: proxies,
    mostStreams: numberOf(numbers.mostStreams),
    databaseUrl: databaseUrl === "" ? null : databaseUrl,
    dataDir: text("ROLLOUTS_DATA_DIR", dataDir),
    tokenKey: text("ROLLOUTS_TOKEN_KEY") === "" ? null : Buffer.from(text("ROLLOUTS_TOKEN_KEY"), "base64"),
    lookEveryMs: numberOf(numbers.lookEveryMs),
    settleMs: numberOf(numbers.settleMs)
  })
}
