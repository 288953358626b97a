import { Schema } from "effect"

const RemovalSchema = Schema.Struct({ businessEntityId: Schema.Number, machinePermanentId: Schema.String })
const MergeSchema = Schema.Struct({ templateId: Schema.Number, componentId: Schema.Number })
const TaskDeletionSchema = Schema.Struct({ ...RemovalSchema.fields, taskId: Schema.Number })

/** What a call to remove a machine takes. */
export type Removal = typeof RemovalSchema.Type
/** What a call to merge a config template takes. */
export type Merge = typeof MergeSchema.Type
/** What a call to delete a task takes. */
export type TaskDeletion = typeof TaskDeletionSchema.Type

/** Whether a kept content still is what such a call takes. */
export const isRemoval: (content: unknown) => content is Removal = Schema.is(RemovalSchema)
/** Whether a kept content still is what such a call takes. */
export const isMerge: (content: unknown) => content is Merge = Schema.is(MergeSchema)
/** Whether a kept content still is what such a call takes. */
export const isTaskDeletion: (content: unknown) => content is TaskDeletion = Schema.is(TaskDeletionSchema)
