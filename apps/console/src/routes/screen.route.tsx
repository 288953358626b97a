import { type Intent, readIntent } from "@command-center/domain/navigation/intent"
import type { Area } from "@command-center/domain/permission/area"
import { canEdit } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import type { ComponentType } from "react"
import { useLocation, useParams } from "react-router"
import { useConsole } from "../app/console.ts"
import { useDebug } from "../app/use-debug.ts"
import { NotFoundRoute } from "./not-found.route.tsx"
import { accountIdOf, recordIdOf } from "./parameters.ts"

export interface ListProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
  /** Why the page was opened, where navigation says so. */
  readonly intent: Intent | null
}

export interface RecordProps extends ListProps {
  readonly id: number
  /** What follows the record in the address: a tab and what it shows. */
  readonly tab: string
  readonly isDebug: boolean
}

const useAccount = (area: Area): ListProps => {
  const { session } = useConsole()
  const place: { readonly state: unknown } = useLocation()
  const businessEntityId = accountIdOf(useParams()["beId"]) ?? 0
  const rights = useSelector(session, selectRights(businessEntityId))
  return { businessEntityId, canEdit: canEdit(rights, area), intent: readIntent(place.state) }
}

/** A page of an account: it starts anew when the account changes, so nothing of the one that was left remains. */
export function ListRoute({
  area,
  screen: Screen
}: {
  readonly area: Area
  readonly screen: ComponentType<ListProps>
}) {
  const account = useAccount(area)
  return <Screen key={account.businessEntityId} {...account} />
}

/** A page of one UTG, profile or template. */
export function RecordRoute({
  area,
  screen: Screen
}: {
  readonly area: Area
  readonly screen: ComponentType<RecordProps>
}) {
  const account = useAccount(area)
  const isDebug = useDebug()
  const { id: text, "*": rest = "" } = useParams()
  const id = recordIdOf(text)
  if (id === null) return <NotFoundRoute />
  return <Screen key={`${account.businessEntityId}/${id}`} {...account} id={id} tab={rest} isDebug={isDebug} />
}
