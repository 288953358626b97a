import { settingsOf } from "@command-center/domain/component-config/config-settings"
import { shownDiff } from "@command-center/domain/component-config/shown-diff"
import { type JsonObject, jsonField, shownText, withFields } from "@command-center/domain/json/json-field"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import type { EditedEntry } from "@command-center/machines/edit-entry/edit-entry.machine"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { TextField } from "@command-center/ui/fields/text-field"
import { Card } from "@command-center/ui/layout/card"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import { ChangesTable } from "./changes-table.view.tsx"
import { EditForm, type EditRef, type EditSelectors } from "./edit-form.view.tsx"
import { MovedOnDialog } from "./moved-on.view.tsx"

interface EditEntryProps<Held extends ConfigHolder> {
  readonly actor: EditRef<EditedEntry<Held>, JsonObject>
  readonly select: EditSelectors<EditedEntry<Held>, JsonObject>
}

const labels = { apiInterface: "Description", device: "Device Description" } as const

/** Shown in the form, or of no meaning to a person. */
const typed: ReadonlySet<string> = new Set(["taskDesc", "listenPort", "ccid"])

function Fields<Held extends ConfigHolder>({ actor, select }: EditEntryProps<Held>) {
  const draft = useSelector(actor, select.selectDraft)
  const { form } = useSelector(actor, select.selectSubject)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const description = useSelector(actor, select.selectIssue("taskDesc"))
  const port = useSelector(actor, select.selectIssue("listenPort"))
  const text = (field: string) => shownText(jsonField(draft, field)) ?? ""
  const change = (changes: JsonObject) => actor.send({ type: "draft.changed", draft: withFields(draft, changes) })
  return (
    <div className="cc-field-grid">
      <TextField
        label={labels[form.kind]}
        isRequired={canEdit}
        value={text("taskDesc")}
        error={description}
        isReadOnly={!canEdit || isBusy}
        onChange={(taskDesc) => change({ taskDesc })}
      />
      {form.kind === "apiInterface" && (
        <TextField
          label="Port"
          inputMode="numeric"
          isRequired={canEdit}
          value={text("listenPort")}
          error={port}
          isReadOnly={!canEdit || isBusy}
          onChange={(listenPort) => change({ listenPort })}
        />
      )}
    </div>
  )
}

/** An API interface or a device by its name and port; everything else of it is shown as it stands. */
export function EditEntryView<Held extends ConfigHolder>(props: EditEntryProps<Held> & { readonly title: string }) {
  const { actor, select, title } = props
  const { held, form, list } = useSelector(actor, select.selectSubject)
  const current = useSelector(actor, select.selectCurrent)
  const settings = settingsOf(form.made).filter(({ path }) => !typed.has(path))
  return (
    <>
      <p>
        <Link className="cc-link" to={list}>
          Back to the list
        </Link>
      </p>
      <Card title={title}>
        <EditForm
          actor={actor}
          select={select}
          label={title}
          submit={form.replaces === null ? "Add" : "Update"}
          unsaved={utgDetailMessages.unsaved.page}
        >
          <Fields actor={actor} select={select} />
        </EditForm>
      </Card>
      <Card title={form.replaces === null ? utgDetailMessages.startsWith : utgDetailMessages.otherSettings}>
        <DefinitionList items={settings.map(({ path, label, value }) => ({ id: path, term: label, value }))} />
      </Card>
      {current !== null && (
        <MovedOnDialog
          title={utgDetailMessages.movedOn.title}
          text={utgDetailMessages.configMovedOn}
          hasTheirs={false}
          onMine={() => {
            actor.send({ type: "mine" })
            actor.send({ type: "confirm" })
          }}
          onTheirs={() => actor.send({ type: "theirs" })}
          onEdit={() => actor.send({ type: "edit" })}
        >
          <ChangesTable changes={shownDiff(held.config, current.held.config)} />
        </MovedOnDialog>
      )}
    </>
  )
}
