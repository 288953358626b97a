import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent } from "@command-center/api/management/components"
import { exportCsv } from "@command-center/api/management/exports"
import { assignProfiles, loadProfile } from "@command-center/api/management/profiles"
import { createTasks, deleteTask } from "@command-center/api/management/tasks"
import { loadTemplate, mergeTemplate } from "@command-center/api/management/templates"
import { removeUtg } from "@command-center/api/management/utgs"
import { listAccounts } from "@command-center/api/security/accounts"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { readManifest, readUser } from "@command-center/api/security/users"
import { exchangeCode } from "@command-center/api/sign-on"
import { loadVersions } from "@command-center/api/versions"
import { describedLists, readList } from "./described-lists.ts"
import type { Program } from "./estate.ts"

export interface KnownCall {
  readonly name: string
  readonly program: Program<unknown>
  /** The part of the path by which a fault finds the call. */
  readonly path: string
  readonly kind: "read" | "write"
  /** What is read of the answer. */
  readonly answer: "json" | "file" | "nothing"
  /** Where an answer of another shape is noticed. */
  readonly shapeAt: string
}

export interface KnownIds {
  readonly token: string
  readonly account: number
  readonly userId: number
  readonly componentId: number
  readonly machine: string
  readonly component: string
  readonly profileId: number
  readonly templateId: number
}

type Row = readonly [name: string, program: Program<unknown>, path: string, shapeAt: string]

const read = ([name, program, path, shapeAt]: Row): KnownCall => ({
  name,
  program,
  path,
  kind: "read",
  answer: "json",
  shapeAt
})

/** Every call of the console that reads. */
export const readCalls = (ids: KnownIds): ReadonlyArray<KnownCall> => {
  const { token, account, userId, componentId, machine, component, profileId, templateId } = ids
  const rows: ReadonlyArray<Row> = [
    ["readUser", readUser(token), "/security/users", "user"],
    ["readManifest", readManifest(token, account), "/userManifests", "userManifest"],
    ["listPermissions", listPermissions(), "/permissions", "permission"],
    ["listMasks", listMasks(userId), "/permissionMasks", "permissionMask"],
    ["listAccounts", listAccounts(account), "/businessentitysummaries", "businessEntitySummary"],
    ["loadComponent", loadComponent(account, componentId), `/components/${componentId}`, "component"],
    ["loadComponentConfig", loadComponentConfig(account, machine, component), "/componentConfigs/0", "componentConfig"],
    ["loadProfile", loadProfile(account, profileId), `/componentProfiles/${profileId}`, "componentProfile"],
    ["loadTemplate", loadTemplate(account, templateId), `/configtemplates/${templateId}`, "configTemplate"],
    ["agent versions", loadVersions("agent"), "/versions/agent.json", "product"],
    ["utg versions", loadVersions("utg"), "/versions/utg.json", "product"]
  ]
  const lists = describedLists.map((list): Row => {
    const [, path = ""] = list.line(account).split(" ")
    return [`the list of ${list.id}`, readList(list, account), path.replace(/\?.*/u, ""), list.field]
  })
  const files = (["utgs", "devices", "tasks"] as const).map(
    (list): KnownCall => ({
      name: `the export of ${list}`,
      program: exportCsv(list, account),
      path: "/query/csv",
      kind: "read",
      answer: "file",
      shapeAt: ""
    })
  )
  return [...rows, ...lists].map(read).concat(files)
}

/** Every call of the console that changes something; none of them could, were it to reach the service. */
export const writeCalls = ({ account, machine }: KnownIds): ReadonlyArray<KnownCall> => {
  const change = { kind: "write", answer: "nothing", shapeAt: "" } as const
  const assignment = {
    componentId: 999_999,
    componentBusinessEntityId: account,
    profileId: null,
    profileBusinessEntityId: null
  }
  return [
    { ...change, name: "exchangeCode", program: exchangeCode("no-code"), path: "/sso/accessTokens", answer: "json" },
    { ...change, name: "createTasks", program: createTasks(account, []), path: "/tasksbulk", answer: "json" },
    { ...change, name: "deleteTask", program: deleteTask(account, machine, 999_999), path: "/tasks/999999" },
    { ...change, name: "removeUtg", program: removeUtg(account, machine), path: `/machines/${machine}` },
    { ...change, name: "assignProfiles", program: assignProfiles([assignment]), path: "/componentProfileAssignments" },
    { ...change, name: "mergeTemplate", program: mergeTemplate(account, 999_999, 999_999), path: "/merge/999999" }
  ]
}
