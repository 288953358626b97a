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
import type { ApiError } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { changed, deleted } from "./looked-up.ts"
import type { WriteError } from "./write-error.ts"

type LookedUp = Effect.Effect<boolean, ApiError, Http>
type Written = Effect.Effect<void, WriteError, Http>

const utgs = { call: "utgs", fields: utgFields } as const
const tasks = { call: "tasks", fields: taskFields } as const

const ofMachine = (machinePermanentId: string): Predicate => ({
  PropertyName: "MachinePermanentId",
  Operator: "EQ",
  Value: machinePermanentId,
  TypeHint: "Guid"
})

/** Whether a UTG is still there; a row of it that cannot be read is one. */
export const isUtgThere = ({ businessEntityId, machinePermanentId }: Removal): LookedUp =>
  Effect.map(
    loadList(utgs, businessEntityId, [ofMachine(machinePermanentId)]),
    ({ rows, unreadable }) => rows.length + unreadable.count > 0
  )

/** Removes a UTG; one that is gone is removed, whichever call did it. */
export const removeUtgOnce = (removal: Removal): Written =>
  deleted({
    send: removeUtg(removal.businessEntityId, removal.machinePermanentId),
    lookUp: isUtgThere(removal),
    mayBeDone: false
  })

/** Whether a task is still there; any of its machine that cannot be read may be it. */
export const isTaskThere = ({ businessEntityId, machinePermanentId, taskId }: TaskDeletion): LookedUp =>
  Effect.map(
    loadList(tasks, businessEntityId, [ofMachine(machinePermanentId)]),
    ({ rows, unreadable }) => unreadable.count > 0 || rows.some((row) => row.taskId === taskId)
  )

/** Deletes a task; one that is gone is deleted, whichever call did it. */
export const deleteTaskOnce = (deletion: TaskDeletion): Written =>
  deleted({
    send: deleteTask(deletion.businessEntityId, deletion.machinePermanentId, deletion.taskId),
    lookUp: isTaskThere(deletion),
    mayBeDone: false
  })

/** Whether the configuration of a UTG holds all of a config template. */
export const isTemplateMerged = (businessEntityId: number, { templateId, componentId }: Merge): LookedUp =>
  Effect.gen(function* () {
    const { body } = yield* loadTemplate(businessEntityId, templateId)
    const { permanentId, machinePermanentId } = yield* loadComponent(businessEntityId, componentId)
    const { config } = yield* loadComponentConfig(businessEntityId, machinePermanentId, permanentId)
    return isSameJson(mergedJson(config, body), config)
  })

/** Merges a config template; where the answer is lost, whether the configuration holds all of it is looked up. */
export const mergeTemplateOnce = (businessEntityId: number, merge: Merge): Written =>
  changed({
    send: mergeTemplate(businessEntityId, merge.templateId, merge.componentId),
    lookUp: Effect.map(isTemplateMerged(businessEntityId, merge), (isMerged) => (isMerged ? undefined : null))
  })
