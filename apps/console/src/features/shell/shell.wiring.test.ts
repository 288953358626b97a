import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { expect, it } from "vitest"
import { userLinks } from "./shell.wiring.ts"

const config: RuntimeConfig = {
  emberUrl: "https://old.example.com",
  ssoBaseUrl: "https://sso.example.com",
  ssoServiceBaseUrl: "https://sso.example.com/api",
  fortressBaseUrl: "https://identity.example.com",
  securityServiceBaseUrl: "https://security.example.com",
  managementServiceBaseUrl: "https://management.example.com",
  agentManifestUrl: "https://static.example.com/agent.json",
  utgManifestUrl: "https://static.example.com/utg.json",
  installerUrl: "https://static.example.com/installer.exe",
  referenceGuid: "https://static.example.com/guide",
  version: "1.0.0"
}
const user = { id: 5, username: "olive", businessEntityId: 1, imageSelected: false }

it("leads from the user menu to the user's profile, and to the account in the old experience", () =>
  expect(userLinks(config, user, 12)).toEqual({
    imageUrl: null,
    profileHref: "https://identity.example.com/profile",
    oldExperienceHref: "https://old.example.com/be/12/dashboard"
  }))

it("shows the picture of a user who has chosen one", () =>
  expect(userLinks(config, { ...user, imageSelected: true }, 12).imageUrl).toBe(
    "https://sso.example.com/api/users/5/image"
  ))
