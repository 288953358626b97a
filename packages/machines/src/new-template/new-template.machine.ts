import { detailPath } from "@command-center/domain/navigation/routes"
import type { TemplateRow } from "@command-center/domain/template/template"
import { newNameIssue } from "@command-center/domain/template/template-issues"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { makeCreationMachine } from "../create-record/create-record.machine.ts"
import { creationSelectors } from "../create-record/create-record.selectors.ts"
import type { Creation, CreationDefinition } from "../create-record/create-record.types.ts"

interface NewTemplateDraft {
  readonly name: string
}

export type NewTemplateCreation = Creation<NewTemplateDraft, null>

const definition: CreationDefinition<NewTemplateDraft, null, TemplateRow> = {
  id: "newTemplate",
  startOf: () => ({ name: "" }),
  fields: ["name"],
  issues: ({ name }, names) => {
    const message = newNameIssue(name, names)
    return message === null ? [] : [{ field: "name", message }]
  },
  messages: {
    created: templateMessages.created,
    failed: templateMessages.createFailed,
    unsaved: templateMessages.createUnsaved
  },
  pathOf: (businessEntityId, { id }) => detailPath(businessEntityId, "templates", id),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name.trim()
}

/** Asks for a name, creates the config template and leads to its page (document 1 §2.7, §4). */
export const newTemplateMachine = makeCreationMachine(definition)

export const newTemplateSelectors = creationSelectors(definition)
