import { controlMessages } from "@command-center/domain/message/control-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { homePath } from "@command-center/domain/navigation/routes"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { Link } from "../app/page-link.tsx"
import { useTabTitle } from "../app/use-document-title.ts"

export function NotFoundRoute() {
  useTabTitle(shellMessages.notFoundTitle)
  return (
    <ErrorView title={shellMessages.notFoundTitle} text={shellMessages.notFoundText}>
      <Link className="cc-link" to={homePath}>
        {controlMessages.goToDashboard}
      </Link>
    </ErrorView>
  )
}
