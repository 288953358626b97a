import { Result } from "effect"
import type { DeviceTypeChoice } from "../device/device-type.ts"
import { constraintMessages } from "../message/constraint-messages.ts"
import { creationMessages } from "../task/task-messages.ts"
import type { FormRow } from "./form.ts"
import { formMessages } from "./form-messages.ts"

/** What is read of a chosen file: its name, its size in bytes, and its content type, empty where none is known. */
interface FormFile {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** What the Upload Form dialog edits (document 2 §2). */
export interface FormDraft {
  readonly name: string
  /** The numeric code. */
  readonly deviceType: number | null
  readonly file: FormFile | null
}

export const emptyFormDraft: FormDraft = { name: "", deviceType: null, file: null }

/** What the file input accepts (document 2 §5). */
export const formFileExtension = ".tgz"

export interface FormIssue {
  readonly field: "name" | "deviceType" | "file"
  readonly message: string
}

const deviceTypeMessage = (deviceType: number | null, offered: ReadonlyArray<DeviceTypeChoice>): string | null => {
  if (deviceType === null) return constraintMessages.valueMissing
  return offered.some(({ code }) => code === deviceType) ? null : formMessages.deviceTypeBlocked
}

const fileMessage = (file: FormFile | null): string | null => {
  if (file === null) return constraintMessages.valueMissing
  if (!file.name.toLowerCase().endsWith(formFileExtension)) return formMessages.fileNotAccepted
  return file.size > 0 ? null : formMessages.fileEmpty
}

/**
 * What keeps a form from being uploaded, by field in the order of the dialog; empty when it may be (document 2 §5). Its
 * device type is one of those offered (`uploadTypesOf`), which leave the blocked ones out.
 */
export const formDraftIssues = (
  draft: FormDraft,
  offered: ReadonlyArray<DeviceTypeChoice>
): ReadonlyArray<FormIssue> => {
  const messages = [
    { field: "name", message: draft.name.trim() === "" ? constraintMessages.valueMissing : null },
    { field: "deviceType", message: deviceTypeMessage(draft.deviceType, offered) },
    { field: "file", message: fileMessage(draft.file) }
  ] as const
  return messages.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]))
}

/** The forms of an account that already bear a draft's name, whatever their device type; letter case makes no other. */
export const formsOfSameName = (
  draft: Pick<FormDraft, "name">,
  businessEntityId: number,
  forms: ReadonlyArray<FormRow>
): ReadonlyArray<FormRow> => {
  const nameOf = (name: string) => name.trim().toLowerCase()
  return forms.filter(
    (form) =>
      (form.businessEntityId ?? businessEntityId) === businessEntityId && nameOf(form.name ?? "") === nameOf(draft.name)
  )
}

/** The body of the call that creates a form (document 2 §7); its key order is that of the document. */
export interface NewFormBody {
  readonly deviceType: number
  readonly name: string
  readonly description: string
  readonly businessEntityId: number
}

export type FormError =
  | { readonly _tag: "BusinessEntityUndefined" }
  | { readonly _tag: "DraftIncomplete"; readonly issues: ReadonlyArray<FormIssue> }

/** The sentence for a form that can't be created. */
export const formErrorText = (error: FormError): string =>
  error._tag === "BusinessEntityUndefined"
    ? creationMessages.undefinedBusinessEntity
    : error.issues.map(({ message }) => message).join(" ")

/** The body for a draft, its name as the description (contract); fails while the draft has issues or without an account. */
export const newFormBody = (
  draft: FormDraft,
  offered: ReadonlyArray<DeviceTypeChoice>,
  businessEntityId: number | undefined
): Result.Result<NewFormBody, FormError> => {
  if (businessEntityId === undefined) return Result.fail({ _tag: "BusinessEntityUndefined" })
  const issues = formDraftIssues(draft, offered)
  const { deviceType } = draft
  if (issues.length > 0 || deviceType === null) return Result.fail({ _tag: "DraftIncomplete", issues })
  const name = draft.name.trim()
  return Result.succeed({ deviceType, name, description: name, businessEntityId })
}
