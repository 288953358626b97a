import { Result } from "effect"
import { type JsonObject, jsonField, shownText, withFields } from "../json/json-field.ts"
import { utgDetailMessages } from "../utg/utg-messages.ts"
import { withInterface } from "./api-interface.ts"
import { withDevice } from "./config-device.ts"
import { type ConfigEntry, type EntryKind, placeIn } from "./config-entry.ts"
import { configIssues } from "./config-issues.ts"

/** An API interface or a device that is added or edited: all that is set on it but for what is typed. */
export interface EntryForm {
  readonly kind: EntryKind
  /** What the schema gives by default, or what was read. */
  readonly made: JsonObject
  /** The entry that is edited; null where one is added. */
  readonly replaces: ConfigEntry | null
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

export const entryDraftOf = ({ made }: EntryForm): EntryDraft => ({
  taskDesc: shownText(jsonField(made, "taskDesc")) ?? "",
  listenPort: shownText(jsonField(made, "listenPort")) ?? ""
})

const mostPort = 65_535

/** A port as the schema has it: text where its default is text, else a number. */
const portValue = (made: JsonObject, typed: string): string | number =>
  typeof jsonField(made, "listenPort") === "string" || !/^\d+$/u.test(typed) ? typed : Number(typed)

/**
 * The configuration with the entry in the place of the one that it replaces, else at the end of its list; what else is
 * in it stays as it is. Fails where there is no such place any more.
 */
export const withEntryOf = (
  config: unknown,
  { kind, made, replaces }: EntryForm,
  draft: EntryDraft,
  newId: () => string
): Result.Result<JsonObject, "gone"> => {
  const at = replaces === null ? null : placeIn(config, replaces)
  if (replaces !== null && at === null) return Result.fail("gone")
  const taskDesc = draft.taskDesc.trim()
  const fields = { taskDesc, listenPort: portValue(made, draft.listenPort.trim()) }
  return Result.succeed(
    kind === "device"
      ? withDevice(config, withFields(made, { taskDesc }), at)
      : withInterface(config, withFields(made, fields), at, newId)
  )
}

const portIssue = (listenPort: string): string | null => {
  const port = listenPort.trim()
  if (port === "") return utgDetailMessages.required
  return /^\d+$/u.test(port) && Number(port) >= 1 && Number(port) <= mostPort ? null : utgDetailMessages.portRange
}

/** Why the entry cannot be saved yet: what is missing of it, then its conflicts with others (document 2 §5 "UTG forms"). */
export const entryFormIssues = (config: unknown, entry: EntryForm, draft: EntryDraft): ReadonlyArray<EntryIssue> => {
  const port = entry.kind === "device" ? null : portIssue(draft.listenPort)
  const missing: ReadonlyArray<EntryIssue> = [
    ...(draft.taskDesc.trim() === "" ? [{ field: "taskDesc", message: utgDetailMessages.required } as const] : []),
    ...(port === null ? [] : [{ field: "listenPort", message: port } as const])
  ]
  if (missing.length > 0) return missing
  return Result.match(
    withEntryOf(config, entry, draft, () => "new"),
    {
      onSuccess: (edited) =>
        configIssues(edited).map(({ field, message }) => ({ field: field === "cdType" ? null : field, message })),
      onFailure: () => [{ field: null, message: utgDetailMessages.entryGone }]
    }
  )
}
