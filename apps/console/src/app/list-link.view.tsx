import { listPath } from "@command-center/domain/navigation/routes"
import type { Area } from "@command-center/domain/permission/area"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useConsole } from "./console.ts"
import { Link } from "./page-link.tsx"

/**
 * The link from a record to its list: the one that somebody came from, in its account and as it was; the list of the
 * record's own account where they came from elsewhere.
 */
export function ListLink({ area, businessEntityId, title }: ListLinkProps) {
  const { lists, session } = useConsole()
  const ancestry = useSelector(session, selectAncestry)
  const shown = lists.lastShown(area)
  const isAbove =
    shown !== null && [businessEntityId, ...ancestry.ancestorsOf(businessEntityId)].includes(shown.businessEntityId)
  const query = isAbove && shown.query !== "" ? `?${shown.query}` : ""
  const to = `${listPath(isAbove ? shown.businessEntityId : businessEntityId, area)}${query}`
  return <Link to={to}>{title}</Link>
}

export interface ListLinkProps {
  readonly area: Area
  /** The account of the record. */
  readonly businessEntityId: number
  readonly title: string
}
