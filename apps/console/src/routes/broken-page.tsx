import { controlMessages } from "@command-center/domain/message/control-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { Button } from "@command-center/ui/fields/button"
import { useRouteError } from "react-router"
import { isMissingPart, missingPartText } from "../app/missing-part.ts"

/** A page that could not be loaded, within the frame that stays: reloading is left to the user. */
export function BrokenPage() {
  const error = useRouteError()
  const { title, text } = isMissingPart(error)
    ? missingPartText(navigator.onLine, false)
    : { title: shellMessages.crashedTitle, text: shellMessages.crashedText }
  return (
    <ErrorView title={title} text={text}>
      <Button variant="solid" colorPalette="accent" onClick={() => location.reload()}>
        {controlMessages.reload}
      </Button>
    </ErrorView>
  )
}

/** Within the frame: a page that fails while it is drawn is the screen boundary's, with its report and its way back. */
export function MissingPage() {
  const error = useRouteError()
  if (!isMissingPart(error)) throw error
  return <BrokenPage />
}
