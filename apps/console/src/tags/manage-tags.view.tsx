import { listMessages } from "@command-center/domain/message/list-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { viewsNaming } from "@command-center/domain/tags/tags-in-views"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import { utgList } from "@command-center/domain/utg/utg-list"
import * as select from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode, useId } from "react"
import { useConsole } from "../app/console.ts"
import { ManagerDialog, Working } from "../list/manager-dialog.view.tsx"
import { storedViews } from "../list/stored-lists.ts"
import { ImportedTagsView, ImportTagsButton } from "./imported-tags.view.tsx"
import type { TagsRef } from "./own-tags.ts"
import { TagList } from "./tag-list.view.tsx"
import { TagName } from "./tag-name.view.tsx"

const { manager } = tagMessages

type Phase = Exclude<select.TagsDialog, "choosing" | "told">

export interface ManageTagsDialogProps {
  readonly actor: TagsRef
  readonly phase: Phase
}

const titles: Readonly<Record<Phase, string>> = {
  listing: tagActionMessages.manage,
  renaming: manager.renameTitle,
  deleting: manager.deleteTitle,
  discarding: tagMessages.setAsideTitle,
  working: tagActionMessages.manage,
  reported: manager.imported
}

/** What is asked before a tag is deleted, and which saved views it leaves without rows. */
function Deleting({ actor }: { readonly actor: TagsRef }) {
  const { stored } = useConsole()
  const question = useSelector(actor, select.selectQuestion)
  const tag = useSelector(actor, ({ context }) => context.aimed)
  const views = viewsNaming(utgList, storedViews(stored, utgList.id), tag)
  return (
    <div className="cc-fields">
      <p>{question}</p>
      {views.length > 0 && <InlineNote kind="warn">{manager.named(views)}</InlineNote>}
    </div>
  )
}

function Body({ actor, form, phase }: ManageTagsDialogProps & { readonly form: string }) {
  const parts: Readonly<Record<Phase, () => ReactNode>> = {
    listing: () => <TagList actor={actor} />,
    renaming: () => <TagName actor={actor} form={form} />,
    deleting: () => <Deleting actor={actor} />,
    discarding: () => <p>{tagMessages.discardingAside}</p>,
    working: () => <Working text={manager.working} />,
    reported: () => <ImportedTagsView actor={actor} />
  }
  return parts[phase]()
}

function Footer({ actor, form, phase }: ManageTagsDialogProps & { readonly form: string }) {
  const canRename = useSelector(actor, select.selectCanRename)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const newName = useSelector(actor, ({ context }) => context.newName)
  const hasTags = useSelector(actor, (snapshot) => select.selectTags(snapshot).size > 0)
  const cancel = (
    <Button colorPalette="gray" disabled={isBusy} onClick={() => actor.send({ type: "cancel" })}>
      {listMessages.cancel}
    </Button>
  )
  switch (phase) {
    case "listing":
      return (
        <div className="cc-apart">
          <div className="cc-together">
            <ImportTagsButton actor={actor} label={manager.import} />
            <Button colorPalette="gray" disabled={!hasTags} onClick={() => actor.send({ type: "export", as: "json" })}>
              {manager.exportJson}
            </Button>
            <Button colorPalette="gray" disabled={!hasTags} onClick={() => actor.send({ type: "export", as: "csv" })}>
              {manager.exportCsv}
            </Button>
          </div>
          <Button variant="solid" onClick={() => actor.send({ type: "close" })}>
            {manager.done}
          </Button>
        </div>
      )
    case "renaming":
      return (
        <>
          {cancel}
          <Button
            type="submit"
            form={form}
            variant="solid"
            reason={canRename ? undefined : submitReason([[manager.name, newName]])}
            isBusy={isBusy}
          >
            {manager.rename}
          </Button>
        </>
      )
    case "deleting":
    case "discarding":
      return (
        <>
          {cancel}
          <Button variant="solid" colorPalette="danger" onClick={() => actor.send({ type: "confirm" })}>
            {manager.remove}
          </Button>
        </>
      )
    case "working":
      return cancel
    case "reported":
      return (
        <>
          <ImportTagsButton actor={actor} label={manager.importAnother} />
          <Button variant="solid" onClick={() => actor.send({ type: "close" })}>
            {manager.back}
          </Button>
        </>
      )
  }
}

/** All tags of the user: one dialog, whose content is what its flow is at. */
export function ManageTagsDialog({ actor, phase }: ManageTagsDialogProps) {
  const form = useId()
  return (
    <ManagerDialog
      actor={actor}
      phase={phase}
      title={titles[phase]}
      isEnd={phase === "listing" || phase === "reported"}
      isForm={phase === "renaming"}
      footer={<Footer actor={actor} form={form} phase={phase} />}
    >
      <Body actor={actor} form={form} phase={phase} />
    </ManagerDialog>
  )
}
