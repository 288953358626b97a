import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { useSelector } from "@xstate/react"
import { LaterPart } from "../app/later-part.tsx"
import { useOwnTags } from "./use-own-tags.ts"

const OpenTagsDialog = loadedLater(async () => (await import("./open-tags-dialog.view.tsx")).OpenTagsDialog)

/** The dialogs of tags, over whichever page they were opened from. */
export function TagsDialog() {
  const actor = useOwnTags()
  const isOpen = useSelector(
    actor ?? undefined,
    (snapshot) => snapshot?.matches({ known: "managing" }) === true || snapshot?.matches({ known: "tagging" }) === true
  )
  if (actor === null || !isOpen) return null
  return (
    <LaterPart isOver>
      <OpenTagsDialog actor={actor} />
    </LaterPart>
  )
}
