import type { LeftOut } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"

export interface LeftOutProps {
  /** How many were chosen. */
  readonly all: number
  readonly leftOut: ReadonlyArray<LeftOut>
}

/** Before anything is sent: how many of those chosen will be changed, and why the others will not. */
export function LeftOutNote({ all, leftOut }: LeftOutProps) {
  if (leftOut.length === 0) return null
  return (
    <div className="cc-outcomes">
      <p className="cc-consequence">{operationMessages.willChange(all - leftOut.length, all)}</p>
      <ul className="cc-outcome-list" aria-label={operationMessages.leftOutTitle}>
        {leftOut.map(({ name, reason }, at) => (
          <li key={`${at} ${name}`}>
            <span className="cc-outcome-name">{name}</span>
            <span className="cc-outcome-detail">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
