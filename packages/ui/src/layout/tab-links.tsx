import { useLayoutEffect, useRef } from "react"
import { type NavLink, NavLinks, type NavLinksProps } from "./nav-links.tsx"

export type TabLinksProps<L extends NavLink> = NavLinksProps<L> & { readonly label: string }

/** Moves the tabs alone: the page stays where it is. */
const bringIntoView = (tabs: HTMLElement) => {
  const box = tabs.getBoundingClientRect()
  const shown = tabs.querySelector("[aria-current]")?.getBoundingClientRect()
  if (shown === undefined) return
  if (shown.right > box.right) tabs.scrollLeft += shown.right - box.right
  if (shown.left < box.left) tabs.scrollLeft += shown.left - box.left
}

/** The pages of one record: links, since each has an address of its own. The one that is shown is never cut. */
export function TabLinks<L extends NavLink>(props: TabLinksProps<L>) {
  const tabs = useRef<HTMLDivElement>(null)
  const current = props.links.find(({ isCurrent }) => isCurrent)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is a reason to move them
  useLayoutEffect(() => {
    if (tabs.current !== null) bringIntoView(tabs.current)
  }, [current])
  return (
    <div ref={tabs} className="cc-tabs">
      <NavLinks {...props} />
    </div>
  )
}
