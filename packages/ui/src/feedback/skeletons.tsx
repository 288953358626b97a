import { LongWait, type LongWaitProps } from "./long-wait.tsx"

export interface SkeletonTextProps {
  readonly lines?: number
  /** How high in rem what is awaited will be, so that nothing below it moves then. */
  readonly height?: number | undefined
}

const shares = [92, 78, 86, 64, 81]

export function SkeletonText({ lines = 3, height }: SkeletonTextProps) {
  return (
    <div className="cc-bones" aria-hidden style={height === undefined ? {} : { minHeight: `${height}rem` }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="cc-bone" style={{ width: `${shares[line % shares.length] ?? 80}%` }} />
      ))}
    </div>
  )
}

export interface PartWaitingProps {
  readonly lines: number
  /** What is awaited, once it takes long; null before that. */
  readonly text: string | null
}

/** A part of a dialog waits, and Cancel of the dialog calls it off: what is said of it moves nothing. */
export function PartWaiting({ lines, text }: PartWaitingProps) {
  return (
    <div className="cc-part-waiting" data-long={text === null ? undefined : ""}>
      <SkeletonText lines={lines} />
      <div role="status">{text !== null && <LongWait text={text} />}</div>
    </div>
  )
}

export interface PageLoadingProps {
  readonly text: string
  /** Said in its place once it takes long. */
  readonly wait?: LongWaitProps | null
}

/** The whole page waits: a spinner with its word. */
export function PageLoading({ text, wait = null }: PageLoadingProps) {
  return (
    <div className="cc-page-loading" role="status">
      {wait === null ? (
        <>
          <span className="cc-spinner" aria-hidden />
          {text}
        </>
      ) : (
        <LongWait {...wait} />
      )}
    </div>
  )
}
