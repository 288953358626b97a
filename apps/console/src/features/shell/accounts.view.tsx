import { treeErrorText } from "@command-center/domain/account/account-tree"
import { visibleTreeRows } from "@command-center/domain/account/tree-rows"
import { accountMessages } from "@command-center/domain/message/account-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { withBusinessEntity } from "@command-center/domain/navigation/routes"
import type { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import {
  selectExpandAll,
  selectFilter,
  selectToggled
} from "@command-center/machines/account-panel/account-panel.selectors"
import { selectAccountTree } from "@command-center/machines/session/session.selectors"
import { AccountPanel } from "@command-center/ui/tree/account-panel"
import { AccountTree } from "@command-center/ui/tree/account-tree"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { useDeferredValue, useMemo } from "react"
import { useLocation } from "react-router"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { Link } from "../../app/page-link.tsx"

export interface AccountsViewProps {
  readonly actor: ActorRefFrom<typeof accountPanelMachine>
  readonly businessEntityId: number
}

/** The account tree (document 1 §2.4); it stands only where there is more than one account. */
export function AccountsView({ actor, businessEntityId }: AccountsViewProps) {
  const { session } = useConsole()
  const { pathname } = useLocation()
  const tree = useSelector(session, selectAccountTree(businessEntityId))
  const filter = useSelector(actor, selectFilter)
  const expandAll = useSelector(actor, selectExpandAll)
  const toggled = useSelector(actor, selectToggled)
  const rows = useMemo(
    () =>
      Result.isSuccess(tree)
        ? visibleTreeRows(tree.success, { currentId: businessEntityId, expandAll, filter, toggled })
        : [],
    [tree, businessEntityId, expandAll, filter, toggled]
  )
  // What the page was opened for is drawn before the accounts beside it.
  const isDrawn = useDeferredValue(true, false)
  if (Result.isFailure(tree)) throw new Error(treeErrorText(tree.failure))
  return (
    <AccountPanel
      filter={filter}
      onFilterChange={(value) => actor.send({ type: "filter.changed", value })}
      expandAll={expandAll}
      onExpandAllChange={() => actor.send({ type: "expandAll.toggled" })}
    >
      {rows.length === 0 && (
        <p className="cc-help" role="status">
          {accountMessages.noneMatches(filter)}
        </p>
      )}
      {isDrawn && tree.success.size > 1 && (
        <AccountTree
          label={frameMessages.accounts}
          rows={rows}
          onToggle={(id) => actor.send({ type: "node.toggled", id })}
          renderLink={(row, props) => <Link to={withBusinessEntity(pathname, row.id)} {...props} />}
        />
      )}
    </AccountPanel>
  )
}
