import { listPath } from "@command-center/domain/navigation/routes"
import type { Area } from "@command-center/domain/permission/area"
import { canView } from "@command-center/domain/permission/rights"
import type { ListId } from "@command-center/domain/rows/list-id"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import { Link } from "../app/page-link.tsx"

/** Lists whose first row comes of what is done in another, which their first step names. */
const takenIn: Partial<Readonly<Record<ListId, Area>>> = { utgs: "installations", tasks: "utgs" }

export interface FirstStepLinkProps {
  readonly list: ListId
  readonly businessEntityId: number
}

/** To the list where the first step is taken, for who may see it. */
export function FirstStepLink({ list, businessEntityId }: FirstStepLinkProps) {
  const { session } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const area = takenIn[list]
  if (area === undefined || !canView(rights, area)) return null
  return (
    <Link className="cc-link" to={listPath(businessEntityId, area)}>
      {listWords[area].title}
    </Link>
  )
}
