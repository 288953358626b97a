import { markFormUploaded } from "@command-center/api/management/forms"
import { createInstallation } from "@command-center/api/management/installations"
import { createProfile } from "@command-center/api/management/profiles"
import { createTasks } from "@command-center/api/management/tasks"
import { createTemplate } from "@command-center/api/management/template-changes"
import {
  deactivateInstallationOnce,
  deleteFormOnce,
  deleteProfileOnce,
  deleteTemplateOnce
} from "@command-center/api/writes/record-writes"
import { deleteTaskOnce, removeUtgOnce } from "@command-center/api/writes/target-writes"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import {
  account,
  countOf,
  formsOf,
  installationsOf,
  nameOf,
  newInstallation,
  newProfile,
  newTasks,
  profilesOf,
  tasksOf,
  templatesOf,
  uploaded,
  type WriteKind
} from "./written.ts"

const mayBeDone = false

/** What the console deletes. */
export const deletions: ReadonlyArray<WriteKind> = [
  {
    name: "delete a profile",
    make: async (estate, turn) => {
      const id = await estate.given(createProfile(account, newProfile(turn)))
      const row = { id, name: nameOf(turn), businessEntityId: account }
      return {
        method: "DELETE",
        path: `/componentprofiles/${id}`,
        send: deleteProfileOnce({ businessEntityId: account, row, mayBeDone }),
        lookUp: "within",
        count: () => countOf(profilesOf(estate), (each) => each.id === id)
      }
    }
  },
  {
    name: "delete a config template",
    make: async (estate, turn) => {
      const row = await estate.given(createTemplate({ name: nameOf(turn), businessEntityId: account, data: "{}" }))
      return {
        method: "DELETE",
        path: `/configtemplates/${row.id}`,
        send: deleteTemplateOnce({ businessEntityId: account, row, mayBeDone }),
        lookUp: "within",
        count: () => countOf(templatesOf(estate), ({ id }) => id === row.id)
      }
    }
  },
  {
    name: "delete a form",
    make: async (estate, turn) => {
      const id = await uploaded(estate, turn)
      await estate.given(markFormUploaded(account, id))
      return {
        method: "DELETE",
        path: `/componentDeviceForms/${id}`,
        send: deleteFormOnce({ businessEntityId: account, row: { id, businessEntityId: account }, mayBeDone }),
        lookUp: "within",
        count: () => countOf(formsOf(estate), (each) => each.id === id)
      }
    }
  },
  {
    name: "deactivate an installation",
    make: async (estate, turn) => {
      const { id } = await estate.given(createInstallation(await newInstallation(estate, turn)))
      if (id === null) throw new Error("The answer has no id.")
      const row = { id }
      return {
        method: "DELETE",
        path: `/installations/${row.id}`,
        send: deactivateInstallationOnce({
          businessEntityId: account,
          row: { id: row.id, businessEntityId: account },
          mayBeDone
        }),
        lookUp: "within",
        count: () => countOf(installationsOf(estate), (each) => each.id === row.id && each.isActive)
      }
    }
  },
  {
    name: "delete a task",
    make: async (estate, turn, utg) => {
      const [created] = await estate.given(createTasks(account, newTasks(utg, turn)))
      const taskId = created?.id ?? 0
      return {
        method: "DELETE",
        path: `/tasks/${taskId}`,
        send: deleteTaskOnce({ businessEntityId: account, machinePermanentId: utg.machinePermanentId, taskId }),
        lookUp: "within",
        count: () => countOf(tasksOf(estate), ({ id }) => id === taskId)
      }
    }
  },
  {
    name: "remove a UTG",
    make: async (estate, turn, utg) => {
      const { businessEntityId, machinePermanentId } = utg
      return {
        method: "DELETE",
        path: `/machines/${machinePermanentId}`,
        send: removeUtgOnce({ businessEntityId, machinePermanentId }),
        lookUp: "within",
        count: () =>
          countOf(estate.sandbox.db.select().from(schema.machine), (row) => row.permanentId === machinePermanentId)
      }
    }
  }
]
