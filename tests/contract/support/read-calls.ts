import { loadComponentConfig, loadConfigRevisions } from "@command-center/api/management/component-configs"
import { loadComponent, loadMachineStatus } from "@command-center/api/management/components"
import { exportCsv } from "@command-center/api/management/exports"
import { downloadForm } from "@command-center/api/management/forms"
import { downloadInstallPackage } from "@command-center/api/management/installations"
import { loadProfile } from "@command-center/api/management/profiles"
import { loadConfigSchema, loadDeviceSchemas } from "@command-center/api/management/schemas"
import { loadTemplate } from "@command-center/api/management/templates"
import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import { listAccounts } from "@command-center/api/security/accounts"
import { loadInstallRole } from "@command-center/api/security/install-users"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { loadUser, readManifest, readUser } from "@command-center/api/security/users"
import {
  loadLocalConfigSchema,
  loadLocalDeviceSchemas,
  loadSchemaFile,
  loadSchemaManifest
} from "@command-center/api/static/schemas"
import { notSent } from "@command-center/api/transport/api-error"
import { loadVersions } from "@command-center/api/versions"
import { describedLists, readList } from "./described-lists.ts"
import { type KnownCall, type KnownIds, read } from "./known-call.ts"

const list = { answer: "list" } as const
const own = { token: "own" } as const
const unsigned = { token: "none" } as const

const signingIn = ({ token, account, userId }: KnownIds): ReadonlyArray<KnownCall> => [
  read("loadRuntimeConfig", loadRuntimeConfig(), "/config.json", "", {
    ...unsigned,
    shape: notSent('config.json: "emberUrl" is not text. Give it the service\'s address in quotation marks.')
  }),
  read("readUser", readUser(token), "/security/users", "user", own),
  read("loadUser", loadUser(userId), `/security/users/${userId}`, "user"),
  read("readManifest", readManifest(token, account), "/userManifests", "userManifest", own),
  read("listPermissions", listPermissions(), "/permissions", "permission", list),
  read("listMasks", listMasks(userId), "/permissionMasks", "permissionMask", list),
  read("listAccounts", listAccounts(account), "/businessentitysummaries", "businessEntitySummary", list),
  read("loadInstallRole", loadInstallRole(), "/objectRoleMappings", "objectRoleMapping", list)
]

const records = (ids: KnownIds): ReadonlyArray<KnownCall> => {
  const { account, componentId, machine, component, profileId, templateId, utgVersion } = ids
  return [
    read("loadComponent", loadComponent(account, componentId), `/components/${componentId}`, "component"),
    read("loadMachineStatus", loadMachineStatus(account, machine), "/machineStatus/", "machineStatus", {
      action: "fetch Machine Status"
    }),
    read(
      "loadComponentConfig",
      loadComponentConfig(account, machine, component),
      "/componentConfigs/0",
      "componentConfig",
      { action: "fetch Component Config" }
    ),
    read(
      "loadConfigRevisions",
      loadConfigRevisions(account, machine, component),
      "/componentConfigs/0/revisions",
      "componentConfigRevision",
      list
    ),
    read("loadProfile", loadProfile(account, profileId), `/componentProfiles/${profileId}`, "componentProfile"),
    read("loadTemplate", loadTemplate(account, templateId), `/configtemplates/${templateId}`, "configTemplate"),
    read("loadConfigSchema", loadConfigSchema(utgVersion), "/componentconfigschemas", "componentConfigSchema"),
    read("loadDeviceSchemas", loadDeviceSchemas(), "/componentDevices", "componentDevice", list)
  ]
}

/** Any object will do for a manifest or a schema, and what is in it is somebody else's to judge. */
const anyObject = { ...unsigned, shape: "answered" } as const

const staticFiles = ({ utgVersion, schemaFile }: KnownIds): ReadonlyArray<KnownCall> => [
  read("loadSchemaManifest", loadSchemaManifest(), "/schemas/schemamanifest.json", "", anyObject),
  read("loadSchemaFile", loadSchemaFile(schemaFile), `/schemas/${schemaFile}`, "", anyObject),
  read("loadLocalConfigSchema", loadLocalConfigSchema(utgVersion), "/config-schema.json", "", anyObject),
  read("loadLocalDeviceSchemas", loadLocalDeviceSchemas(), "/componentdevices.json", "componentDevice", {
    ...list,
    ...unsigned
  }),
  read("loadVersions agent", loadVersions("agent"), "/versions/agent.json", "product", { ...list, ...unsigned }),
  read("loadVersions utg", loadVersions("utg"), "/versions/utg.json", "product", { ...list, ...unsigned })
]

const actions: Readonly<Record<string, string>> = {
  forms: "fetch Device Forms",
  users: "fetch users",
  installations: "fetch installation"
}

const lists = ({ account }: KnownIds): ReadonlyArray<KnownCall> =>
  describedLists.map((described) => {
    const [, path = ""] = described.line(account).split(" ")
    return read(`loadList ${described.id}`, readList(described, account), path.replace(/\?.*/u, ""), described.field, {
      ...list,
      action: actions[described.id] ?? null
    })
  })

const files = ({ account, formId, verificationId }: KnownIds): ReadonlyArray<KnownCall> => {
  const exports = (["utgs", "devices", "tasks"] as const).map((each) =>
    read(`exportCsv ${each}`, exportCsv(each, account), "/query/csv", "", { answer: "file", expected: "CSV" })
  )
  return [
    ...exports,
    read("downloadForm", downloadForm(account, formId), "/forms.tgz", "", { answer: "file", expected: "a gzip file" }),
    read("downloadInstallPackage", downloadInstallPackage(verificationId), "/packagezip", "", {
      ...unsigned,
      answer: "file",
      expected: "a zip file"
    })
  ]
}

/** Every call that reads, but `renewToken`, which never fails. */
export const readCalls = (ids: KnownIds): ReadonlyArray<KnownCall> =>
  [signingIn, records, staticFiles, lists, files].flatMap((calls) => calls(ids))
