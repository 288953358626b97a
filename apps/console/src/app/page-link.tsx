import type { ComponentPropsWithRef } from "react"
import { useHref, useLinkClickHandler } from "react-router"

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "target"> {
  readonly to: string
  /** What the page that is gone to is told. */
  readonly state?: unknown
}

/** Leads to a page of the console. The router's own also knows how to fetch pages ahead, which none here is asked to. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
