import { AxisBottom, AxisLeft } from "@visx/axis"
import { scaleBand, scaleLinear } from "@visx/scale"
import { Bar } from "@visx/shape"
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react"
import { Gradually } from "./gradually.tsx"
import { pieceHeights } from "./piece-heights.ts"

/** One piece of a bar. */
export interface BarPiece {
  readonly tone: "good" | "warn" | "bad" | "info" | "busy" | "idle"
  readonly name: string
  readonly count: number
  readonly href: string | null
}

export interface StackedBar {
  readonly key: string
  /** Under the bar, where there is room; null of one that has none. */
  readonly label: string | null
  /** What a pointer reads. */
  readonly title: string
  readonly pieces: ReadonlyArray<BarPiece>
}

export interface StackedBarsProps {
  readonly bars: ReadonlyArray<StackedBar>
  /** A bar was clicked without a key that means something to the browser. */
  readonly onFollow: (event: MouseEvent, href: string) => void
}

const height = 184
const margin = { top: 8, right: 4, bottom: 22, left: 40 } as const
/** Pixels that a label needs. */
const labelRoom = 44
/** In pixels: bars that have no room for a line around their pieces. */
const thin = 5
/** Of the 168 bars of a week by hour. */
const barsInFrame = 42

const short = new Intl.NumberFormat(document.documentElement.lang, { notation: "compact" })

/** As wide as there is room, known before the first paint. */
const useWidth = () => {
  const [width, setWidth] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

interface PlacedPiece extends BarPiece {
  readonly top: number
  readonly height: number
}

/** The pieces that are something, each upon those before it. */
const stacked = (pieces: ReadonlyArray<BarPiece>, perCount: number): ReadonlyArray<PlacedPiece> => {
  const heights = pieceHeights(
    pieces.map(({ count }) => count),
    perCount,
    height - margin.top - margin.bottom
  )
  let top = height - margin.bottom
  return pieces.flatMap((piece, at) => {
    const own = heights[at] ?? 0
    top -= own
    return own === 0 ? [] : [{ ...piece, top, height: own }]
  })
}

/** Bars of several pieces over time. It is a picture: whoever shows it has the same numbers and links in a table. */
export function StackedBars({ bars, onFollow }: StackedBarsProps) {
  const { ref, width } = useWidth()
  const most = Math.max(1, ...bars.map(({ pieces }) => pieces.reduce((sum, { count }) => sum + count, 0)))
  const x = scaleBand({
    domain: bars.map(({ key }) => key),
    range: [margin.left, Math.max(margin.left, width - margin.right)],
    padding: 0.28
  })
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: true })
  const named = bars.filter(({ label }) => label !== null)
  const every = Math.max(1, Math.ceil((labelRoom * named.length) / Math.max(1, width - margin.left)))
  const ticks = named.filter((_, place) => (named.length - 1 - place) % every === 0)
  const labels = new Map(named.map(({ key, label }) => [key, label ?? ""]))
  const isAtEdge = (key: string): boolean => (x(key) ?? 0) + (x.bandwidth() + labelRoom) / 2 > width
  const perCount = y(0) - y(1)
  const draw = (bar: StackedBar) =>
    stacked(bar.pieces, perCount).map(({ tone, name, count, href, top, height: own }) => {
      const piece = (
        <Bar
          className="cc-chart-bar"
          data-tone={tone}
          data-thin={x.bandwidth() < thin || undefined}
          x={x(bar.key) ?? 0}
          y={top}
          width={x.bandwidth()}
          height={own}
        >
          <title>{`${bar.title}: ${count} ${name}`}</title>
        </Bar>
      )
      const key = `${bar.key} ${name}`
      if (href === null) return <g key={key}>{piece}</g>
      return (
        <a key={key} href={href} tabIndex={-1} onClick={(event) => onFollow(event, href)}>
          {piece}
        </a>
      )
    })
  return (
    <div ref={ref} className="cc-chart" aria-hidden>
      {width > 0 && (
        <svg width={width} height={height}>
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => (Number.isInteger(Number(value)) ? short.format(Number(value)) : "")}
            tickLabelProps={{ className: "cc-chart-label", textAnchor: "end", dx: -4, dy: 3 }}
          />
          {y.ticks(4).map((value) => (
            <line
              key={value}
              className="cc-chart-line"
              x1={margin.left}
              x2={width - margin.right}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          <Gradually items={bars} step={barsInFrame} draw={draw} />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            hideTicks={named.length === bars.length}
            tickLineProps={{ className: "cc-chart-axis" }}
            axisLineClassName="cc-chart-axis"
            tickValues={ticks.map(({ key }) => key)}
            tickFormat={(key) => labels.get(key) ?? ""}
            tickLabelProps={(key) => ({
              className: "cc-chart-label",
              textAnchor: isAtEdge(key) ? "end" : "middle",
              dy: -2
            })}
          />
        </svg>
      )}
    </div>
  )
}
