import { jsonErrorIn } from "../json/json-error.ts"
import { isJsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { constraintMessages } from "../message/constraint-messages.ts"
import type { TemplateDraft } from "./template-draft.ts"
import { templateMessages } from "./template-messages.ts"

const isBlank = (text: string): boolean => text.trim() === ""

/** Why a name cannot be that of a new config template among the loaded ones; null where it can (document 1 §5). */
export const newNameIssue = (name: string, names: ReadonlyArray<string>): string | null => {
  if (isBlank(name)) return constraintMessages.valueMissing
  return names.some((taken) => taken.trim() === name.trim()) ? templateMessages.nameNotUnique : null
}

/** A sentence per field of the page; null where there is nothing to say. */
export interface TemplateIssues {
  readonly name: string | null
  readonly text: string | null
}

const textIssue = (text: string): string | null => {
  if (isBlank(text)) return templateMessages.required
  const json = jsonIn(text)
  if (isJsonObject(json)) return null
  if (json !== undefined) return templateMessages.notAnObject
  const error = jsonErrorIn(text)
  return error === null ? null : templateMessages.notJson(error)
}

/** Both fields are required (document 1 §5); only an object can be merged into a configuration. */
export const templateIssues = ({ name, text }: TemplateDraft): TemplateIssues => ({
  name: isBlank(name) ? templateMessages.required : null,
  text: textIssue(text)
})

export const isSendable = (draft: TemplateDraft): boolean => {
  const { name, text } = templateIssues(draft)
  return name === null && text === null
}
