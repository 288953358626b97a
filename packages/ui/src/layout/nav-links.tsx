import { frameMessages } from "@command-center/domain/message/frame-messages"
import type { ReactNode } from "react"

export interface NavLink {
  readonly id: string
  readonly label: string
  readonly isCurrent: boolean
}

interface NavLinkProps {
  readonly className: string
  readonly "aria-current": "page" | undefined
  readonly children: ReactNode
}

export interface NavLinksProps<L extends NavLink> {
  readonly label?: string
  readonly links: ReadonlyArray<L>
  readonly renderLink: (link: L, props: NavLinkProps) => ReactNode
}

export function NavLinks<L extends NavLink>({ label = frameMessages.main, links, renderLink }: NavLinksProps<L>) {
  return (
    <nav aria-label={label}>
      <ul className="cc-nav">
        {links.map((link) => (
          <li key={link.id}>
            {renderLink(link, {
              className: "cc-nav-link",
              "aria-current": link.isCurrent ? "page" : undefined,
              children: link.label
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
