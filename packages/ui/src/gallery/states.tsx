import type { ReactNode } from "react"

export interface StatesProps {
  /** How wide one state is: what is a few words, a field, or as much as there is room. */
  readonly size?: "small" | "medium" | "large"
  readonly children: ReactNode
}

/** The states of a component side by side. */
export function States({ size = "medium", children }: StatesProps) {
  return (
    <main className="gallery-states" data-size={size}>
      {children}
    </main>
  )
}

export interface StateProps {
  /** What is the matter with it. */
  readonly name: string
  /** Pixels, for what takes the height of its place. */
  readonly height?: number
  readonly children: ReactNode
}

export function State({ name, height, children }: StateProps) {
  return (
    <section className="gallery-state" aria-label={name}>
      <p className="gallery-name">{name}</p>
      <div className="gallery-place" style={height === undefined ? undefined : { height }}>
        {children}
      </div>
    </section>
  )
}

/** A page for what lies over one. */
export function Behind({ children }: { readonly children?: ReactNode }) {
  return <main className="gallery-behind">{children}</main>
}

/** What a story does with an event that changes nothing in it. */
export const nothing = (): void => undefined
