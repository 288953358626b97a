import { createForm, markFormUploaded } from "@command-center/api/management/forms"
import { createInstallation } from "@command-center/api/management/installations"
import { setUpInstallation } from "@command-center/api/management/new-installation"
import { assignProfiles, createProfile } from "@command-center/api/management/profiles"
import { lookUpTargetAssignments } from "@command-center/api/management/sent-assignments"
import { lookUpTargetTasks, sendTargetTasks } from "@command-center/api/management/sent-tasks"
import { createTemplate } from "@command-center/api/management/template-changes"
import { createEphemeralUser, loadInstallRole } from "@command-center/api/security/install-users"
import { assignRole, createUser } from "@command-center/api/security/user-changes"
import { findRecords } from "@command-center/api/writes/find-records"
import { createProfileOnce, createTemplateOnce } from "@command-center/api/writes/record-writes"
import { mergeTemplateOnce } from "@command-center/api/writes/target-writes"
import { taskTargets } from "@command-center/domain/task/kept-task"
import { isCreatedAs } from "@command-center/domain/user/new-user"
import { userList } from "@command-center/domain/user/user-list"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { Effect } from "effect"
import { deletions } from "./write-deletions.ts"
import {
  account,
  countOf,
  formsOf,
  installationsOf,
  installUser,
  nameOf,
  newForm,
  newInstallation,
  newProfile,
  newTasks,
  newUser,
  peopleOf,
  profilesOf,
  tasksOf,
  templatesOf,
  uploaded,
  type WriteKind
} from "./written.ts"

const creations: ReadonlyArray<WriteKind> = [
  {
    name: "create a profile",
    make: async (estate, turn) => ({
      method: "POST",
      path: "/componentProfiles",
      send: createProfileOnce({ businessEntityId: account, content: newProfile(turn), unsettledName: null }),
      lookUp: "within",
      count: () => countOf(profilesOf(estate), ({ name }) => name === nameOf(turn))
    })
  },
  {
    name: "create a config template",
    make: async (estate, turn) => ({
      method: "POST",
      path: "/configtemplates",
      send: createTemplateOnce({ businessEntityId: account, content: nameOf(turn), unsettledName: null }),
      lookUp: "within",
      count: () => countOf(templatesOf(estate), ({ name }) => name === nameOf(turn))
    })
  },
  {
    name: "create an installation",
    make: async (estate, turn) => {
      const installation = await newInstallation(estate, turn)
      const given = { installation, now: new Date(), earlier: null, userWith: (id: number) => installUser(turn, id) }
      return {
        method: "POST",
        path: "/installations",
        send: setUpInstallation(given).pipe(
          Effect.catch((error) =>
            error._tag === "InstallationNotCreated" ? Effect.fail(error.error) : Effect.die(error)
          )
        ),
        lookUp: "within",
        count: () =>
          countOf(installationsOf(estate), (row) =>
            JSON.stringify(row).includes(JSON.stringify(nameOf(turn)).slice(1, -1))
          )
      }
    }
  },
  {
    name: "create a user",
    make: async (estate, turn) => ({
      method: "POST",
      path: `/businessentities/${account}/users`,
      send: createUser(account, newUser(turn)),
      lookUp: Effect.map(
        findRecords(userList, account, (row) => isCreatedAs(newUser(turn), row)),
        (rows) => rows.length === 1
      ),
      count: () => countOf(peopleOf(estate), ({ username }) => username === newUser(turn).username)
    })
  },
  {
    name: "create tasks",
    make: async (estate, turn, utg) => {
      const targets = taskTargets([{ id: utg.componentId, name: "" }], newTasks(utg, turn))
      return {
        method: "POST",
        path: "/tasksbulk",
        send: sendTargetTasks(account, targets),
        lookUp: Effect.map(lookUpTargetTasks(account, targets), (found) =>
          found.every(({ detail, again }) => detail !== null && again.length === 0)
        ),
        count: () => countOf(tasksOf(estate), ({ componentId }) => componentId === utg.componentId)
      }
    }
  },
  {
    name: "create a form",
    make: async (estate, turn) => ({
      method: "POST",
      path: "/componentDeviceForms/create",
      send: createForm(newForm(turn)),
      lookUp: "nobody",
      count: () => countOf(formsOf(estate), ({ name }) => name === nameOf(turn))
    })
  },
  {
    name: "give an installation its user",
    make: async (estate, turn) => {
      await estate.given(createInstallation(await newInstallation(estate, turn)))
      const roleId = await estate.given(loadInstallRole())
      return {
        method: "POST",
        path: "/ephemeralUsers",
        send: createEphemeralUser(account, installUser(turn, roleId)),
        lookUp: "nobody",
        count: async () => (await estate.sandbox.db.select().from(schema.ephemeralUser)).length
      }
    }
  }
]

const changes: ReadonlyArray<WriteKind> = [
  {
    name: "apply a config template",
    make: async (estate, turn, utg) => {
      const { componentId } = utg
      const data = JSON.stringify({ written: turn })
      const template = await estate.given(createTemplate({ name: nameOf(turn), businessEntityId: account, data }))
      return {
        method: "POST",
        path: `/merge/${componentId}`,
        send: mergeTemplateOnce(account, { templateId: template.id, componentId }),
        lookUp: "within",
        count: async () => {
          const configs = await estate.sandbox.db.select().from(schema.componentConfig)
          return configs.find((row) => row.componentId === componentId)?.revisionId ?? 0
        }
      }
    }
  },
  {
    name: "apply a profile",
    make: async (estate, turn, utg) => {
      const { componentId, businessEntityId } = utg
      const profileId = await estate.given(createProfile(account, newProfile(turn)))
      const assignment = {
        componentId,
        componentBusinessEntityId: businessEntityId,
        profileId,
        profileBusinessEntityId: account
      }
      return {
        method: "PATCH",
        path: "/componentProfileAssignments",
        send: assignProfiles([assignment]),
        lookUp: Effect.map(
          lookUpTargetAssignments(account, [{ id: componentId, name: "", content: assignment }]),
          (found) => found.every(({ isThere }) => isThere)
        ),
        count: () => countOf(estate.sandbox.db.select().from(schema.component), (row) => row.profileId === profileId)
      }
    }
  },
  {
    name: "assign a role",
    make: async (estate, turn) => {
      const id = await estate.given(createUser(account, newUser(turn)))
      const [role] = await estate.sandbox.db.select().from(schema.role)
      return {
        method: "POST",
        path: `/users/${id}/roles`,
        send: assignRole(account, id, role?.id ?? 0),
        lookUp: "nobody",
        count: () => countOf(estate.sandbox.db.select().from(schema.personRole), ({ personId }) => personId === id)
      }
    }
  },
  {
    name: "mark a form as uploaded",
    make: async (estate, turn) => {
      const formId = await uploaded(estate, turn)
      return {
        method: "PUT",
        path: `/${formId}/uploaded`,
        send: markFormUploaded(account, formId),
        lookUp: "nobody",
        count: () => countOf(formsOf(estate), ({ id, isUploaded }) => id === formId && isUploaded)
      }
    }
  }
]

/** What the console changes at the services; saves of a form are beside it (contract/edits-unconfirmed). */
export const writeKinds: ReadonlyArray<WriteKind> = [...creations, ...changes, ...deletions]
