import { accountMessages } from "@command-center/domain/message/account-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { dashboardPath } from "@command-center/domain/navigation/routes"
import { selectMayOpen, selectUser } from "@command-center/machines/session/session.selectors"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { Outlet, useParams } from "react-router"
import { useConsole } from "../app/console.ts"
import { Link } from "../app/page-link.tsx"
import { DialogBoundaries, ScreenBoundary } from "../app/screen-boundary.tsx"
import { ShellScreen } from "../features/shell/shell.screen.tsx"
import { accountIdOf } from "./parameters.ts"

/** Without a frame, whose user menu has the way out otherwise; no link leads back to where nothing is shown. */
function NoAccount({ text }: { readonly text: string }) {
  const { session } = useConsole()
  const own = accountIdOf(String(useSelector(session, selectUser)?.businessEntityId))
  return (
    <ErrorView title={accountMessages.title} text={text}>
      {own !== null && (
        <Link className="cc-link" to={dashboardPath(own)}>
          {accountMessages.ownAccount}
        </Link>
      )}
      <Button onClick={() => session.send({ type: "signOut" })}>{frameMessages.signOut}</Button>
    </ErrorView>
  )
}

/** Everything of one account: its id must be a number and an account that the user may open. */
export function AccountRoute() {
  const { session } = useConsole()
  const { beId } = useParams()
  const businessEntityId = accountIdOf(beId)
  const isOpen = useSelector(session, selectMayOpen(businessEntityId ?? 0))
  if (businessEntityId === null) return <NoAccount text={accountMessages.undefinedId} />
  if (!isOpen) return <NoAccount text={accountMessages.unknown(businessEntityId)} />
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
