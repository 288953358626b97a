import type { LeftOut } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { scrollStop } from "@command-center/ui/layout/scroll-stop"
import { useId } from "react"

export interface LeftOutProps {
  /** How many were chosen. */
  readonly all: number
  readonly leftOut: ReadonlyArray<LeftOut>
}

/** Before anything is sent: how many of those chosen are left out, who they are, and why. */
export function LeftOutNote({ all, leftOut }: LeftOutProps) {
  const heading = useId()
  if (leftOut.length === 0) return null
  return (
    <div className="cc-outcomes">
      <p id={heading} className="cc-consequence">
        {operationMessages.leftOut(leftOut.length, all)}
      </p>
      <ul ref={scrollStop} className="cc-outcome-list" aria-labelledby={heading}>
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

/** The same in a sentence beside the button that sends; their reasons stand in what is scrolled above it. */
export function LeftOutSentence({ all, leftOut }: LeftOutProps) {
  if (leftOut.length === 0) return null
  const names = leftOut.map(({ name }) => name)
  return <p className="cc-consequence">{operationMessages.leftOutNamed(names, all)}</p>
}
