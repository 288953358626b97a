import "./app/clean-address.ts"
import { type Language, languageNames } from "@command-center/domain/language/language"
import { languageMessages } from "@command-center/domain/language/language-messages"
import { selectIsSignedIn } from "@command-center/machines/session/session.selectors"
import { UiProvider } from "@command-center/ui/theme/provider"
import { createRoot, type Root } from "react-dom/client"
import { RouterProvider } from "react-router/dom"
import { type Console, ConsoleContext } from "./app/console.ts"
import { isInspected } from "./app/debug.ts"
import { followAddress, forgetIntent } from "./app/follow-address.ts"
import type { Inspector } from "./app/inspect/inspector.ts"
import { loadDialogsOnceUsed } from "./app/later-dialog.tsx"
import { historyUsr } from "./app/list-memory.ts"
import type { EarlySignIn } from "./app/sign-in-early.ts"
import { startConsole } from "./app/start-console.ts"
import { SessionScreen } from "./features/session/session.screen.tsx"
import { Toasts } from "./notices/notices.view.tsx"
import { listPageOf, loadPageOf } from "./routes/pages.tsx"
import { makeRouter } from "./routes/router.tsx"

type Router = ReturnType<typeof makeRouter>

let router: Router | null = null

/** The first time someone is signed in; from then on the router and the session follow each other. */
const pagesOf = (console: Console): Router => {
  if (router !== null) return router
  const made = makeRouter(console)
  const follow = () => {
    const place: { readonly pathname: string; readonly search: string; readonly state: unknown } = made.state.location
    followAddress(console, place.pathname, place.search)
    forgetIntent(place.state)
    if (made.state.navigation.state === "idle") console.lists.follow()
    if (place.pathname !== openedPath) console.dropEarlyRows()
  }
  made.subscribe(follow)
  console.session.subscribe((snapshot) => {
    if (selectIsSignedIn(snapshot)) follow()
  })
  queueMicrotask(follow)
  router = made
  return made
}

const pathOf = (pathname: string): string => `/${pathname.slice(import.meta.env.BASE_URL.length)}`
const openedPath = pathOf(location.pathname)
const openedPage = loadPageOf(openedPath)
const openedList =
  openedPage?.page === "list"
    ? { page: listPageOf(openedPage.area)(), businessEntityId: openedPage.businessEntityId }
    : null

const missingNotice = (language: Language) =>
  ({
    type: "alert",
    header: languageMessages.missingTitle,
    message: languageMessages.missing(languageNames[language])
  }) as const

/** What was there before the console. */
interface Beginning {
  readonly early: EarlySignIn
  /** A language that was asked for and could not be loaded, which is said. */
  readonly missing: Language | null
}

const begin = (page: Root, { early, missing }: Beginning, watch?: Inspector["watch"]): Console => {
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
        const to = `${pathOf(pathname)}${search}${hash}`
        void router.navigate(to, { replace: true, state: historyUsr(history.state) })
      }
    },
    openedList,
    early,
    watch
  )
  if (missing !== null) console.notices.send(missingNotice(missing))
  page.render(
    <UiProvider>
      <ConsoleContext value={console}>
        {/* Not in transitions: links of the account that was left must not be there to be clicked. */}
        <SessionScreen pages={() => <RouterProvider router={pagesOf(console)} useTransitions={false} />} />
        <Toasts />
      </ConsoleContext>
    </UiProvider>
  )
  return console
}

/** Machines begin once the panel that looks on is there, and without it where it cannot be had. */
const beginInspected = async (page: Root, beginning: Beginning) => {
  const { openInspector } = await import("./app/inspect/open-inspector.tsx")
  const secrets = () => [watched.session.getSnapshot().context.token ?? ""]
  const watched = begin(page, beginning, openInspector(secrets).watch)
}

/** Starts the console. */
export const start = (beginning: Beginning): void => {
  const root = document.getElementById("root")
  if (root === null) throw new Error("The page has no root element.")
  const page = createRoot(root)
  loadDialogsOnceUsed(window)
  if (isInspected(location.search)) beginInspected(page, beginning).catch(() => begin(page, beginning))
  else begin(page, beginning)
}
