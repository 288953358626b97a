import { selectDialog, selectUnsaved } from "@command-center/machines/tags/tags.selectors"
import { useSelector } from "@xstate/react"
import { useOpenScreen } from "../app/screen-actor.ts"
import { UnsavedInFlow } from "../record/unsaved.view.tsx"
import { ManageTagsDialog } from "./manage-tags.view.tsx"
import type { TagsRef } from "./own-tags.ts"
import { TagManyDialog } from "./tag-many.view.tsx"

/** The dialog of tags that is open, and what it asks before something typed goes. */
export function OpenTagsDialog({ actor }: { readonly actor: TagsRef }) {
  const dialog = useSelector(actor, selectDialog)
  const unsaved = useSelector(actor, selectUnsaved)
  useOpenScreen(actor)
  if (dialog === null) return null
  return (
    <>
      {dialog === "choosing" || dialog === "told" ? (
        <TagManyDialog actor={actor} isTold={dialog === "told"} />
      ) : (
        <ManageTagsDialog actor={actor} phase={dialog} />
      )}
      {unsaved !== null && <UnsavedInFlow actor={actor} text={unsaved} />}
    </>
  )
}
