import { selectAccountName, selectAncestry } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useConsole } from "../app/console.ts"

/** A fact under its name; a bone until it is known. */
export function Fact({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  return (
    <li>
      <span>{label}</span> <div>{children ?? <span className="cc-bone" aria-hidden />}</div>
    </li>
  )
}

export interface RecordFactsProps {
  /** What they are, to a screen reader. */
  readonly label: string
  readonly isBusy: boolean
  /** Where the record belongs; all accounts above are named. */
  readonly businessEntityId: number
  readonly children?: ReactNode
}

/** Below the heading of a record: where it belongs, and what is to be known of it on every page of it. */
export function RecordFacts({ label, isBusy, businessEntityId, children }: RecordFactsProps) {
  const { session } = useConsole()
  const ancestry = useSelector(session, selectAncestry)
  const own = useSelector(session, selectAccountName(businessEntityId))
  const above = ancestry.ancestorsOf(businessEntityId).flatMap((id) => ancestry.nameOf(id) ?? [])
  const separator = " / "
  return (
    <ul className="cc-facts" aria-label={label} aria-busy={isBusy}>
      <li className="cc-path cc-end-kept">
        <span>{above.toReversed().join(separator)}</span>
        <span>
          {above.length > 0 && separator}
          {own}
        </span>
      </li>
      {children}
    </ul>
  )
}
