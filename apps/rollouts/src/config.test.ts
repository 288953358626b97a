import { Result } from "effect"
import { expect, it } from "vitest"
import { readConfig } from "./config.ts"

it("without an environment it is the embedded service beside the sandbox, without a key", () => {
  const config = readConfig({}, "/data")
  expect(Result.isSuccess(config) && config.success).toMatchObject({
    port: 4410,
    host: "127.0.0.1",
    consoleUrl: "http://localhost:4400",
    allowedOrigins: ["http://localhost:4400"],
    databaseUrl: null,
    dataDir: "/data",
    tokenKey: null,
    trustedProxies: [],
    mostStreams: 500
  })
})

it("tells everything that is wrong at once, and never a secret", () => {
  const config = readConfig(
    {
      COMMAND_CENTER_URL: "http://example.com",
      ROLLOUTS_ORIGINS: "console",
      ROLLOUTS_TRUSTED_PROXIES: "10.0.0.0/8, proxy",
      ROLLOUTS_PORT: "70000",
      ROLLOUTS_TOKEN_KEY: "c2hvcnQ=",
      DATABASE_URL: "mysql://root:pass@db"
    },
    ""
  )
  expect(Result.isFailure(config) && config.failure).toEqual([
    "COMMAND_CENTER_URL must begin with https:// (http:// on this machine alone).",
    'ROLLOUTS_ORIGINS is not an address: "console".',
    'ROLLOUTS_TRUSTED_PROXIES holds "proxy", which is no address or network. Write 10.0.0.7 or 10.0.0.0/8.',
    'ROLLOUTS_PORT must be a whole number from 0 to 65535, not "70000".',
    "ROLLOUTS_TOKEN_KEY must be 32 random bytes in base64. Make one with: openssl rand -base64 32",
    "DATABASE_URL must begin with postgres:// or be left out."
  ])
})
