import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { Result } from "effect"
import { createInstallation, deactivateInstallation, downloadInstallPackage } from "../src/management/installations.ts"
import { createEphemeralUser, loadInstallRole } from "../src/security/install-users.ts"
import { type KnownCall, management, read, write } from "./known-call.ts"

const authenticationCode = "V1StGXR8_Z5jdHi6B-myT"

/** A new UTG at the account 7. */
export const newInstallation = Result.getOrThrow(
  installationBody({
    draft: { ...defaultInstallationDraft(10), name: "Harbour Bar" },
    businessEntityId: 7,
    authenticationCode,
    agent: null,
    utg: null
  })
)

/** The user of that installation with a role. */
export const installUser = (roleId: number) =>
  ephemeralUserBody({
    authenticationCode,
    sessionToken: "session-1",
    roleId,
    businessEntityId: 7,
    now: new Date("2026-11-20T15:15:00.000Z")
  })

/** The calls about one installation, and those that give it a user. */
export const installationCalls: ReadonlyArray<KnownCall> = [
  {
    ...write,
    name: "createInstallation",
    program: createInstallation(newInstallation),
    line: `POST ${management}/installations`,
    body: JSON.stringify(newInstallation),
    answer: "object",
    action: "create installation"
  },
  {
    ...write,
    name: "deactivateInstallation",
    program: deactivateInstallation(7, 31),
    line: `DELETE as POST ${management}/installations/31`
  },
  {
    ...read,
    name: "downloadInstallPackage",
    program: downloadInstallPackage("AB12CD34"),
    line: "GET /management/installations/packagezip?verificationId=AB12CD34",
    headers: "anonymous",
    answer: "file",
    expected: "a zip file"
  },
  {
    ...read,
    name: "loadInstallRole",
    program: loadInstallRole(),
    line: "GET /security/objectRoleMappings?objectId=1&objectTypeId=7"
  },
  {
    ...write,
    name: "createEphemeralUser",
    program: createEphemeralUser(7, installUser(10_003)),
    line: "POST /security/businessentities/7/ephemeralUsers",
    body: '{"authenticationCode":"V1StGXR8_Z5jdHi6B-myT","applicationId":4,"lifespan":{"type":20,"start":"2026-11-20T15:15:00.000Z","end":"2125-11-20T15:15:00.000Z"},"roleMappings":[{"roleId":10003,"businessEntityId":7}],"userSessions":[{"sessionToken":"session-1"}]}'
  }
]
