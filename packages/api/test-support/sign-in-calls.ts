import { loadRuntimeConfig } from "../src/runtime-config.ts"
import { listAccounts } from "../src/security/accounts.ts"
import { listMasks, listPermissions } from "../src/security/permissions.ts"
import { readManifest, readUser } from "../src/security/users.ts"
import { exchangeCode } from "../src/sign-on.ts"
import { type KnownCall, read, write } from "./known-call.ts"

/** The calls of signing in. */
export const signInCalls: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "loadRuntimeConfig",
    program: loadRuntimeConfig(),
    line: "GET /console/config.json",
    headers: "none",
    answer: "object"
  },
  {
    ...write,
    name: "exchangeCode",
    program: exchangeCode("code-1"),
    line: "POST /sso/accessTokens",
    body: '{"authenticationCode":"code-1","applicationId":4,"expires":null,"token":null}',
    headers: "sign-on",
    answer: "object"
  },
  {
    ...read,
    name: "readUser",
    program: readUser("token-1"),
    line: "GET /security/users?accesstoken=token-1",
    answer: "object"
  },
  {
    ...read,
    name: "readManifest",
    program: readManifest("token-1", 7),
    line: "GET /security/userManifests?accessToken=token-1&businessEntityId=7",
    answer: "object"
  },
  { ...read, name: "listPermissions", program: listPermissions(), line: "GET /security/permissions" },
  { ...read, name: "listMasks", program: listMasks(5), line: "GET /security/users/5/permissionMasks" },
  {
    ...read,
    name: "listAccounts",
    program: listAccounts(7),
    line: "GET /security/businessentitysummaries?includeChildren=true&includeParent=true&parentBusinessEntityId=7"
  }
]
