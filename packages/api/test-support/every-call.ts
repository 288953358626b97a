import { deviceFields } from "@command-center/domain/device/device"
import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import { profileFields } from "@command-center/domain/profile/profile"
import { taskFields } from "@command-center/domain/task/task"
import { templateFields } from "@command-center/domain/template/template"
import { userFields } from "@command-center/domain/user/user"
import { utgFields } from "@command-center/domain/utg/utg"
import type { Effect } from "effect"
import { exportCsv } from "../src/management/exports.ts"
import { loadList } from "../src/management/lists.ts"
import { assignProfiles } from "../src/management/profiles.ts"
import { createTasks, deleteTask } from "../src/management/tasks.ts"
import { removeUtg } from "../src/management/utgs.ts"
import { loadRuntimeConfig } from "../src/runtime-config.ts"
import { listAccounts } from "../src/security/accounts.ts"
import { listMasks, listPermissions } from "../src/security/permissions.ts"
import { readManifest, readUser } from "../src/security/users.ts"
import { exchangeCode } from "../src/sign-on.ts"
import type { ApiError } from "../src/transport/api-error.ts"
import type { Credentials } from "../src/transport/credentials.ts"
import type { Http } from "../src/transport/http.ts"
import { loadVersions } from "../src/versions.ts"
import { templateCalls } from "./template-calls.ts"
import { userCalls } from "./user-calls.ts"

export interface KnownCall {
  readonly name: string
  readonly program: Effect.Effect<unknown, ApiError, Http | Credentials>
  readonly line: string
  readonly body: string
  readonly headers: "service" | "sign-on" | "none"
  readonly kind: "read" | "write"
  /** What is read of the answer: its field, a file, or nothing at all. */
  readonly answer: "list" | "object" | "file" | "nothing"
  readonly action: string | null
}

const machine = "5f0c1d5e-7a0b-4c52-9a55-1d2f3c4b5a69"
const noFilter = '"{\\"Predicates\\":[]}"'

const read = { body: "", headers: "service", kind: "read", answer: "list", action: null } as const
const write = { body: "", headers: "service", kind: "write", answer: "nothing", action: null } as const

const signingIn: ReadonlyArray<KnownCall> = [
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

const management = "/management/businessentities/7"

const lists: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "utgs",
    program: loadList({ id: "utgs", fields: utgFields }, 7, []),
    line: `POST ${management}/components/query`,
    body: noFilter
  },
  {
    ...read,
    name: "tasks",
    program: loadList({ id: "tasks", fields: taskFields }, 7, []),
    line: `POST ${management}/tasks/query`,
    body: noFilter
  },
  {
    ...read,
    name: "devices",
    program: loadList({ id: "devices", fields: deviceFields }, 7, []),
    line: `POST ${management}/devices/query`,
    body: noFilter
  },
  {
    ...read,
    name: "forms",
    program: loadList({ id: "forms", fields: formFields }, 7, []),
    line: `GET ${management}/componentDeviceForms`,
    action: "fetch Device Forms"
  },
  {
    ...read,
    name: "profiles",
    program: loadList({ id: "profiles", fields: profileFields }, 7, []),
    line: `GET ${management}/componentProfiles`
  },
  {
    ...read,
    name: "installations",
    program: loadList({ id: "installations", fields: installationFields }, 7, []),
    line: `GET ${management}/installations`,
    action: "fetch installation"
  },
  {
    ...read,
    name: "templates",
    program: loadList({ id: "templates", fields: templateFields }, 7, []),
    line: `GET ${management}/configtemplates`
  },
  {
    ...read,
    name: "users",
    program: loadList({ id: "users", fields: userFields }, 7, []),
    line: "GET /security/businessentities/7/users?fullDetail=false",
    action: "fetch users"
  }
]

const files: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "exported utgs",
    program: exportCsv("utgs", 7),
    line: `POST ${management}/components/query/csv`,
    body: noFilter,
    answer: "file"
  },
  {
    ...read,
    name: "exported tasks",
    program: exportCsv("tasks", 7),
    line: `POST ${management}/tasks/query/csv`,
    body: noFilter,
    answer: "file"
  },
  {
    ...read,
    name: "exported devices",
    program: exportCsv("devices", 7),
    line: `POST ${management}/devices/query/csv`,
    body: noFilter,
    answer: "file"
  },
  {
    ...read,
    name: "agent versions",
    program: loadVersions("agent"),
    line: "GET /versions/agent.json?t=1764000000000",
    headers: "none"
  },
  {
    ...read,
    name: "utg versions",
    program: loadVersions("utg"),
    line: "GET /versions/utg.json?channel=all&t=1764000000000",
    headers: "none"
  }
]

const writes: ReadonlyArray<KnownCall> = [
  {
    ...write,
    name: "createTasks",
    program: createTasks(7, []),
    line: `POST ${management}/tasksbulk`,
    body: "[]",
    answer: "list"
  },
  {
    ...write,
    name: "deleteTask",
    program: deleteTask(7, machine, 31),
    line: `DELETE as POST ${management}/machines/${machine}/tasks/31`
  },
  {
    ...write,
    name: "removeUtg",
    program: removeUtg(7, machine),
    line: `DELETE as POST ${management}/machines/${machine}`,
    action: "remove the UTG"
  },
  {
    ...write,
    name: "assignProfiles",
    program: assignProfiles([
      { componentId: 1, componentBusinessEntityId: 7, profileId: null, profileBusinessEntityId: null }
    ]),
    line: "PATCH as POST /management/componentProfileAssignments?installationtype=30",
    body: '[{"componentId":1,"componentBusinessEntityId":7,"profileId":null,"profileBusinessEntityId":null}]',
    action: "apply the profiles"
  }
]

/** The moment at which the calls are made, where a call tells it. */
export const callTime = 1_764_000_000_000

/** Every call but `renewToken`, which never fails. */
export const everyCall: ReadonlyArray<KnownCall> = [
  ...signingIn,
  ...lists,
  ...files,
  ...writes,
  ...templateCalls,
  ...userCalls
]
