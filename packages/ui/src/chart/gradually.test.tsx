import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Gradually } from "./gradually.tsx"

const frames: Array<() => void> = []
beforeEach(() => {
  frames.length = 0
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run))
  vi.stubGlobal("cancelAnimationFrame", () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it("draws so many in a frame until all are there, none of them twice", () => {
  const items = Array.from({ length: 60 }, (_, at) => at)
  const drawn: Array<number> = []
  const draw = (item: number) => {
    drawn.push(item)
    return <li key={item}>{item}</li>
  }
  const place = document.createElement("ul")
  const root = createRoot(place)
  act(() => root.render(<Gradually items={items} draw={draw} step={24} />))
  const shown: Array<number> = [place.childElementCount]
  for (let run = frames.shift(); run !== undefined; run = frames.shift()) {
    const next = run
    act(() => next())
    shown.push(place.childElementCount)
  }
  expect(shown).toEqual([24, 48, 60])
  expect(Array.from(place.children, ({ textContent }) => Number(textContent))).toEqual(items)
  act(() => root.unmount())
})
