import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { LaterPart } from "./later-part.tsx"

/** The dialog's libraries and sentences come with the first one that is opened. */
const UnsavedPageDialog = loadedLater(async () => (await import("../record/unsaved-page.view.tsx")).UnsavedPageDialog)

/** Whether what is not saved may go, over whatever the page shows. */
export function UnsavedQuestion(props: { readonly onContinue: () => void; readonly onLose: () => void }) {
  return (
    <LaterPart isOver>
      <UnsavedPageDialog {...props} />
    </LaterPart>
  )
}

const SentPageDialog = loadedLater(async () => (await import("../record/unsaved-page.view.tsx")).SentPageDialog)

/** Whether the page may go before a service has answered; `isLeft` where it goes by itself once it has. */
export function SentQuestion(props: {
  readonly isLeft: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}) {
  return (
    <LaterPart isOver>
      <SentPageDialog {...props} />
    </LaterPart>
  )
}
