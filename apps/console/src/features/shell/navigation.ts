import { dashboardPath, listPath } from "@command-center/domain/navigation/routes"
import type { Area } from "@command-center/domain/permission/area"
import { canView, type Rights } from "@command-center/domain/permission/rights"

export interface NavigationLink {
  readonly id: string
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
}

/** Labels and order of document 1 §2.3. */
const areas: ReadonlyArray<readonly [area: Area, label: string]> = [
  ["utgs", "UTGs"],
  ["templates", "Config Templates"],
  ["tasks", "Tasks"],
  ["devices", "Devices"],
  ["forms", "Forms"],
  ["profiles", "Profiles"],
  ["installations", "Installations"],
  ["users", "Users"]
]

/** The links of the navigation bar: Dashboard always, the others where the user may view the area. */
export const navigationLinks = (
  businessEntityId: number,
  rights: Rights,
  pathname: string
): ReadonlyArray<NavigationLink> => {
  const link = (id: string, label: string, to: string): NavigationLink => ({
    id,
    label,
    to,
    isCurrent: pathname === to || pathname.startsWith(`${to}/`)
  })
  return [
    link("dashboard", "Dashboard", dashboardPath(businessEntityId)),
    ...areas
      .filter(([area]) => canView(rights, area))
      .map(([area, label]) => link(area, label, listPath(businessEntityId, area)))
  ]
}
