import { sampleConfig } from "@command-center/domain/session/sample-config"
import { expect, it } from "vitest"
import { userLinks } from "./shell.wiring.ts"

const config = sampleConfig("https://sso.example.com", {
  emberUrl: "https://old.example.com",
  ssoServiceBaseUrl: "https://sso.example.com/api",
  fortressBaseUrl: "https://identity.example.com"
})
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
