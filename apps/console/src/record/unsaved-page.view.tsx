import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { UnsavedDialog, type UnsavedDialogProps } from "./unsaved.view.tsx"

/** Asked when a whole page with unsaved work is left. */
export function UnsavedPageDialog(props: Omit<UnsavedDialogProps, "text">) {
  return <UnsavedDialog {...props} text={utgDetailMessages.unsaved.page} />
}
