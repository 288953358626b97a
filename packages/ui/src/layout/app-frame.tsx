import { frameMessages } from "@command-center/domain/message/frame-messages"
import { Menu as MenuIcon } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { returnFocus } from "../dialog/use-return-focus.tsx"
import { loadedLater } from "../feedback/loaded-later.tsx"
import { ShownAccountContext } from "./shown-account.tsx"
import { SidebarPanel } from "./sidebar-panel.tsx"
import { SidebarSeparator } from "./sidebar-separator.tsx"
import { useIsNarrow } from "./use-media-query.tsx"

const loadDrawer = () => import("../dialog/drawer.tsx").then((module) => module.Drawer)

/** Only a narrow screen needs it, from when it is first opened; its file comes after what the page shows. */
const Drawer = loadedLater(loadDrawer)

export interface AppFrameProps {
  readonly brand: ReactNode
  readonly navigation: ReactNode
  readonly userMenu: ReactNode
  /** The accounts; null when there is nothing to choose from. */
  readonly sidebar: ReactNode | null
  readonly sidebarTitle: string
  /** The name of the account that is shown; null while nobody knows. */
  readonly account: string | null
  readonly isSidebarShown: boolean
  readonly onSidebarShownChange: (isShown: boolean) => void
  readonly sidebarWidth: number
  readonly onSidebarWidthChange: (width: number) => void
  /** Changes with the address: an open overlay closes when it does. */
  readonly place: string
  /** Around what is loaded when it is first needed. */
  readonly later: (part: ReactNode) => ReactNode
  /** Loads what is needed next, once the page has nothing else to do. */
  readonly onQuiet: (load: () => Promise<unknown>) => void
  readonly banners?: ReactNode
  readonly children: ReactNode
}

/** A link that goes with its page takes the focus along: the next page's main part has it then, and keys go on there. */
const useFocusOfNextPage = (place: string): void => {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return undefined
    shown.current = place
    const frame = requestAnimationFrame(() => returnFocus(null))
    return () => cancelAnimationFrame(frame)
  }, [place])
}

/** The page's frame: bar above, accounts beside, main area. Under 992 px, where the bar would cut its links, both move into a drawer. */
export function AppFrame(props: AppFrameProps) {
  const isNarrow = useIsNarrow()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [hasDrawer, setHasDrawer] = useState(false)
  const main = useRef<HTMLElement>(null)
  const aside = useRef<HTMLElement>(null)
  /** The panel opens for whoever is to choose an account in it. */
  const isAwaited = useRef(false)
  const close = () => setOpenAt(null)
  const { onQuiet } = props
  useEffect(() => {
    if (isNarrow) onQuiet(loadDrawer)
  }, [isNarrow, onQuiet])
  const openDrawer = () => {
    setHasDrawer(true)
    setOpenAt(props.place)
  }
  const focusAccounts = () => aside.current?.querySelector<HTMLElement>("input")?.focus()
  const openAccounts = () => {
    if (isNarrow) return openDrawer()
    if (props.isSidebarShown) return focusAccounts()
    isAwaited.current = true
    props.onSidebarShownChange(true)
  }
  useEffect(() => {
    if (props.isSidebarShown && isAwaited.current) focusAccounts()
    isAwaited.current = false
  }, [props.isSidebarShown])
  useFocusOfNextPage(props.place)
  const account =
    props.account === null || props.sidebar === null ? null : { name: props.account, onOpen: openAccounts }
  return (
    <div className="cc-frame">
      <a
        className="cc-skip"
        href="#cc-main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {frameMessages.skip}
      </a>
      <header className="cc-bar">
        {isNarrow && (
          <button
            type="button"
            className="cc-bar-button"
            aria-label={frameMessages.menu}
            aria-expanded={openAt === props.place}
            onClick={openDrawer}
          >
            <MenuIcon size={20} aria-hidden />
          </button>
        )}
        <div className="cc-brand">{props.brand}</div>
        {!isNarrow && <div className="cc-bar-links">{props.navigation}</div>}
        <div className="cc-bar-end">{props.userMenu}</div>
      </header>
      <div className="cc-body">
        {!isNarrow && props.sidebar !== null && (
          <aside ref={aside} className="cc-aside" aria-label={props.sidebarTitle}>
            <SidebarPanel
              title={props.sidebarTitle}
              width={props.sidebarWidth}
              isShown={props.isSidebarShown}
              onShownChange={props.onSidebarShownChange}
            >
              {props.sidebar}
            </SidebarPanel>
            {props.isSidebarShown && (
              <SidebarSeparator width={props.sidebarWidth} onWidthChange={props.onSidebarWidthChange} />
            )}
          </aside>
        )}
        <main className="cc-main" id="cc-main" tabIndex={-1} ref={main}>
          {props.banners}
          <ShownAccountContext value={account}>{props.children}</ShownAccountContext>
        </main>
      </div>
      {isNarrow &&
        hasDrawer &&
        props.later(
          <Drawer
            isOpen={openAt === props.place}
            title={frameMessages.menu}
            placement="start"
            size="sm"
            onClose={close}
          >
            <div className="cc-drawer-links">{props.navigation}</div>
            {props.sidebar !== null && (
              <section className="cc-drawer-panel" aria-label={props.sidebarTitle}>
                <h2 className="cc-panel-title">{props.sidebarTitle}</h2>
                {props.sidebar}
              </section>
            )}
          </Drawer>
        )}
    </div>
  )
}
