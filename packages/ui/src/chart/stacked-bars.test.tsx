import { cleanup, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type StackedBar, StackedBars } from "./stacked-bars.tsx"

vi.hoisted(() => {
  document.documentElement.lang = "en"
})

const width = 640
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width)
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    }
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The hours of a day and a half, of which the first of each day has a name. */
const hours = (counts: (at: number) => ReadonlyArray<number>, length = 36): ReadonlyArray<StackedBar> =>
  Array.from({ length }, (_, at) => ({
    key: String(at),
    label: at === 11 || at === 35 ? `11-${at}` : null,
    title: `hour ${at}`,
    pieces: counts(at).map((count, place) => ({ tone: "good", name: `state ${place}`, count, href: `#${at}` }))
  }))

const drawn = (bars: ReadonlyArray<StackedBar>) =>
  render(<StackedBars bars={bars} onFollow={() => undefined} />).container
const texts = (page: Element) =>
  Array.from(page.querySelectorAll("text"), (text) => ({
    text: text.textContent,
    anchor: text.getAttribute("text-anchor")
  })).filter(({ text }) => text.startsWith("11-"))
const boxes = (page: Element) =>
  Array.from(page.querySelectorAll("rect"), (rect) => {
    const [top, height] = [Number(rect.getAttribute("y")), Number(rect.getAttribute("height"))]
    return { title: rect.textContent, top, height, bottom: top + height }
  })

it("names the bars that have a name, and the one at the edge within it", () => {
  expect(texts(drawn(hours(() => [1])))).toEqual([
    { text: "11-11", anchor: "middle" },
    { text: "11-35", anchor: "end" }
  ])
})

it("draws a piece that something was counted of so that it can be seen and pressed, beside one of hundreds", () => {
  const all = boxes(drawn(hours((at) => (at === 20 ? [300, 1, 0] : [1, 1, 0]))))
  expect(all).toHaveLength(72)
  for (const { height } of all) expect(height).toBeGreaterThanOrEqual(4)
  const [lower, upper] = all
  expect(upper?.bottom).toBeCloseTo(lower?.top ?? 0)
})

it("draws no bar beyond its place, however many pieces of it are small", () => {
  const small = Array.from({ length: 6 }, () => 1)
  const all = boxes(drawn(hours((at) => (at === 20 ? [300, ...small] : small))))
  expect(Math.min(...all.map(({ top }) => top))).toBeGreaterThanOrEqual(8)
  for (const { height } of all) expect(height).toBeGreaterThanOrEqual(4)
})

it.each([
  [36, false],
  [168, true]
])("draws %i bars without a line around their pieces where they are too thin for it: %s", (count, isThin) => {
  const page = drawn(hours(() => [1], count))
  expect(page.querySelectorAll(".cc-chart-bar").length).toBeGreaterThanOrEqual(Math.min(count, 36))
  expect(page.querySelectorAll("[data-thin]").length > 0).toBe(isThin)
})
