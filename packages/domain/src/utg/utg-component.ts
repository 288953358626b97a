import { Result } from "effect"
import { isJsonObject, type JsonObject, jsonField, withRecordFields } from "../json/json-field.ts"
import type { RowOf } from "../rows/row-fields.ts"
import { makeRowReader, type RowIssue } from "../rows/row-reader.ts"

const componentFields = {
  id: "id",
  permanentId: "text",
  nickname: "text",
  merchant: "text",
  location: "text",
  lane: "text",
  fileId: "text",
  connectionString: "text",
  listenPort: "number"
} as const

const machineFields = { id: "optionalId", permanentId: "text" } as const

/** One UTG as the service keeps it (contract "Management service"), with the ids of its machine. */
export type UtgComponent = RowOf<typeof componentFields> & {
  readonly machineId: number | null
  readonly machinePermanentId: string | null
  /** All of it as it was read, with what nobody here knows: what an update sends back. */
  readonly json: JsonObject
}

const readFields = makeRowReader(componentFields)
const readMachine = makeRowReader(machineFields)

/** Reads a component in either letter case; the issue names the field that could not be read. */
export const readUtgComponent = (json: unknown): Result.Result<UtgComponent, RowIssue> => {
  if (!isJsonObject(json)) return Result.fail({ field: "", expected: "an object" })
  return Result.flatMap(readFields(json), (component) =>
    Result.mapBoth(readMachine(jsonField(json, "machine") ?? {}), {
      onSuccess: (machine) => ({
        ...component,
        machineId: machine.id,
        machinePermanentId: machine.permanentId,
        json
      }),
      onFailure: ({ field, expected }) => ({ field: field === "" ? "machine" : `machine.${field}`, expected })
    })
  )
}

/** What is edited of a UTG on its General tab, as it is typed (document 2 §2). */
export interface UtgEdit {
  readonly nickname: string
  readonly merchant: string
  readonly location: string
  readonly lane: string
  readonly fileId: string
}

/** The fields of the General tab as they are at first: what is not set is empty. */
export const editOf = ({ nickname, merchant, location, lane, fileId }: UtgComponent): UtgEdit => ({
  nickname: nickname ?? "",
  merchant: merchant ?? "",
  location: location ?? "",
  lane: lane ?? "",
  fileId: fileId ?? ""
})

const editedNames = ["nickname", "merchant", "location", "lane", "fileId"] as const

/** The fields that differ from what was read: one that was changed back is not among them. */
const changedFields = (component: UtgComponent, edit: UtgEdit): JsonObject => {
  const before = editOf(component)
  const changed = editedNames.filter((name) => edit[name].trim() !== before[name].trim())
  return Object.fromEntries(changed.map((name) => [name, edit[name].trim()]))
}

/** Whether there is something to save or to lose: a field differs from what was read, touched or not (document 2 §4). */
export const isEdited = (component: UtgComponent, edit: UtgEdit): boolean =>
  Object.keys(changedFields(component, edit)).length > 0

/**
 * The `component` of a PUT (document 2 §3): as it was read, in the letter case in which it came, with Nickname,
 * Merchant, Location, FileId and Lane replaced where they were changed.
 */
export const editedComponent = (component: UtgComponent, edit: UtgEdit): JsonObject =>
  withRecordFields(component.json, changedFields(component, edit))
