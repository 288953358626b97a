import { notSent } from "@command-center/api/transport/api-error"
import { type EntryForm, withEntryOf } from "@command-center/domain/component-config/entry-form"
import { randomId, repeatedIds } from "@command-center/domain/installation/random-id"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { type EditedEntry, editEntryOf } from "@command-center/machines/edit-entry/edit-entry.machine"
import type { RecordUpdate, UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { Effect, Result } from "effect"
import { useMemo, useState } from "react"
import { useConsole } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"
import { Link } from "../app/page-link.tsx"
import { useConsoleActor, useOpenScreen } from "../app/screen-actor.ts"
import { randomBytes } from "../browser/random-bytes.ts"
import { EditSettings } from "./edit-settings.view.tsx"
import { formOf } from "./entry-schema.ts"
import { useDraftKeeper, useKeptDrafts } from "./kept-draft.ts"
import type { ConfigAccess } from "./save-config.ts"
import type { ShownSchema } from "./settings-fields.view.tsx"
import { useSubjectRead } from "./use-read-anew.ts"

export interface EditEntryScreenProps<Held extends ConfigHolder> extends ConfigAccess<Held>, ShownSchema {
  readonly businessEntityId: number
  readonly held: Held
  /** The same object for the same entry. */
  readonly form: EntryForm
  readonly title: string
  /** The list it belongs to. */
  readonly list: string
  readonly canEdit: boolean
  /** Its own address. */
  readonly page: string
}

/** Owns what is changed on an API interface or a device, or typed of a new one. */
export function EditEntryScreen<Held extends ConfigHolder>(props: EditEntryScreenProps<Held>) {
  const { businessEntityId, held, form, title, list, page, canEdit, schema, reason, save, onSaved } = props
  const { runtime } = useConsole()
  const [{ machine, selectors }] = useState(() => {
    const made = editEntryOf<Held>(form)
    // A second attempt adds the same entry as the first, whose answer may have been lost.
    const ids = repeatedIds(() => randomId(randomBytes))
    const update = ({ subject, draft }: RecordUpdate<EditedEntry<Held>, JsonObject>) => {
      const config = withEntryOf(subject.held.config, subject.form, draft, ids())
      if (Result.isFailure(config)) return Effect.fail(notSent(utgDetailMessages.entryGone))
      return Effect.map(
        save({ businessEntityId, held: subject.held, config: config.success }),
        (answer): UpdateAnswer<EditedEntry<Held>> => {
          if (answer.kind === "movedOn") return { kind: "movedOn", subject: { ...subject, held: answer.held } }
          onSaved()
          return { kind: "updated", subject }
        }
      )
    }
    return {
      ...made,
      machine: made.machine.provide({ actors: { update: fromEffect(runtime)(update) } })
    }
  })
  // Judged by what is shown: a schema may leave out what every entry has.
  const shown = useMemo(() => formOf(form, schema), [form, schema])
  const read = useMemo(() => ({ held, form, schema: shown, list }), [held, form, shown, list])
  const keeper = useDraftKeeper<EditedEntry<Held>>({
    businessEntityId,
    page,
    schemaOf: (subject) => subject.schema,
    read: form.made,
    readOf: (subject) => subject.form.made,
    subjectWith: (was) => ({ ...read, form: { ...form, made: was } })
  })
  const actor = useConsoleActor(machine, {
    input: { businessEntityId, subject: read, canEdit, kept: keeper.kept }
  })
  useSubjectRead(actor, read)
  useOpenScreen(actor)
  useKeptDrafts(actor, keeper)
  const subject = useSelector(actor, selectors.selectSubject)
  return (
    <>
      <p>
        <Link className="cc-link" to={list}>
          {utgLabels.backToList}
        </Link>
      </p>
      <Card title={title}>
        <EditSettings
          actor={actor}
          select={selectors}
          label={title}
          submit={form.replaces === null ? controlMessages.add : controlMessages.update}
          schema={subject.schema}
          reason={reason}
          saved={subject.form.made}
        />
      </Card>
    </>
  )
}
