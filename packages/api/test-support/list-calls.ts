import { deviceFields } from "@command-center/domain/device/device"
import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import { profileFields } from "@command-center/domain/profile/profile"
import { taskFields } from "@command-center/domain/task/task"
import { templateFields } from "@command-center/domain/template/template"
import { userFields } from "@command-center/domain/user/user"
import { utgFields } from "@command-center/domain/utg/utg"
import { exportCsv } from "../src/management/exports.ts"
import { loadList } from "../src/management/lists.ts"
import { loadVersions } from "../src/versions.ts"
import { type KnownCall, management, read } from "./known-call.ts"

const noFilter = '"{\\"Predicates\\":[]}"'

/** The moment at which the calls are made, where a call tells it. */
export const callTime = 1_764_000_000_000

const lists: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "loadList utgs",
    program: loadList({ call: "utgs", fields: utgFields }, 7),
    line: `POST ${management}/components/query`,
    body: noFilter
  },
  {
    ...read,
    name: "loadList tasks",
    program: loadList({ call: "tasks", fields: taskFields }, 7),
    line: `POST ${management}/tasks/query`,
    body: noFilter
  },
  {
    ...read,
    name: "loadList devices",
    program: loadList({ call: "devices", fields: deviceFields }, 7),
    line: `POST ${management}/devices/query`,
    body: noFilter
  },
  {
    ...read,
    name: "loadList forms",
    program: loadList({ call: "forms", fields: formFields }, 7),
    line: `GET ${management}/componentDeviceForms`,
    action: "fetch Device Forms"
  },
  {
    ...read,
    name: "loadList profiles",
    program: loadList({ call: "profiles", fields: profileFields }, 7),
    line: `GET ${management}/componentProfiles`
  },
  {
    ...read,
    name: "loadList installations",
    program: loadList({ call: "installations", fields: installationFields }, 7),
    line: `GET ${management}/installations`,
    action: "fetch installation"
  },
  {
    ...read,
    name: "loadList templates",
    program: loadList({ call: "templates", fields: templateFields }, 7),
    line: `GET ${management}/configtemplates`
  },
  {
    ...read,
    name: "loadList users",
    program: loadList({ call: "users", fields: userFields }, 7),
    line: "GET /security/businessentities/7/users?fullDetail=false",
    action: "fetch users"
  }
]

const files: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "exportCsv utgs",
    program: exportCsv("utgs", 7),
    line: `POST ${management}/components/query/csv`,
    body: noFilter,
    answer: "file",
    expected: "CSV"
  },
  {
    ...read,
    name: "exportCsv tasks",
    program: exportCsv("tasks", 7),
    line: `POST ${management}/tasks/query/csv`,
    body: noFilter,
    answer: "file",
    expected: "CSV"
  },
  {
    ...read,
    name: "exportCsv devices",
    program: exportCsv("devices", 7),
    line: `POST ${management}/devices/query/csv`,
    body: noFilter,
    answer: "file",
    expected: "CSV"
  },
  {
    ...read,
    name: "loadVersions agent",
    program: loadVersions("agent"),
    line: "GET /versions/agent.json?t=1764000000000",
    headers: "none"
  },
  {
    ...read,
    name: "loadVersions utg",
    program: loadVersions("utg"),
    line: "GET /versions/utg.json?channel=all&t=1764000000000",
    headers: "none"
  }
]

/** The calls behind the list screens. */
export const listCalls: ReadonlyArray<KnownCall> = [...lists, ...files]
