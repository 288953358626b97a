import { shellMessages } from "@command-center/domain/message/shell-messages"
import { dashboardPath } from "@command-center/domain/navigation/routes"
import type { Area } from "@command-center/domain/permission/area"
import { PageLoading } from "@command-center/ui/feedback/skeletons"
import type { ComponentType } from "react"
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom"
import type { Console } from "../app/console.ts"
import { DashboardScreen } from "../features/dashboard/dashboard.screen.tsx"
import { AccountRoute } from "./account.route.tsx"
import { guarded, guardedByEither } from "./area.ts"
import { BrokenPage, MissingPage } from "./broken-page.tsx"
import { goHome } from "./home.ts"
import { NotFoundRoute } from "./not-found.route.tsx"
import { accountIdOf } from "./parameters.ts"
import { type ListProps, ListRoute, type RecordProps, RecordRoute } from "./screen.route.tsx"

type Load<Props> = () => Promise<ComponentType<Props>>

/** A list or a record is loaded with its route: the dashboard does not carry what it does not show. */
const list = (console: Console, path: string, area: Area, load: Load<ListProps>): RouteObject => ({
  path,
  loader: guarded(console, area),
  lazy: async () => {
    const screen = await load()
    return { Component: () => <ListRoute area={area} screen={screen} /> }
  }
})

const record = (console: Console, path: string, area: Area, load: Load<RecordProps>): RouteObject => ({
  path,
  loader: guarded(console, area),
  lazy: async () => {
    const screen = await load()
    return { Component: () => <RecordRoute area={area} screen={screen} /> }
  }
})

const goToDashboard = ({ params }: LoaderFunctionArgs): Response | null => {
  const businessEntityId = accountIdOf(params["beId"])
  return businessEntityId === null ? null : redirect(dashboardPath(businessEntityId))
}

const Waiting = () => <PageLoading text={shellMessages.loading} />

const pagesOf = (console: Console): Array<RouteObject> => [
  { index: true, loader: goToDashboard, Component: NotFoundRoute },
  { path: "dashboard", Component: () => <ListRoute area="utgs" screen={DashboardScreen} /> },
  list(console, "utgs", "utgs", async () => (await import("../features/utgs/utgs.screen.tsx")).UtgsScreen),
  record(console, "utgs/:id/*", "utgs", async () => {
    const { UtgDetailScreen } = await import("../features/utg-detail/utg-detail.screen.tsx")
    return ({ id, ...props }) => <UtgDetailScreen componentId={id} {...props} />
  }),
  list(console, "tasks", "tasks", async () => (await import("../features/tasks/tasks.screen.tsx")).TasksScreen),
  list(
    console,
    "devices",
    "devices",
    async () => (await import("../features/devices/devices.screen.tsx")).DevicesScreen
  ),
  list(console, "forms", "forms", async () => (await import("../features/forms/forms.screen.tsx")).FormsScreen),
  list(console, "users", "users", async () => (await import("../features/users/users.screen.tsx")).UsersScreen),
  list(
    console,
    "installations",
    "installations",
    async () => (await import("../features/installations/installations.screen.tsx")).InstallationsScreen
  ),
  list(
    console,
    "profiles",
    "profiles",
    async () => (await import("../features/profiles/profiles.screen.tsx")).ProfilesScreen
  ),
  record(console, "profiles/:id/*", "profiles", async () => {
    const { ProfileDetailScreen } = await import("../features/profile-detail/profile-detail.screen.tsx")
    return ({ id, ...props }) => <ProfileDetailScreen profileId={id} {...props} />
  }),
  list(
    console,
    "templates",
    "templates",
    async () => (await import("../features/templates/templates.screen.tsx")).TemplatesScreen
  ),
  record(console, "templates/:id", "templates", async () => {
    const { TemplateDetailScreen } = await import("../features/template-detail/template-detail.screen.tsx")
    return ({ id, ...props }) => <TemplateDetailScreen templateId={id} {...props} />
  }),
  {
    path: "compare",
    loader: guardedByEither(console, "profiles", "utgs"),
    lazy: async () => {
      const { CompareScreen } = await import("../features/compare/compare.screen.tsx")
      return { Component: () => <ListRoute area="utgs" screen={CompareScreen} /> }
    }
  },
  { path: "*", Component: NotFoundRoute }
]

/** The route table of document 1 §2.1. It is made when someone is signed in, so that its guards know the rights. */
export const makeRouter = (console: Console) =>
  createBrowserRouter(
    [
      { path: "/", loader: goHome(console), Component: NotFoundRoute, HydrateFallback: Waiting },
      {
        path: "/be/:beId",
        Component: AccountRoute,
        ErrorBoundary: BrokenPage,
        HydrateFallback: Waiting,
        children: [{ ErrorBoundary: MissingPage, children: pagesOf(console) }]
      },
      { path: "*", Component: NotFoundRoute }
    ],
    { basename: import.meta.env.BASE_URL }
  )
