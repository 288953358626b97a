import { shellMessages } from "@command-center/domain/message/shell-messages"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { Button } from "@command-center/ui/fields/button"
import { useRouteError } from "react-router-dom"

const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|Importing a module script failed/iu.test(error.message)

/** A page that could not be loaded: after a new release its parts may be gone. Reloading is left to the user. */
export function BrokenPage() {
  const error = useRouteError()
  const [title, text] = isMissingChunk(error)
    ? [shellMessages.newReleaseTitle, shellMessages.newReleaseText]
    : [shellMessages.crashedTitle, shellMessages.crashedText]
  return (
    <ErrorView title={title} text={text}>
      <Button variant="solid" colorPalette="accent" onClick={() => location.reload()}>
        Reload
      </Button>
    </ErrorView>
  )
}
