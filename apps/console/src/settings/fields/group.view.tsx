import type { ReactNode } from "react"
import { useControlContext } from "./control-context.ts"

export interface GroupProps {
  readonly id: string
  readonly help: string | undefined
  readonly children: ReactNode
}

/** Settings under the name of the setting that they make up; an entry of a list has its place instead of a heading. */
export function Group({ id, help = "", children }: GroupProps) {
  const { path, label } = useControlContext()
  const isInList = typeof path.at(-1) === "number"
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={label}
      className="cc-setting-section"
      data-in-list={isInList || undefined}
    >
      {!isInList && <h4 className="cc-setting-title">{label}</h4>}
      {help !== "" && <p className="cc-help">{help}</p>}
      {children}
    </section>
  )
}
