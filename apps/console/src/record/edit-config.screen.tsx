import { globalForm, withGlobalForm } from "@command-center/domain/component-config/global-settings"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { type EditedConfig, editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import type { RecordUpdate, UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { Effect } from "effect"
import { useMemo, useState } from "react"
import { useConsole } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"
import { useConsoleActor, useOpenScreen } from "../app/screen-actor.ts"
import { EditSettings } from "./edit-settings.view.tsx"
import { useDraftKeeper, useKeptDrafts } from "./kept-draft.ts"
import { type ConfigAccess, saveAndRead } from "./save-config.ts"
import type { ShownSchema } from "./settings-fields.view.tsx"
import { useSubjectRead } from "./use-read-anew.ts"

export interface EditConfigScreenProps<Held extends ConfigHolder> extends ConfigAccess<Held>, ShownSchema {
  readonly businessEntityId: number
  readonly held: Held
  readonly canEdit: boolean
  /** The record's own address. */
  readonly path: string
}

/** Owns what is changed on the Configuration tab (document 2 §2 "Configuration tab"). */
export function EditConfigScreen<Held extends ConfigHolder>(props: EditConfigScreenProps<Held>) {
  const { businessEntityId, held, canEdit, path, schema, reason, save, reload, onSaved, updateFailed } = props
  const { runtime } = useConsole()
  const [{ machine, selectors }] = useState(() => {
    const made = editConfigOf<Held>(updateFailed)
    const update = ({ subject, draft }: RecordUpdate<EditedConfig<Held>, JsonObject>) =>
      Effect.map(
        saveAndRead({ save, reload, onSaved })({
          businessEntityId,
          held: subject.held,
          config: withGlobalForm(subject.held.config, draft)
        }),
        ({ kind, subject: now }): UpdateAnswer<EditedConfig<Held>> => ({ kind, subject: { ...subject, held: now } })
      )
    return { ...made, machine: made.machine.provide({ actors: { update: fromEffect(runtime)(update) } }) }
  })
  const read = useMemo(() => ({ held, schema }), [held, schema])
  const keeper = useDraftKeeper<EditedConfig<Held>>({
    businessEntityId,
    page: `${path}/config`,
    schemaOf: (subject) => subject.schema,
    read: globalForm(held.config),
    readOf: (subject) => globalForm(subject.held.config),
    subjectWith: (was) => ({ held: { ...held, config: withGlobalForm(held.config, was) }, schema })
  })
  const actor = useConsoleActor(machine, {
    input: { businessEntityId, subject: read, canEdit, kept: keeper.kept }
  })
  useSubjectRead(actor, read)
  useOpenScreen(actor)
  useKeptDrafts(actor, keeper)
  const subject = useSelector(actor, selectors.selectSubject)
  const [savedOf] = useState(() => rememberedForm())
  return (
    <Card title={utgLabels.configuration}>
      <EditSettings
        actor={actor}
        select={selectors}
        label={utgLabels.configuration}
        submit={controlMessages.update}
        schema={subject.schema}
        reason={reason}
        saved={savedOf(subject.held.config)}
      />
    </Card>
  )
}

/** What the tab edits of a configuration, the same one for the same configuration. */
const rememberedForm = () => {
  let last: { readonly config: unknown; readonly form: JsonObject } | null = null
  return (config: unknown): JsonObject => {
    if (last === null || last.config !== config) last = { config, form: globalForm(config) }
    return last.form
  }
}
