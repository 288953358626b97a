import { saveComponentConfig } from "@command-center/api/management/component-configs"
import { updateComponent } from "@command-center/api/management/components"
import { createForm, deleteForm, markFormUploaded, uploadFormFile } from "@command-center/api/management/forms"
import { createInstallation, deactivateInstallation } from "@command-center/api/management/installations"
import { assignProfiles, createProfile, deleteProfile, updateProfile } from "@command-center/api/management/profiles"
import { createTasks, deleteTask } from "@command-center/api/management/tasks"
import { createTemplate, deleteTemplate, updateTemplate } from "@command-center/api/management/template-changes"
import { mergeTemplate } from "@command-center/api/management/templates"
import { removeUtg } from "@command-center/api/management/utgs"
import { createEphemeralUser } from "@command-center/api/security/install-users"
import { assignRole, createUser } from "@command-center/api/security/user-changes"
import { exchangeCode } from "@command-center/api/sign-on"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { installationTypes } from "@command-center/domain/installation/installation-type"
import { Result } from "effect"
import { type KnownCall, type KnownIds, write } from "./known-call.ts"

const nowhere = "00000000-0000-4000-8000-000000000000"
const nothing = 999_999
const object = (field: string) => ({ answer: "object", shape: { path: field } }) as const

/** What no service takes: an account that is not there, a name that is empty. */
const installation = Result.getOrThrow(
  installationBody({
    draft: { ...defaultInstallationDraft(installationTypes.newUtg), name: "Nobody's" },
    businessEntityId: nothing,
    authenticationCode: "no-code",
    agent: null,
    utg: null
  })
)
const installUser = ephemeralUserBody({
  authenticationCode: "no-code",
  sessionToken: "no-session",
  roleId: nothing,
  businessEntityId: nothing,
  now: new Date(0)
})
const nobody = { username: "", firstName: "", lastName: "", email: "", roleId: nothing }

const ofUtgs = ({ account }: KnownIds): ReadonlyArray<KnownCall> => {
  const assignment = {
    componentId: nothing,
    componentBusinessEntityId: account,
    profileId: null,
    profileBusinessEntityId: null
  }
  const ids = { permanentId: nowhere, machinePermanentId: nowhere }
  return [
    write("updateComponent", updateComponent(account, ids, {}), `/components/${nowhere}`, {
      action: "update component"
    }),
    write("saveComponentConfig", saveComponentConfig(account, nowhere, nowhere, {}), `${nowhere}/componentConfigs/0`, {
      action: "update Component Config"
    }),
    write("createTasks", createTasks(account, []), "/tasksbulk", { answer: "list", shape: { path: "task" } }),
    write("deleteTask", deleteTask(account, nowhere, nothing), `/tasks/${nothing}`),
    write("removeUtg", removeUtg(account, nowhere), `/machines/${nowhere}`, { action: "remove the UTG" }),
    write("assignProfiles", assignProfiles([assignment]), "/componentProfileAssignments", {
      action: "apply the profiles"
    }),
    write("mergeTemplate", mergeTemplate(account, nothing, nothing), `/merge/${nothing}`)
  ]
}

const ofRecords = ({ account }: KnownIds): ReadonlyArray<KnownCall> => [
  write("createTemplate", createTemplate({ name: "", businessEntityId: nothing, data: "" }), "/configtemplates", {
    ...object("configTemplate")
  }),
  write("updateTemplate", updateTemplate(account, nothing, {}), `/configtemplates/${nothing}`),
  write("deleteTemplate", deleteTemplate(account, nothing), `/configtemplates/${nothing}`),
  write(
    "createProfile",
    createProfile(account, { name: "", businessEntityId: account, type: 1, config: "{" }),
    "/componentProfiles",
    object("componentProfile")
  ),
  write(
    "updateProfile",
    updateProfile(account, nothing, { id: nothing, name: "", businessEntityId: account, config: "{" }),
    `/componentProfiles/${nothing}`,
    {
      action: "update profile"
    }
  ),
  write("deleteProfile", deleteProfile(account, nothing, "x"), `/componentprofiles/${nothing}`, {
    action: "delete profile"
  })
]

const ofForms = ({ account, origin }: KnownIds): ReadonlyArray<KnownCall> => [
  write(
    "createForm",
    createForm({ deviceType: 0, name: "", description: "", businessEntityId: account }),
    "/componentDeviceForms/create",
    object("componentDeviceForm")
  ),
  write(
    "uploadFormFile",
    uploadFormFile(new URL(`${origin}/management/uploads/nowhere`), new Blob(["x"])),
    "/uploads/nowhere",
    { answer: "unread", action: "upload form", token: "none" }
  ),
  write("markFormUploaded", markFormUploaded(account, nothing), `/${nothing}/uploaded`),
  write("deleteForm", deleteForm(account, nothing), `/componentDeviceForms/${nothing}`)
]

const ofPeople = ({ account }: KnownIds): ReadonlyArray<KnownCall> => [
  write("exchangeCode", exchangeCode("no-code"), "/sso/accessTokens", { ...object("accessToken"), token: "none" }),
  write("createUser", createUser(account, nobody), `/${account}/users`, {
    ...object("user"),
    action: "insert user"
  }),
  write("assignRole", assignRole(account, nothing, nothing), `/users/${nothing}/roles`),
  write("createInstallation", createInstallation(installation), "/installations", {
    ...object("installation"),
    action: "create installation"
  }),
  write("deactivateInstallation", deactivateInstallation(account, nothing), `/installations/${nothing}`),
  write("createEphemeralUser", createEphemeralUser(nothing, installUser), "/ephemeralUsers")
]

/** Every call that changes something; none of them could, were it to reach the service. */
export const writeCalls = (ids: KnownIds): ReadonlyArray<KnownCall> =>
  [ofUtgs, ofRecords, ofForms, ofPeople].flatMap((calls) => calls(ids))
