import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import { sampleMask } from "@command-center/domain/permission/sample-mask"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { readRows } from "./read-rows.ts"

export const config: RuntimeConfig = {
  emberUrl: "https://old.example.test",
  ssoBaseUrl: "https://sso.example.test",
  ssoServiceBaseUrl: "https://sso.example.test/api",
  fortressBaseUrl: "https://identity.example.test",
  securityServiceBaseUrl: "https://security.example.test",
  managementServiceBaseUrl: "https://management.example.test",
  agentManifestUrl: "https://static.example.test/agent.json",
  utgManifestUrl: "https://static.example.test/utg.json",
  installerUrl: "https://static.example.test/installer.exe",
  referenceGuid: "https://static.example.test/guide",
  version: "1.0.0"
}

export const signInPage = "https://sso.example.test/?clientId=4&redirectToReferer=true"
export const signOutPage = "https://sso.example.test/logout?clientId=4&redirectToReferer=true"
export const href = "https://console.example.test/be/7/utgs?debug=true"
export const otherPage = "https://console.example.test/be/7/tasks"

export const away: SessionInput = {
  href,
  hostname: "console.example.test",
  storedToken: "stored-1",
  beganSignIn: false
}
export const atHome: SessionInput = { ...away, hostname: "localhost" }

export const tokenAnswer = (token: string) =>
  Result.succeed({ authenticationCode: null, applicationId: 4, expires: null, token })

export const operator = { id: 5, username: "olive", businessEntityId: 1, imageSelected: false }
export const someoneElse = { id: 6, username: "otto", businessEntityId: 1, imageSelected: false }

const account = (id: number, parentId: number | null): BusinessEntity => ({
  id,
  name: `Account ${id}`,
  parentId,
  businessEntityTypeId: 2,
  businessEntitySubTypeId: id === 1 ? 2 : 1,
  isMerchant: false,
  isOrganization: true,
  isResellerOrganization: false
})
export const accounts = readRows([account(1, null), account(7, 1), account(8, 7)])
export const permissions = readRows([{ id: 30, key: "Machines", name: "Machines", description: "" }])
const mask = sampleMask({ permissionId: 30, roleBusinessEntityIds: [7], canView: true })
export const masks = readRows([mask])
export const masksInPart = readRows([mask], ["a row must be an object"])
/** One that is given at an account beside those listed, and one that would be at another, were it enabled. */
export const masksElsewhere = readRows([
  { ...mask, roleBusinessEntityIds: [40] },
  { ...mask, roleBusinessEntityIds: [50], isEnabled: false }
])
export const manifest = { username: "olive", image: null }

export const refused = Result.fail({ _tag: "Refused" as const, sentence: "the service said no" })
export const unreachable = Result.fail({ _tag: "Unreachable" as const, sentence: "API request failed" })
export const unauthorized = Result.fail({
  _tag: "Unauthorized" as const,
  sentence: "Unauthorized: Please login from the old environment."
})
