import { hasFields, isNumber, isText } from "../json/json-shape.ts"

/** What a call to remove a machine takes. */
export interface Removal {
  readonly businessEntityId: number
  readonly machinePermanentId: string
}

/** What a call to merge a config template takes. */
export interface Merge {
  readonly templateId: number
  readonly componentId: number
}

/** What a call to delete a task takes. */
export interface TaskDeletion extends Removal {
  readonly taskId: number
}

const removal = { businessEntityId: isNumber, machinePermanentId: isText }

/** Whether a kept content still is what such a call takes. */
export const isRemoval = (content: unknown): content is Removal => hasFields(content, removal)
/** Whether a kept content still is what such a call takes. */
export const isMerge = (content: unknown): content is Merge =>
  hasFields(content, { templateId: isNumber, componentId: isNumber })
/** Whether a kept content still is what such a call takes. */
export const isTaskDeletion = (content: unknown): content is TaskDeletion =>
  hasFields(content, { ...removal, taskId: isNumber })
