import { Component, type ReactNode } from "react"

export interface BoundaryProps {
  /** Changes when another screen is shown: the boundary then starts afresh. */
  readonly place: string
  readonly fallback: (crash: { readonly error: unknown; readonly onReset: () => void }) => ReactNode
  readonly children: ReactNode
}

type BoundaryState = { readonly crash: { readonly error: unknown; readonly place: string } | null }

/** Keeps a screen that fails while rendering from taking the page with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: null }

  override componentDidCatch(error: unknown) {
    this.setState({ crash: { error, place: this.props.place } })
  }

  static getDerivedStateFromProps(props: BoundaryProps, { crash }: BoundaryState): BoundaryState | null {
    return crash !== null && crash.place !== props.place ? { crash: null } : null
  }

  override render() {
    const { crash } = this.state
    if (crash === null) return this.props.children
    return this.props.fallback({ error: crash.error, onReset: () => this.setState({ crash: null }) })
  }
}
