import { type Page, parsePage } from "@command-center/domain/navigation/page"
import type { Area } from "@command-center/domain/permission/area"
import type { ComponentType } from "react"
import { accountTree } from "../features/shell/account-tree.ts"
import type { ListPage } from "../list/list-page.ts"
import type { RecordProps } from "./screen.route.tsx"

type Load<Loaded> = () => Promise<Loaded>

/** A page is loaded with its route: none carries what another shows. */
export const listPages: Readonly<Record<Area, Load<ListPage>>> = {
  utgs: async () => (await import("../features/utgs/utgs.screen.tsx")).utgsPage,
  tasks: async () => (await import("../features/tasks/tasks.screen.tsx")).tasksPage,
  devices: async () => (await import("../features/devices/devices.screen.tsx")).devicesPage,
  forms: async () => (await import("../features/forms/forms.screen.tsx")).formsPage,
  users: async () => (await import("../features/users/users.screen.tsx")).usersPage,
  installations: async () => (await import("../features/installations/installations.screen.tsx")).installationsPage,
  profiles: async () => (await import("../features/profiles/profiles.screen.tsx")).profilesPage,
  templates: async () => (await import("../features/templates/templates.screen.tsx")).templatesPage
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
      return listPages[page.area]
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

/** Begins to load the page of an address, with the accounts beside it; what cannot be loaded is told of where it is shown. */
export const loadPageOf = (pathname: string): Page | null => {
  const page = parsePage(pathname)
  if (page !== null) Promise.all([loadOf(page)(), accountTree()]).catch(() => undefined)
  return page
}
