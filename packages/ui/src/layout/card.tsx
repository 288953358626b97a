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
