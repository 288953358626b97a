import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { configIssueText, isConfigIssue, judgeRuntimeConfig, readRuntimeConfig } from "./runtime-config.ts"

const given = {
  emberUrl: "https://old.example",
  ssoBaseUrl: "https://sso.example/",
  fortressBaseUrl: "https://identity.example//",
  managementServiceBaseUrl: "https://management.example/v1/",
  agentManifestUrl: "https://files.example/agent.json",
  utgManifestUrl: "https://files.example/utg.json",
  installerUrl: "https://files.example/installer.exe",
  referenceGuid: "https://guide.example/en/",
  version: "3.2.1"
}

const read = {
  emberUrl: "https://old.example",
  ssoBaseUrl: "https://sso.example",
  ssoServiceBaseUrl: "https://sso.example",
  fortressBaseUrl: "https://identity.example",
  securityServiceBaseUrl: "https://identity.example",
  managementServiceBaseUrl: "https://management.example/v1",
  agentManifestUrl: "https://files.example/agent.json",
  utgManifestUrl: "https://files.example/utg.json",
  installerUrl: "https://files.example/installer.exe",
  referenceGuid: "https://guide.example/en/",
  version: "3.2.1"
}

const issueOf = (json: unknown) => {
  const config = readRuntimeConfig(json)
  return isConfigIssue(config) ? config : null
}

describe("the runtime config", () => {
  it("has its addresses; only the bases lose the slash at their end [A3-37 A3-39]", () => {
    expect(readRuntimeConfig(given)).toEqual(read)
  })

  it("has service bases of its own, or those of the pages [A3-38]", () => {
    const bases = {
      ssoServiceBaseUrl: "https://api.example/sso/",
      securityServiceBaseUrl: "https://api.example/security"
    }
    expect(readRuntimeConfig({ ...given, ...bases })).toEqual({
      ...read,
      ...bases,
      ssoServiceBaseUrl: "https://api.example/sso"
    })
    expect(readRuntimeConfig({ ...given, ssoServiceBaseUrl: null, securityServiceBaseUrl: "" })).toEqual(read)
  })

  const required = Object.keys(given)
  it.each(required)("names %s where it is missing", (key) => {
    for (const nothing of [undefined, null, ""]) {
      const issue = issueOf({ ...given, [key]: nothing })
      expect([issue?._tag, issue?.key]).toEqual(["ConfigIssue", key])
      expect(issue?.problem).toMatch(/^is missing\. Give it /u)
    }
  })

  const mustBeHttps = "must begin with https://."
  const noAddress = "is not an address. It must begin with https:// and a host."
  const noHost = "is not an address. What stands after the two slashes is not a host."
  const user = "holds a user name. Remove what stands before the @."
  it.each([
    [5, "is not text. Give it the service's address in quotation marks."],
    ["http://management.example", mustBeHttps],
    ["http://localhost.example", mustBeHttps],
    ["http://127.0.0.1.example", mustBeHttps],
    ["HTTP://management.example", mustBeHttps],
    ["management.example", noAddress],
    ["//management.example", noAddress],
    ["ftp://management.example", noAddress],
    ["javascript:alert(1)", noAddress],
    ["https://", noAddress],
    [" https://management.example", noAddress],
    ["https://management.example/a b", noAddress],
    ["https://management.example/\\evil.example", noAddress],
    ["https://management.example\\evil.example", noHost],
    ["https://:443", noHost],
    ["https://management.example:port", noHost],
    ["https://user@management.example", user],
    ["https://user:secret@management.example", user]
  ])("refuses %j", (address, problem) => {
    for (const key of ["managementServiceBaseUrl", "ssoServiceBaseUrl", "securityServiceBaseUrl", "rolloutServiceUrl"])
      expect(issueOf({ ...given, [key]: address })).toEqual({ _tag: "ConfigIssue", key, problem })
  })

  it.each([
    "http://localhost:4400/management",
    "http://127.0.0.1:4400",
    "http://[::1]:4400",
    "https://bücher.example:8443/v1",
    "https://management.example/http:/v1",
    "HTTPS://MANAGEMENT.EXAMPLE"
  ])("takes %s", (address) => {
    expect(readRuntimeConfig({ ...given, managementServiceBaseUrl: address })).toEqual({
      ...read,
      managementServiceBaseUrl: address
    })
  })

  it.each([{}, true, []])("takes no version like %j", (version) => {
    expect(issueOf({ ...given, version })).toEqual({
      _tag: "ConfigIssue",
      key: "version",
      problem: "is missing. Give it the release's version."
    })
  })

  it("takes a version that is a number", () => {
    expect(readRuntimeConfig({ ...given, version: 3.2 })).toEqual({ ...read, version: "3.2" })
  })

  it.each([null, [], "text", 5])("refuses %j as a whole", (json) => {
    expect(issueOf(json)).toEqual({ _tag: "ConfigIssue", key: "config.json", problem: "is not a JSON object." })
  })

  it("puts the key into its sentence", () => {
    expect(configIssueText({ _tag: "ConfigIssue", key: "emberUrl", problem: mustBeHttps })).toBe(
      'config.json: "emberUrl" must begin with https://.'
    )
  })

  it("names the key of any one broken value, and never throws", () => {
    fc.assert(
      fc.property(fc.constantFrom(...required.filter((key) => key !== "version")), fc.anything(), (key, value) => {
        const issue = issueOf({ ...given, [key]: value })
        expect(issue === null || issue.key === key).toBe(true)
      }),
      { numRuns: 1000 }
    )
  })
})

it("names the service of rollouts where a deployment has one, without a slash at its end", () => {
  const named = { ...given, rolloutServiceUrl: "https://rollouts.example/v1/" }
  expect(readRuntimeConfig(named)).toHaveProperty("rolloutServiceUrl", "https://rollouts.example/v1")
  const without = readRuntimeConfig({ ...given, rolloutServiceUrl: null })
  expect(without).toEqual(readRuntimeConfig(given))
  expect(without).not.toHaveProperty("rolloutServiceUrl")
})

it.each(["service", "local"])("says that device schemas are read from %j first", (deviceSchemas) => {
  expect(readRuntimeConfig({ ...given, deviceSchemas })).toEqual({ ...readRuntimeConfig(given), deviceSchemas })
})

it("leaves out where device schemas are read first, and refuses what is neither", () => {
  expect(readRuntimeConfig({ ...given, deviceSchemas: null })).toEqual(readRuntimeConfig(given))
  for (const deviceSchemas of ["database", true, 7, ["local"]])
    expect(issueOf({ ...given, deviceSchemas })).toEqual({
      _tag: "ConfigIssue",
      key: "deviceSchemas",
      problem: 'must be "service" or "local". Leave it out for "service".'
    })
})

describe("a configuration of which something is wrong", () => {
  const http = "http://somewhere.example"
  const mustBeHttps = "must begin with https://."

  it("is read as far as it is right, with every key that is not", () => {
    const { managementServiceBaseUrl: _, ...lacking } = given
    const { config, issues } = judgeRuntimeConfig({ ...lacking, ssoBaseUrl: http, rolloutServiceUrl: 7 })
    expect(config).toEqual({
      ...read,
      ssoBaseUrl: "",
      ssoServiceBaseUrl: "",
      managementServiceBaseUrl: "",
      rolloutServiceUrl: ""
    })
    expect(issues.map(({ key }) => key)).toEqual(["ssoBaseUrl", "managementServiceBaseUrl", "rolloutServiceUrl"])
  })

  it("has no address of the pages in place of a service's that is wrong", () => {
    expect(judgeRuntimeConfig({ ...given, ssoServiceBaseUrl: http })).toEqual({
      config: { ...read, ssoServiceBaseUrl: "" },
      issues: [{ _tag: "ConfigIssue", key: "ssoServiceBaseUrl", problem: mustBeHttps }]
    })
  })

  it("is nothing where it is no object, and whole where nothing is wrong", () => {
    expect(judgeRuntimeConfig([])).toMatchObject({ config: null, issues: [{ key: "config.json" }] })
    expect(judgeRuntimeConfig(given)).toEqual({ config: read, issues: [] })
  })
})
