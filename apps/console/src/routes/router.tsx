import { shellMessages } from "@command-center/domain/message/shell-messages"
import { dashboardPath } from "@command-center/domain/navigation/routes"
import { type Area, areas } from "@command-center/domain/permission/area"
import { PageLoading } from "@command-center/ui/feedback/skeletons"
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router"
import type { Console } from "../app/console.ts"
import { AccountRoute } from "./account.route.tsx"
import { guarded, guardedComparison, guardedRollouts } from "./area.ts"
import { BrokenPage, MissingPage } from "./broken-page.tsx"
import { goHome } from "./home.ts"
import { NotFoundRoute } from "./not-found.route.tsx"
import {
  comparePage,
  dashboardPage,
  listPageOf,
  recordPages,
  rolloutPage,
  rolloutPlanPage,
  rolloutsPage
} from "./pages.tsx"
import { accountIdOf } from "./parameters.ts"
import { ListRoute, RecordRoute } from "./screen.route.tsx"

const list = (console: Console, area: Area): RouteObject => ({
  path: area,
  loader: guarded(console, area),
  lazy: async () => {
    const { Screen } = await listPageOf(area)()
    return { Component: () => <ListRoute area={area} screen={Screen} /> }
  }
})

const record = (console: Console, path: string, area: Area, page: keyof typeof recordPages): RouteObject => ({
  path,
  loader: guarded(console, area),
  lazy: async () => {
    const screen = await recordPages[page]()
    return { Component: () => <RecordRoute area={area} screen={screen} /> }
  }
})

/** What few deployments have comes with their first page. */
const rolloutRoutes = () => import("./rollout.route.tsx")

const goToDashboard = ({ params }: LoaderFunctionArgs): Response | null => {
  const businessEntityId = accountIdOf(params["beId"])
  return businessEntityId === null ? null : redirect(dashboardPath(businessEntityId))
}

const Waiting = () => <PageLoading text={shellMessages.loading} />

const pagesOf = (console: Console): Array<RouteObject> => [
  { index: true, loader: goToDashboard, Component: NotFoundRoute },
  {
    path: "dashboard",
    lazy: async () => {
      const screen = await dashboardPage()
      return { Component: () => <ListRoute area="utgs" screen={screen} /> }
    }
  },
  ...areas.map((area) => list(console, area)),
  {
    path: "rollouts",
    loader: guardedRollouts(console),
    lazy: async () => {
      const [screen, { RolloutsRoute }] = await Promise.all([rolloutsPage(), rolloutRoutes()])
      return { Component: () => <RolloutsRoute screen={screen} /> }
    }
  },
  {
    path: "rollouts/new",
    loader: guardedRollouts(console),
    lazy: async () => {
      const [screen, { RolloutsRoute }] = await Promise.all([rolloutPlanPage(), rolloutRoutes()])
      return { Component: () => <RolloutsRoute screen={screen} /> }
    }
  },
  {
    path: "rollouts/:rolloutId",
    loader: guardedRollouts(console),
    lazy: async () => {
      const [screen, { RolloutRoute }] = await Promise.all([rolloutPage(), rolloutRoutes()])
      return { Component: () => <RolloutRoute screen={screen} /> }
    }
  },
  record(console, "utgs/:id/*", "utgs", "utg"),
  record(console, "profiles/:id/*", "profiles", "profile"),
  record(console, "templates/:id", "templates", "template"),
  {
    path: "compare",
    loader: guardedComparison(console),
    lazy: async () => {
      const screen = await comparePage()
      return { Component: () => <ListRoute area="utgs" screen={screen} /> }
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
