import type { Predicate } from "@command-center/domain/filter/predicate"
import { mergedJson } from "@command-center/domain/json/merged-json"
import { isSameJson } from "@command-center/domain/json/same-json"
import type { Merge, Removal, TaskDeletion } from "@command-center/domain/operation/contents"
import { taskFields } from "@command-center/domain/task/task"
import { utgFields } from "@command-center/domain/utg/utg"
import { Effect } from "effect"
import { loadComponentConfig } from "../management/component-configs.ts"
import { loadComponent } from "../management/components.ts"
import { loadList } from "../management/lists.ts"
import { deleteTask } from "../management/tasks.ts"
import { loadTemplate, mergeTemplate } from "../management/templates.ts"
import { removeUtg } from "../management/utgs.ts"
import type { Http } from "../transport/http.ts"
import { changed, deleted } from "./looked-up.ts"
import type { WriteError } from "./write-error.ts"

type Written = Effect.Effect<void, WriteError, Http>

const utgs = { id: "utgs", fields: utgFields } as const
const tasks = { id: "tasks", fields: taskFields } as const

const ofMachine = (machinePermanentId: string): Predicate => ({
  PropertyName: "MachinePermanentId",
  Operator: "EQ",
  Value: machinePermanentId,
  TypeHint: "Guid"
})

/** Removes a UTG; one that is gone is removed, whichever call did it. */
export const removeUtgOnce = ({ businessEntityId, machinePermanentId }: Removal): Written =>
  deleted({
    send: removeUtg(businessEntityId, machinePermanentId),
    lookUp: Effect.map(
      loadList(utgs, businessEntityId, [ofMachine(machinePermanentId)]),
      ({ rows, unreadable }) => rows.length + unreadable.count > 0
    ),
    mayBeDone: false
  })

/** Deletes a task; one that is gone is deleted, whichever call did it. */
export const deleteTaskOnce = ({ businessEntityId, machinePermanentId, taskId }: TaskDeletion): Written =>
  deleted({
    send: deleteTask(businessEntityId, machinePermanentId, taskId),
    lookUp: Effect.map(
      loadList(tasks, businessEntityId, [ofMachine(machinePermanentId)]),
      ({ rows, unreadable }) => unreadable.count > 0 || rows.some((row) => row.taskId === taskId)
    ),
    mayBeDone: false
  })

/** Merges a config template; where the answer is lost, whether the configuration holds all of it is looked up. */
export const mergeTemplateOnce = (businessEntityId: number, { templateId, componentId }: Merge): Written =>
  changed({
    send: mergeTemplate(businessEntityId, templateId, componentId),
    lookUp: Effect.gen(function* () {
      const { body } = yield* loadTemplate(businessEntityId, templateId)
      const { permanentId, machinePermanentId } = yield* loadComponent(businessEntityId, componentId)
      const { config } = yield* loadComponentConfig(businessEntityId, machinePermanentId, permanentId)
      return isSameJson(mergedJson(config, body), config) ? undefined : null
    })
  })
