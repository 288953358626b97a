import { type JsonObject, jsonField, shownText, withFields } from "../json/json-field.ts"
import { utgDetailMessages } from "../utg/utg-messages.ts"
import { withInterface } from "./api-interface.ts"
import { withDevice } from "./config-device.ts"
import type { EntryKind } from "./config-entry.ts"
import { configIssues } from "./config-issues.ts"

/** An API interface or a device that is to be added: what the schema gives by default. */
export interface NewEntry {
  readonly kind: EntryKind
  readonly made: JsonObject
}

/** What is typed of it; a device has no port. */
export interface EntryDraft {
  readonly taskDesc: string
  readonly listenPort: string
}

export interface EntryIssue {
  readonly field: keyof EntryDraft | null
  readonly message: string
}

export const entryDraftOf = ({ made }: NewEntry): EntryDraft => ({
  taskDesc: shownText(jsonField(made, "taskDesc")) ?? "",
  listenPort: shownText(jsonField(made, "listenPort")) ?? ""
})

const mostPort = 65_535

/** A port as the schema has it: text where its default is text, else a number. */
const portValue = (made: JsonObject, typed: string): string | number =>
  typeof jsonField(made, "listenPort") === "string" || !/^\d+$/u.test(typed) ? typed : Number(typed)

/** The configuration with the entry at the end of its list; what else is in it stays as it is. */
export const withNewEntry = (
  config: unknown,
  { kind, made }: NewEntry,
  draft: EntryDraft,
  newId: () => string
): JsonObject => {
  const taskDesc = draft.taskDesc.trim()
  return kind === "device"
    ? withDevice(config, withFields(made, { taskDesc }), null)
    : withInterface(
        config,
        withFields(made, { taskDesc, listenPort: portValue(made, draft.listenPort.trim()) }),
        null,
        newId
      )
}

const portIssue = (listenPort: string): string | null => {
  const port = listenPort.trim()
  if (port === "") return utgDetailMessages.required
  return /^\d+$/u.test(port) && Number(port) >= 1 && Number(port) <= mostPort ? null : utgDetailMessages.portRange
}

/** Why the entry cannot be added yet: what is missing of it, then its conflicts with others (document 2 §5 "UTG forms"). */
export const newEntryIssues = (config: unknown, entry: NewEntry, draft: EntryDraft): ReadonlyArray<EntryIssue> => {
  const port = entry.kind === "device" ? null : portIssue(draft.listenPort)
  const missing: ReadonlyArray<EntryIssue> = [
    ...(draft.taskDesc.trim() === "" ? [{ field: "taskDesc", message: utgDetailMessages.required } as const] : []),
    ...(port === null ? [] : [{ field: "listenPort", message: port } as const])
  ]
  if (missing.length > 0) return missing
  return configIssues(withNewEntry(config, entry, draft, () => "new")).map(({ field, message }) => ({
    field: field === "cdType" ? null : field,
    message
  }))
}
