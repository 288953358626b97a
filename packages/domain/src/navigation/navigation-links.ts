import { frameMessages } from "../message/frame-messages.ts"
import { areas } from "../permission/area.ts"
import { canView, type Rights } from "../permission/rights.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { dashboardPath, listPath, rolloutsPath } from "./routes.ts"

export interface NavigationLink {
  readonly id: string
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
}

/**
 * The links of the navigation bar (document 1 §2.3): Dashboard always, the others where the user may view the area;
 * Rollouts where there is their service, for whoever may view what they change.
 */
export const navigationLinks = (
  businessEntityId: number,
  rights: Rights,
  pathname: string,
  hasRollouts: boolean
): ReadonlyArray<NavigationLink> => {
  const link = (id: string, label: string, to: string): NavigationLink => ({
    id,
    label,
    to,
    isCurrent: pathname === to || pathname.startsWith(`${to}/`)
  })
  return [
    link("dashboard", frameMessages.dashboard, dashboardPath(businessEntityId)),
    ...areas
      .filter((area) => canView(rights, area))
      .map((area) => link(area, listWords[area].link, listPath(businessEntityId, area))),
    ...(hasRollouts && (canView(rights, "utgs") || canView(rights, "devices"))
      ? [link("rollouts", frameMessages.rollouts, rolloutsPath(businessEntityId))]
      : [])
  ]
}
