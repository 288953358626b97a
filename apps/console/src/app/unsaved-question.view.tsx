import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import type { UnsavedPageDialogProps } from "../record/unsaved-page.view.tsx"
import { LaterPart } from "./later-part.tsx"

/** The dialog's libraries and sentences come with the first one that is opened. */
const UnsavedPageDialog = loadedLater(async () => (await import("../record/unsaved-page.view.tsx")).UnsavedPageDialog)

/** Whether what is not saved, or not answered yet, may go, over whatever the page shows. */
export function UnsavedQuestion(props: UnsavedPageDialogProps) {
  return (
    <LaterPart isOver>
      <UnsavedPageDialog {...props} />
    </LaterPart>
  )
}
