import { browserStore } from "@command-center/domain/storage/browser-store"
import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { type ReactNode, useEffect, useLayoutEffect } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { ShellContext } from "../../app/shell.ts"
import { watchConnection } from "../../browser/connection.ts"
import { keepRowsOf } from "../../rows/rows-client.ts"
import { ShellView } from "./shell.view.tsx"

const machine = shellMachine.provide({ actors: { watchConnection } })

/** The frame around every page of an account. */
export function ShellScreen({
  businessEntityId,
  children
}: {
  readonly businessEntityId: number
  readonly children: ReactNode
}) {
  const { stored } = useConsole()
  const shell = useConsoleActor(machine)
  const panel = useConsoleActor(accountPanelMachine, {
    input: {
      isShown: browserStore.showtree.read(stored.read(browserStore.showtree.key)),
      width: browserStore.sidebarwidth.read(stored.read(browserStore.sidebarwidth.key))
    }
  })
  // What was opened by hand stood beside another account (document 1 §2.4).
  useLayoutEffect(() => panel.send({ type: "account.changed" }), [panel, businessEntityId])
  // Of an account that was left, and of whoever signed out, no rows are kept.
  useEffect(() => {
    void keepRowsOf(businessEntityId)
    return () => void keepRowsOf(null)
  }, [businessEntityId])
  return (
    <ShellContext value={shell}>
      <ShellView shell={shell} panel={panel} businessEntityId={businessEntityId}>
        {children}
      </ShellView>
    </ShellContext>
  )
}
