import { accountMessages } from "@command-center/domain/message/account-messages"
import { dashboardPath, homePath } from "@command-center/domain/navigation/routes"
import { selectAncestry, selectUser } from "@command-center/machines/session/session.selectors"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { useSelector } from "@xstate/react"
import { Outlet, useParams } from "react-router"
import { useConsole } from "../app/console.ts"
import { Link } from "../app/page-link.tsx"
import { DialogBoundaries, ScreenBoundary } from "../app/screen-boundary.tsx"
import { ShellScreen } from "../features/shell/shell.screen.tsx"
import { accountIdOf } from "./parameters.ts"

function NoAccount({ text }: { readonly text: string }) {
  const { session } = useConsole()
  const user = useSelector(session, selectUser)
  return (
    <ErrorView title={accountMessages.title} text={text}>
      <Link className="cc-link" to={user === null ? homePath : dashboardPath(user.businessEntityId)}>
        {accountMessages.ownAccount}
      </Link>
    </ErrorView>
  )
}

/** Everything of one account: its id must be a number and an account that the user may see. */
export function AccountRoute() {
  const { session } = useConsole()
  const { beId } = useParams()
  const ancestry = useSelector(session, selectAncestry)
  const businessEntityId = accountIdOf(beId)
  if (businessEntityId === null) return <NoAccount text={accountMessages.undefinedId} />
  if (!ancestry.has(businessEntityId)) return <NoAccount text={accountMessages.unknown(businessEntityId)} />
  return (
    <DialogBoundaries>
      <ShellScreen businessEntityId={businessEntityId}>
        <ScreenBoundary>
          <Outlet key={businessEntityId} />
        </ScreenBoundary>
      </ShellScreen>
    </DialogBoundaries>
  )
}
