import { expect, it } from "vitest"
import { sampleConfig } from "../session/sample-config.ts"
import { localAddressIssues } from "./local-addresses.ts"

const config = sampleConfig("https://example.com", {
  ssoServiceBaseUrl: "http://[::1]:4400/sso",
  securityServiceBaseUrl: "https://localhost.example.com",
  managementServiceBaseUrl: "http://127.0.0.1:4400/management",
  agentManifestUrl: "https://example.com/localhost/agent.json",
  version: "localhost"
})

it("a console at a host of its own names no address of the user's machine", () =>
  expect(localAddressIssues("console.example.com", config)).toEqual([
    `config.json: "ssoServiceBaseUrl" is http://[::1]:4400/sso, which is each user's own machine. Give it the real address.`,
    `config.json: "managementServiceBaseUrl" is http://127.0.0.1:4400/management, which is each user's own machine. Give it the real address.`
  ]))

it("a console on the user's machine may", () => expect(localAddressIssues("localhost", config)).toEqual([]))
