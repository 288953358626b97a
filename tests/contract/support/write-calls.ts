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
    write("updateComponent", updateComponent(account, ids, {})),
    write("saveComponentConfig", saveComponentConfig(account, nowhere, nowhere, {})),
    write("createTasks", createTasks(account, [])),
    write("deleteTask", deleteTask(account, nowhere, nothing)),
    write("removeUtg", removeUtg(account, nowhere)),
    write("assignProfiles", assignProfiles([assignment])),
    write("mergeTemplate", mergeTemplate(account, nothing, nothing))
  ]
}

const ofRecords = ({ account }: KnownIds): ReadonlyArray<KnownCall> => {
  const profile = { name: "", businessEntityId: account, config: "{" }
  return [
    write("createTemplate", createTemplate({ name: "", businessEntityId: nothing, data: "" })),
    write("updateTemplate", updateTemplate(account, nothing, {})),
    write("deleteTemplate", deleteTemplate(account, nothing)),
    write("createProfile", createProfile(account, { ...profile, type: 1 })),
    write("updateProfile", updateProfile(account, nothing, { ...profile, id: nothing })),
    write("deleteProfile", deleteProfile(account, nothing, "x"))
  ]
}

const ofForms = ({ account, origin }: KnownIds): ReadonlyArray<KnownCall> => {
  const form = { deviceType: 0, name: "", description: "", businessEntityId: account }
  const storage = new URL(`${origin}/management/uploads/nowhere`)
  return [
    write("createForm", createForm(form)),
    write("uploadFormFile", uploadFormFile(storage, new Blob(["x"])), "none"),
    write("markFormUploaded", markFormUploaded(account, nothing)),
    write("deleteForm", deleteForm(account, nothing))
  ]
}

const ofPeople = ({ account }: KnownIds): ReadonlyArray<KnownCall> => [
  write("exchangeCode", exchangeCode("no-code"), "none"),
  write("createUser", createUser(account, nobody)),
  write("assignRole", assignRole(account, nothing, nothing)),
  write("createInstallation", createInstallation(installation)),
  write("deactivateInstallation", deactivateInstallation(account, nothing)),
  write("createEphemeralUser", createEphemeralUser(nothing, installUser))
]

/** Every call that changes something; none of them could, were it to reach the service. */
export const writeCalls = (ids: KnownIds): ReadonlyArray<KnownCall> =>
  [ofUtgs, ofRecords, ofForms, ofPeople].flatMap((calls) => calls(ids))
