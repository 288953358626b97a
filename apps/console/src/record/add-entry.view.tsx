import { settingsOf } from "@command-center/domain/component-config/config-settings"
import type { EntryDraft } from "@command-center/domain/component-config/new-entry"
import { shownDiff } from "@command-center/domain/component-config/shown-diff"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import type { Addition } from "@command-center/machines/add-entry/add-entry.machine"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { TextField } from "@command-center/ui/fields/text-field"
import { Card } from "@command-center/ui/layout/card"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import { ChangesTable } from "./changes-table.view.tsx"
import { EditForm, type EditRef, type EditSelectors } from "./edit-form.view.tsx"
import { MovedOnDialog } from "./moved-on.view.tsx"

interface AddEntryProps<Held extends ConfigHolder> {
  readonly actor: EditRef<Addition<Held>, EntryDraft>
  readonly select: EditSelectors<Addition<Held>, EntryDraft>
}

const labels = { apiInterface: "Description", device: "Device Description" } as const

/** Typed in these two are what tells entries apart; the rest starts as the schema has it, and takes no part here. */
const typed: ReadonlySet<string> = new Set(["taskDesc", "listenPort", "ccid"])

function Fields<Held extends ConfigHolder>({ actor, select }: AddEntryProps<Held>) {
  const draft = useSelector(actor, select.selectDraft)
  const { entry } = useSelector(actor, select.selectSubject)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const description = useSelector(actor, select.selectIssue("taskDesc"))
  const port = useSelector(actor, select.selectIssue("listenPort"))
  const change = (changes: Partial<EntryDraft>) =>
    actor.send({ type: "draft.changed", draft: { ...draft, ...changes } })
  return (
    <div className="cc-field-grid">
      <TextField
        label={labels[entry.kind]}
        isRequired={canEdit}
        value={draft.taskDesc}
        error={description}
        isReadOnly={!canEdit || isBusy}
        onChange={(taskDesc) => change({ taskDesc })}
      />
      {entry.kind === "apiInterface" && (
        <TextField
          label="Port"
          inputMode="numeric"
          isRequired={canEdit}
          value={draft.listenPort}
          error={port}
          isReadOnly={!canEdit || isBusy}
          onChange={(listenPort) => change({ listenPort })}
        />
      )}
    </div>
  )
}

/** Adds an API interface or a device by its name; everything else of it starts as the schema has it. */
export function AddEntryView<Held extends ConfigHolder>(props: AddEntryProps<Held> & { readonly title: string }) {
  const { actor, select, title } = props
  const { held, entry, list } = useSelector(actor, select.selectSubject)
  const current = useSelector(actor, select.selectCurrent)
  const settings = settingsOf(entry.made).filter(({ path }) => !typed.has(path))
  return (
    <>
      <p>
        <Link className="cc-link" to={list}>
          Back to the list
        </Link>
      </p>
      <Card title={title}>
        <EditForm actor={actor} select={select} label={title} submit="Add" unsaved={utgDetailMessages.unsaved.page}>
          <Fields actor={actor} select={select} />
        </EditForm>
      </Card>
      <Card title={utgDetailMessages.startsWith}>
        <DefinitionList items={settings.map(({ path, label, value }) => ({ id: path, term: label, value }))} />
      </Card>
      {current !== null && (
        <MovedOnDialog
          title={utgDetailMessages.movedOn.title}
          text={utgDetailMessages.configMovedOn}
          hasTheirs={false}
          onMine={() => actor.send({ type: "mine" })}
          onTheirs={() => actor.send({ type: "theirs" })}
          onEdit={() => actor.send({ type: "edit" })}
        >
          <ChangesTable changes={shownDiff(held.config, current.held.config)} />
        </MovedOnDialog>
      )}
    </>
  )
}
