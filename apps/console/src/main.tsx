import { selectIsSignedIn } from "@command-center/machines/session/session.selectors"
import { UiProvider } from "@command-center/ui/theme/provider"
import { createRoot } from "react-dom/client"
import { RouterProvider } from "react-router-dom"
import { ConsoleContext } from "./app/console.ts"
import { isInspected } from "./app/debug.ts"
import { historyUsr } from "./app/list-memory.ts"
import { followPlace, spendIntent } from "./app/place.ts"
import { startConsole } from "./app/start-console.ts"
import { SessionScreen } from "./features/session/session.screen.tsx"
import { Toasts } from "./notices/notices.view.tsx"
import { makeRouter } from "./routes/router.tsx"

type Router = ReturnType<typeof makeRouter>

let router: Router | null = null

/** The panel's code comes for those who ask for it, before any machine begins. */
const inspector = isInspected(location.search)
  ? (await import("./app/inspect/open-inspector.tsx")).openInspector(() => secretsOf())
  : undefined

const secretsOf = (): ReadonlyArray<string> => [console.session.getSnapshot().context.token ?? ""]

const console = startConsole(
  {
    navigate: (to, replace) => {
      if (router === null) history.replaceState(null, "", to)
      else void router.navigate(to, { replace })
    },
    settle: () => {
      // Someone on the way to another page is not to be held.
      if (router === null || router.state.navigation.state !== "idle") return
      const { pathname, search, hash } = location
      const to = `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}${hash}`
      void router.navigate(to, { replace: true, state: historyUsr(history.state) })
    }
  },
  inspector?.watch
)

/** The first time someone is signed in; from then on the router and the session follow each other. */
const pages = (): Router => {
  if (router !== null) return router
  const made = makeRouter(console)
  const follow = () => {
    const place: { readonly pathname: string; readonly search: string; readonly state: unknown } = made.state.location
    followPlace(console, place.pathname, place.search)
    spendIntent(place.state)
    if (made.state.navigation.state === "idle") console.lists.follow()
  }
  made.subscribe(follow)
  console.session.subscribe((snapshot) => {
    if (selectIsSignedIn(snapshot)) follow()
  })
  queueMicrotask(follow)
  router = made
  return made
}

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root element.")

createRoot(root).render(
  <UiProvider>
    <ConsoleContext value={console}>
      <SessionScreen pages={() => <RouterProvider router={pages()} />} />
      <Toasts />
    </ConsoleContext>
  </UiProvider>
)
