import { frameMessages } from "@command-center/domain/message/frame-messages"
import { dashboardPath, listPath, rolloutsPath } from "@command-center/domain/navigation/routes"
import { areas } from "@command-center/domain/permission/area"
import { canView, type Rights } from "@command-center/domain/permission/rights"
import { listWords } from "@command-center/domain/rows/list-label-messages"

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
