export interface SkeletonTextProps {
  readonly lines?: number
}

const shares = [92, 78, 86, 64, 81]

export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <div className="cc-bones" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="cc-bone" style={{ width: `${shares[line % shares.length] ?? 80}%` }} />
      ))}
    </div>
  )
}

export interface PageLoadingProps {
  readonly text: string
}

/** The whole page waits: a spinner with its word. */
export function PageLoading({ text }: PageLoadingProps) {
  return (
    <div className="cc-page-loading" role="status">
      <span className="cc-spinner" aria-hidden />
      {text}
    </div>
  )
}
