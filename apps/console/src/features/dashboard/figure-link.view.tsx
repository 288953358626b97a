import type { Figure } from "@command-center/domain/fleet/figure"
import { figurePath } from "@command-center/domain/fleet/figure-path"
import { countText } from "@command-center/domain/message/count-text"
import type { ReactNode } from "react"
import { RowLink } from "../../list/row-link.view.tsx"

export interface FigureLinkProps {
  readonly businessEntityId: number
  readonly figure: Figure
  /** What it is a number of, for who hears the link by itself. */
  readonly of: string
  readonly children?: ReactNode
}

/** A number that leads to the rows it counts, where an address can ask for exactly them. */
export function FigureLink({ businessEntityId, figure, of, children }: FigureLinkProps) {
  const to = figurePath(businessEntityId, figure)
  const shown = children ?? countText(figure.count)
  if (to === null) return <>{shown}</>
  return (
    <RowLink to={to} tabIndex={0}>
      {shown}
      <span className="cc-unseen"> {of}</span>
    </RowLink>
  )
}
