import { type NavLink, NavLinks, type NavLinksProps } from "./nav-links.tsx"

export type TabLinksProps<L extends NavLink> = NavLinksProps<L> & { readonly label: string }

/** The pages of one record: links, since each has an address of its own. */
export function TabLinks<L extends NavLink>(props: TabLinksProps<L>) {
  return (
    <div className="cc-tabs">
      <NavLinks {...props} />
    </div>
  )
}
