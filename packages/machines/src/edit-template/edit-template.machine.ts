import type { JsonObject } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { isSameJson } from "@command-center/domain/json/same-json"
import { jsonWrittenAs } from "@command-center/domain/json/written-numbers"
import { draftOf, isSameDraft, type TemplateDraft } from "@command-center/domain/template/template-draft"
import { templateIssues } from "@command-center/domain/template/template-issues"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { indentedJson } from "@command-center/domain/template/template-text"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import type { Choices, EditIssue, Rebased } from "../edit-record/edit-record.types.ts"
import { memoizedDefinition } from "../edit-record/memoized-definition.ts"
import { mergedDraft } from "../edit-record/merged-draft.ts"
import type { EditedTemplate } from "./edit-template.types.ts"

const issuesOf = (_template: EditedTemplate, draft: TemplateDraft): ReadonlyArray<EditIssue<TemplateDraft>> => {
  const { name, text } = templateIssues(draft)
  return [
    ...(name === null ? [] : [{ field: "name", message: name } as const]),
    ...(text === null ? [] : [{ field: "text", message: text } as const])
  ]
}

const configOf = ({ text }: TemplateDraft): unknown => jsonIn(text) ?? text
const partsOf = (draft: TemplateDraft): JsonObject => ({ name: draft.name, config: configOf(draft) })

/** Settings merge one by one; a text that needs no merging stays as it was written. */
const rebased = (
  before: EditedTemplate,
  mine: TemplateDraft,
  now: EditedTemplate,
  choices: Choices
): Rebased<EditedTemplate, TemplateDraft> => {
  const theirs = draftOf(now.object)
  const { draft, collisions } = mergedDraft(partsOf(draftOf(before.object)), partsOf(mine), partsOf(theirs), choices)
  const { name, config } = draft
  const written = [mine, theirs].find((each) => isSameJson(configOf(each), config))
  const text = written?.text ?? indentedJson(jsonWrittenAs([mine.text, theirs.text], config))
  return { draft: { name: typeof name === "string" ? name : mine.name, text }, collisions }
}

const editTemplate = memoizedDefinition<EditedTemplate, TemplateDraft>({
  id: "editTemplate",
  draftOf: ({ object }) => draftOf(object),
  isChanged: ({ object }, draft) => !isSameDraft(draft, draftOf(object)),
  issues: issuesOf,
  rebased,
  isTypedOn: ({ object }, { text }, followed) => text === followed.text || text === draftOf(object).text,
  messages: {
    updated: templateMessages.updated,
    failed: () => templateMessages.updateFailed,
    unknown: (reason) => `${templateMessages.updateFailed}. ${reason}`
  }
})

/** Name and JSON of a config template as they are typed, sent and taken back (document 1 §2.8). */
export const editTemplateMachine = makeEditMachine(editTemplate)

export const editTemplateSelectors = editSelectors(editTemplate)
