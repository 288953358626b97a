import { listMessages } from "@command-center/domain/message/list-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import type { SavedView } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import {
  selectCanSubmit,
  selectHasViews,
  selectImported,
  selectPhase,
  selectQuestion,
  selectTyped,
  selectUnsaved,
  type ViewsPhase
} from "@command-center/machines/list-views/list-views.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { type ReactNode, useId } from "react"
import { UnsavedInFlow } from "../record/unsaved.view.tsx"
import { ManagerDialog, Working } from "./manager-dialog.view.tsx"
import { useToldViews } from "./use-told-views.ts"
import { ImportButton, ViewList } from "./view-list.view.tsx"
import { ViewName } from "./view-name.view.tsx"
import type { ViewsRef } from "./views-ref.ts"

export interface ViewsDialogProps {
  readonly actor: ViewsRef
  /** A limit is wanted for a view. */
  readonly onAlert: (view: SavedView) => void
}

interface PhaseProps {
  readonly actor: ViewsRef
  /** The id of the form for a name. */
  readonly form: string
}

const titles: Readonly<Record<ViewsPhase, string>> = {
  choosing: viewMessages.title,
  naming: viewMessages.saveTitle,
  renaming: viewMessages.renameTitle,
  replacing: viewMessages.replaceTitle,
  deleting: viewMessages.deleteTitle,
  reading: viewMessages.import,
  reported: viewMessages.imported
}

function Imported({ actor }: { readonly actor: ViewsRef }) {
  const imported = useSelector(actor, selectImported)
  if (imported === null) return null
  if (Result.isFailure(imported)) return <InlineNote kind="bad">{imported.failure}</InlineNote>
  return (
    <ul className="cc-results" aria-label={viewMessages.imported}>
      {imported.success.map(({ place, name, kind, text }) => (
        <li key={place} data-kind={kind}>
          <strong>{name}</strong> {text}
        </li>
      ))}
    </ul>
  )
}

function Body({ actor, form, phase, onAlert }: PhaseProps & ViewsDialogProps & { readonly phase: ViewsPhase }) {
  const question = useSelector(actor, selectQuestion)
  const parts: Readonly<Record<ViewsPhase, () => ReactNode>> = {
    choosing: () => <ViewList actor={actor} onAlert={onAlert} />,
    naming: () => <ViewName actor={actor} form={form} />,
    renaming: () => <ViewName actor={actor} form={form} />,
    replacing: () => <p>{question}</p>,
    deleting: () => <p>{question}</p>,
    reading: () => <Working text={viewMessages.reading} />,
    reported: () => <Imported actor={actor} />
  }
  return parts[phase]()
}

function Footer({ actor, form, phase }: PhaseProps & { readonly phase: ViewsPhase }) {
  const canSubmit = useSelector(actor, selectCanSubmit)
  const hasViews = useSelector(actor, selectHasViews)
  const typed = useSelector(actor, selectTyped)
  const cancel = (
    <Button colorPalette="gray" onClick={() => actor.send({ type: "cancel" })}>
      {listMessages.cancel}
    </Button>
  )
  const submit = (label: string) => (
    <Button
      type="submit"
      form={form}
      variant="solid"
      colorPalette="accent"
      reason={canSubmit ? undefined : submitReason([[viewMessages.name, typed]])}
    >
      {label}
    </Button>
  )
  const confirm = (label: string, palette: "accent" | "danger") => (
    <Button variant="solid" colorPalette={palette} onClick={() => actor.send({ type: "confirm" })}>
      {label}
    </Button>
  )
  switch (phase) {
    case "choosing":
      return (
        <div className="cc-apart">
          <div className="cc-together">
            <ImportButton actor={actor} label={viewMessages.import} />
            <Button
              colorPalette="gray"
              reason={hasViews ? undefined : viewMessages.none}
              onClick={() => actor.send({ type: "export" })}
            >
              {viewMessages.export}
            </Button>
          </div>
          <div className="cc-together">
            <Button colorPalette="gray" onClick={() => actor.send({ type: "saving.opened" })}>
              {viewMessages.saveAs}
            </Button>
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "close" })}>
              {listMessages.done}
            </Button>
          </div>
        </div>
      )
    case "naming":
      return (
        <>
          {cancel}
          {submit(viewMessages.save)}
        </>
      )
    case "renaming":
      return (
        <>
          {cancel}
          {submit(viewMessages.rename)}
        </>
      )
    case "replacing":
      return (
        <>
          {cancel}
          {confirm(viewMessages.replace, "accent")}
        </>
      )
    case "deleting":
      return (
        <>
          {cancel}
          {confirm(viewMessages.remove, "danger")}
        </>
      )
    case "reading":
      return cancel
    case "reported":
      return (
        <>
          <ImportButton actor={actor} label={viewMessages.importAnother} />
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "close" })}>
            {viewMessages.back}
          </Button>
        </>
      )
  }
}

/** The named views of a list: one dialog, whose content is what its flow is at. */
export function ViewsDialog({ actor, onAlert }: ViewsDialogProps) {
  const phase = useSelector(actor, selectPhase)
  const unsaved = useSelector(actor, selectUnsaved)
  const form = useId()
  useToldViews(actor)
  return (
    <>
      <ManagerDialog
        actor={actor}
        phase={phase}
        title={titles[phase]}
        isEnd={phase === "choosing" || phase === "reported"}
        isForm={phase === "naming" || phase === "renaming"}
        footer={<Footer actor={actor} form={form} phase={phase} />}
      >
        <Body actor={actor} form={form} phase={phase} onAlert={onAlert} />
      </ManagerDialog>
      {unsaved !== null && <UnsavedInFlow actor={actor} text={unsaved} />}
    </>
  )
}
