import { controlMessages } from "@command-center/domain/message/control-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import {
  selectAwaited,
  selectIsBusy,
  selectIsExpired,
  selectIsSignedIn,
  selectIsSignedOut
} from "@command-center/machines/session/session.selectors"
import { ErrorView } from "@command-center/ui/feedback/error-view"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { PageLoading } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode } from "react"
import { useConsole } from "../../app/console.ts"
import { LaterPart } from "../../app/later-part.tsx"
import { SessionErrorView } from "./error.view.tsx"

/** The dialog's own libraries come with the first one that is opened. */
const ExpiredView = loadedLater(async () => (await import("./expired.view.tsx")).ExpiredView)

/** Signing in comes before any page (document 1 §2.1); the pages are there for as long as someone is signed in. */
export function SessionScreen({ pages }: { readonly pages: () => ReactNode }) {
  const { session, rememberPage } = useConsole()
  const awaited = useSelector(session, selectAwaited)
  const isBusy = useSelector(session, selectIsBusy)
  const isSignedIn = useSelector(session, selectIsSignedIn)
  const isExpired = useSelector(session, selectIsExpired)
  const isSignedOut = useSelector(session, selectIsSignedOut)
  if (isSignedIn) {
    return (
      <>
        {pages()}
        {isExpired && (
          <LaterPart isOver remedy={shellMessages.expiredText}>
            <ExpiredView actor={session} onLeaving={rememberPage} />
          </LaterPart>
        )}
      </>
    )
  }
  if (isBusy) {
    const wait = awaited === null ? null : { text: awaited, onCancel: () => session.send({ type: "cancel" }) }
    return (
      <div className="cc-frame">
        <div className="cc-bar">
          <div className="cc-brand">{shellMessages.product}</div>
        </div>
        <PageLoading text={shellMessages.signingIn} wait={wait} />
      </div>
    )
  }
  if (isSignedOut) {
    return (
      <ErrorView title={shellMessages.signedOutTitle} text={shellMessages.signedOutText}>
        <Button variant="solid" colorPalette="accent" onClick={() => session.send({ type: "signIn" })}>
          {controlMessages.signIn}
        </Button>
      </ErrorView>
    )
  }
  return <SessionErrorView actor={session} />
}
