import { type ReactNode, useId } from "react"

export interface CardProps {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className="cc-card" aria-labelledby={id}>
      <div className="cc-card-head">
        <h2 id={id} className="cc-card-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
