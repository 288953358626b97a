import type { JsonObject } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import type { TemplateRow } from "@command-center/domain/template/template"
import { changedTemplate, draftOf, type TemplateDraft } from "@command-center/domain/template/template-draft"
import { compactJson } from "@command-center/domain/template/template-text"
import type { EditedTemplate, EditTemplateInput } from "@command-center/machines/edit-template/edit-template.types"
import { useMemo, useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { type TypedDraft, useTextKeeper } from "../../json-editor/kept-text.ts"
import { useKeptDrafts } from "../../record/kept-draft.ts"
import { mayEditNow } from "../../record/may-edit.ts"
import { useSubjectRead } from "../../record/use-read-anew.ts"
import { EditTemplateView } from "./edit-template.view.tsx"
import { wireEditTemplate } from "./edit-template.wiring.ts"

export interface EditTemplateScreenProps {
  readonly template: TemplateRow
  readonly input: EditTemplateInput
  readonly isDebug: boolean
}

const configOf = ({ text }: TemplateDraft): unknown => jsonIn(text)

const typed: TypedDraft<TemplateDraft> = {
  // A number that is longer than the browser's own would come back as another one.
  jsonOf: (draft) => {
    const config = configOf(draft)
    return JSON.stringify(config) === compactJson(draft.text) ? { name: draft.name, config } : null
  },
  draftOf: ({ name, config }) => ({ name: String(name), text: JSON.stringify(config, null, 2) })
}

const readOf = ({ object }: EditedTemplate): JsonObject => {
  const draft = draftOf(object)
  return { name: draft.name, config: configOf(draft) ?? null }
}

/** Owns what is typed into a config template that was read. */
export function EditTemplateScreen({ input, template, isDebug }: EditTemplateScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireEditTemplate(console, mayEditNow(console, "templates")))
  const { businessEntityId, subject } = input
  const keeper = useTextKeeper<EditedTemplate, TemplateDraft>(
    {
      businessEntityId,
      page: `templates/${subject.id}`,
      read: readOf(subject),
      readOf,
      subjectWith: (was) => ({ ...subject, object: changedTemplate(subject.object, typed.draftOf(was)) })
    },
    typed
  )
  const actor = useConsoleActor(machine, { input: { ...input, kept: keeper.kept } })
  const { id, object } = subject
  useSubjectRead(
    actor,
    useMemo(() => ({ id, object }), [id, object])
  )
  useOpenScreen(actor)
  useKeptDrafts(actor, keeper)
  return <EditTemplateView businessEntityId={businessEntityId} template={template} actor={actor} isDebug={isDebug} />
}
