import { loadComponentConfig, loadConfigRevisions } from "@command-center/api/management/component-configs"
import { loadComponent, loadMachineStatus } from "@command-center/api/management/components"
import { exportCsv } from "@command-center/api/management/exports"
import { downloadForm } from "@command-center/api/management/forms"
import { downloadInstallPackage } from "@command-center/api/management/installations"
import { loadProfile, loadSentProfile } from "@command-center/api/management/profiles"
import { loadConfigSchema, loadDeviceSchemas } from "@command-center/api/management/schemas"
import { loadSentTemplate, loadTemplate } from "@command-center/api/management/templates"
import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import { listAccounts } from "@command-center/api/security/accounts"
import { loadInstallRole } from "@command-center/api/security/install-users"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { readManifest, readUser } from "@command-center/api/security/users"
import {
  loadLocalConfigSchema,
  loadLocalDeviceSchemas,
  loadSchemaFile,
  loadSchemaManifest
} from "@command-center/api/static/schemas"
import { loadVersions } from "@command-center/api/versions"
import { describedLists, readList } from "./described-lists.ts"
import { type KnownCall, type KnownIds, read } from "./known-call.ts"

const signingIn = ({ token, account, userId }: KnownIds): ReadonlyArray<KnownCall> => [
  read("loadRuntimeConfig", loadRuntimeConfig(), "none"),
  read("readUser", readUser(token), "own"),
  read("readManifest", readManifest(token, account), "own"),
  read("listPermissions", listPermissions()),
  read("listMasks", listMasks(userId)),
  read("listAccounts", listAccounts(account)),
  read("loadInstallRole", loadInstallRole())
]

const records = (ids: KnownIds): ReadonlyArray<KnownCall> => {
  const { account, componentId, machine, component, profileId, templateId, utgVersion } = ids
  return [
    read("loadComponent", loadComponent(account, componentId)),
    read("loadMachineStatus", loadMachineStatus(account, machine)),
    read("loadComponentConfig", loadComponentConfig(account, machine, component)),
    read("loadConfigRevisions", loadConfigRevisions(account, machine, component)),
    read("loadProfile", loadProfile(account, profileId)),
    read("loadSentProfile", loadSentProfile(account, profileId)),
    read("loadTemplate", loadTemplate(account, templateId)),
    read("loadSentTemplate", loadSentTemplate(account, templateId)),
    read("loadConfigSchema", loadConfigSchema(utgVersion)),
    read("loadDeviceSchemas", loadDeviceSchemas())
  ]
}

const staticFiles = ({ utgVersion, schemaFile }: KnownIds): ReadonlyArray<KnownCall> => [
  read("loadSchemaManifest", loadSchemaManifest(), "none"),
  read("loadSchemaFile", loadSchemaFile(schemaFile), "none"),
  read("loadLocalConfigSchema", loadLocalConfigSchema(utgVersion), "none"),
  read("loadLocalDeviceSchemas", loadLocalDeviceSchemas(), "none"),
  read("loadVersions agent", loadVersions("agent"), "none"),
  read("loadVersions utg", loadVersions("utg"), "none")
]

const lists = ({ account }: KnownIds): ReadonlyArray<KnownCall> =>
  describedLists.map((described) => read(`loadList ${described.id}`, readList(described, account)))

const files = ({ account, formId, verificationId }: KnownIds): ReadonlyArray<KnownCall> => [
  ...(["utgs", "devices", "tasks"] as const).map((each) => read(`exportCsv ${each}`, exportCsv(each, account))),
  read("downloadForm", downloadForm(account, formId)),
  read("downloadInstallPackage", downloadInstallPackage(verificationId), "none")
]

/** Every call that reads, but `renewToken`, which never fails. */
export const readCalls = (ids: KnownIds): ReadonlyArray<KnownCall> =>
  [signingIn, records, staticFiles, lists, files].flatMap((calls) => calls(ids))
