import { Result } from "effect"
import { fieldNameIn, type JsonObject, jsonField, shownText, withFields } from "../json/json-field.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { utgDetailMessages } from "../utg/utg-detail-messages.ts"
import { withInterface } from "./api-interface.ts"
import { withDevice } from "./config-device.ts"
import { type ConfigEntry, type EntryKind, entriesOfKind, placeIn } from "./config-entry.ts"
import { configIssues } from "./config-issues.ts"

/** An API interface or a device that is added or edited. */
export interface EntryForm {
  readonly kind: EntryKind
  /** What the schema gives by default, or what was read. */
  readonly made: JsonObject
  /** The entry that is edited; null where one is added. */
  readonly replaces: ConfigEntry | null
}

/** What the rules for entries of a configuration speak of, besides the schema's own. */
type EntryField = "taskDesc" | "listenPort"

export interface EntryIssue {
  readonly field: EntryField | null
  readonly keyword: "required" | "range" | "unique" | "gone"
  readonly message: string
}

const leastPort = 1
const mostPort = 65_535

const textAt = (entry: JsonObject, field: EntryField): string => (shownText(jsonField(entry, field)) ?? "").trim()

/** A port as the schema has it: text where what it began with is text, else a number. */
const portValue = (made: JsonObject, typed: string): string | number =>
  typeof jsonField(made, "listenPort") === "string" || !/^\d+$/u.test(typed) ? typed : Number(typed)

const hasPort = (entry: JsonObject): boolean => textAt(entry, "listenPort") !== ""

/** The entry as it is saved: its description without the space around it, its port in the form in which it came. */
export const savedEntry = ({ kind, made }: Pick<EntryForm, "kind" | "made">, entry: JsonObject): JsonObject => {
  const saved = withFields(entry, { taskDesc: textAt(entry, "taskDesc") })
  if (kind === "device") return saved
  const port = textAt(entry, "listenPort")
  if (port !== "" || hasPort(made)) return withFields(saved, { listenPort: portValue(made, port) })
  const name = fieldNameIn(saved, "listenPort")
  const { [name]: _, ...without } = saved
  return Object.hasOwn(made, name) ? { ...saved, [name]: made[name] } : without
}

/**
 * The configuration with the entry in the place of the one that it replaces, else at the end of its list; what else is
 * in it stays as it is. Fails where there is no such place any more.
 */
export const withEntryOf = (
  config: unknown,
  form: EntryForm,
  entry: JsonObject,
  newId: () => string
): Result.Result<JsonObject, "gone"> => {
  const { kind, replaces } = form
  const at = replaces === null ? null : placeIn(config, replaces)
  if (replaces !== null && at === null) return Result.fail("gone")
  const saved = savedEntry(form, entry)
  return Result.succeed(kind === "device" ? withDevice(config, saved, at) : withInterface(config, saved, at, newId))
}

const isNamedAlike = ({ kind, json }: ConfigEntry, other: unknown): boolean => {
  const names = kind === "device" ? ["taskDesc"] : ["ccid", "listenPort"]
  const name = names.find((each) => shownText(jsonField(json, each)) !== null)
  return name !== undefined && shownText(jsonField(json, name)) === shownText(jsonField(other, name))
}

/**
 * The entry where it stands in a newer configuration, as it is there: the same one, else the only one of its id (port,
 * name). Null where it is gone.
 */
export const entryNow = (config: unknown, entry: ConfigEntry): ConfigEntry | null => {
  const all = entriesOfKind(config, entry.kind)
  const place = placeIn(config, entry)
  if (place !== null) return all[place] ?? null
  const alike = all.filter(({ json }) => isNamedAlike(entry, json))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

const required = (field: EntryField): EntryIssue => ({
  field,
  keyword: "required",
  message: constraintMessages.valueMissing
})

/** A port is asked for of what had one; of others the schema says whether they need one. */
const portIssues = (made: JsonObject, port: string): ReadonlyArray<EntryIssue> => {
  if (port === "") return hasPort(made) ? [required("listenPort")] : []
  const message = portMessage(port)
  return message === null ? [] : [{ field: "listenPort", keyword: "range", message }]
}

const isBroken = (port: string): boolean => Number.isFinite(Number(port)) && !Number.isInteger(Number(port))

const portMessage = (port: string): string | null => {
  if (isBroken(port)) return constraintMessages.stepMismatch(1)
  if (!/^-?\d+$/u.test(port)) return followedBy(constraintMessages.badInput, utgDetailMessages.portRange)
  if (Number(port) < leastPort) return constraintMessages.rangeUnderflow(leastPort)
  return Number(port) > mostPort ? constraintMessages.rangeOverflow(mostPort) : null
}

/** Why the entry cannot be saved yet: what is missing of it, then its conflicts with others (document 2 §5 "UTG forms"). */
export const entryFormIssues = (config: unknown, form: EntryForm, entry: JsonObject): ReadonlyArray<EntryIssue> => {
  const missing: ReadonlyArray<EntryIssue> = [
    ...(textAt(entry, "taskDesc") === "" ? [required("taskDesc")] : []),
    ...(form.kind === "device" ? [] : portIssues(form.made, textAt(entry, "listenPort")))
  ]
  if (missing.length > 0) return missing
  return Result.match(
    withEntryOf(config, form, entry, () => "new"),
    {
      onSuccess: (edited) =>
        configIssues(edited).map(({ field, message }) => ({
          field: field === "cdType" ? null : field,
          keyword: "unique" as const,
          message
        })),
      onFailure: () => [{ field: null, keyword: "gone" as const, message: utgDetailMessages.entryGone }]
    }
  )
}
