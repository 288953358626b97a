import { type Page, parsePage } from "@command-center/domain/navigation/page"
import type { Area } from "@command-center/domain/permission/area"
import type { ComponentType } from "react"
import type { ListPage } from "../list/list-page.ts"
import type { RecordProps } from "./screen.route.tsx"

type Load<Loaded> = () => Promise<Loaded>

const listFiles: Readonly<Record<string, Load<unknown>>> = import.meta.glob("../features/*/*.list.tsx")

const hasPage = (file: unknown): file is { readonly page: ListPage } =>
  typeof file === "object" && file !== null && "page" in file

/** The page of a list stands in the folder of its name. A page is loaded with its route: none carries what another shows. */
export const listPageOf = (area: Area) => async (): Promise<ListPage> => {
  const file = await listFiles[`../features/${area}/${area}.list.tsx`]?.()
  if (!hasPage(file)) throw new Error(`There is no page in features/${area}/${area}.list.tsx.`)
  return file.page
}

export const recordPages = {
  utg: async () => {
    const { UtgDetailScreen } = await import("../features/utg-detail/utg-detail.screen.tsx")
    return ({ id, ...props }) => <UtgDetailScreen componentId={id} {...props} />
  },
  profile: async () => {
    const { ProfileDetailScreen } = await import("../features/profile-detail/profile-detail.screen.tsx")
    return ({ id, ...props }) => <ProfileDetailScreen profileId={id} {...props} />
  },
  template: async () => {
    const { TemplateDetailScreen } = await import("../features/template-detail/template-detail.screen.tsx")
    return ({ id, ...props }) => <TemplateDetailScreen templateId={id} {...props} />
  }
} satisfies Readonly<Record<string, Load<ComponentType<RecordProps>>>>

export const dashboardPage = async () => (await import("../features/dashboard/dashboard.screen.tsx")).DashboardScreen

export const comparePage = async () => (await import("../features/compare/compare.screen.tsx")).CompareScreen

export const rolloutsPage = async () => (await import("../features/rollouts/rollout-list.screen.tsx")).RolloutListScreen

export const rolloutPage = async () => (await import("../features/rollouts/rollout-run.screen.tsx")).RolloutRunScreen

export const rolloutPlanPage = async () =>
  (await import("../features/rollouts/rollout-plan.screen.tsx")).RolloutPlanScreen

const loadOf = (page: Page): Load<unknown> => {
  switch (page.page) {
    case "list":
      return listPageOf(page.area)
    case "utg":
    case "profile":
    case "template":
      return recordPages[page.page]
    case "compare":
      return comparePage
    case "rollouts":
      return rolloutsPage
    case "rollout":
      return rolloutPage
    case "rolloutPlan":
      return rolloutPlanPage
    case "dashboard":
    case "home":
      return dashboardPage
  }
}

/** Begins to load the page of an address, what cannot be loaded is told of where it is shown. */
export const loadPageOf = (pathname: string): Page | null => {
  const page = parsePage(pathname)
  if (page !== null) loadOf(page)().catch(() => undefined)
  return page
}
