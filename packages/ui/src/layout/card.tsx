import { type ReactNode, useId } from "react"

export interface CardProps {
  readonly title: string
  readonly children: ReactNode
}

export function Card({ title, children }: CardProps) {
  const id = useId()
  return (
    <section className="cc-card" aria-labelledby={id}>
      <h2 id={id} className="cc-card-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

export interface CardGridProps {
  readonly children: ReactNode
}

/** Cards beside each other where there is room, below each other where there is not. */
export function CardGrid({ children }: CardGridProps) {
  return <div className="cc-cards">{children}</div>
}
