import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { TimestampCell } from "../cells/timestamp-cell.tsx"
import { PageHeading } from "../layout/page-heading.tsx"
import { TipLayer } from "./tip-layer.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null

const timeline = (target: HTMLElement, show: number, hide: number) => {
  fireEvent.pointerOver(target)
  pass(show - 1)
  const early = shown()
  pass(1)
  const open = shown()
  fireEvent.pointerOut(target)
  pass(hide - 1)
  const late = shown()
  pass(1)
  return [early, open, late, shown()]
}

it("shows a timestamp's UTC time after 100 ms and hides it after 250 ms [A9-11]", () => {
  render(
    <>
      <TimestampCell iso="2026-11-20T15:15:00.000Z" local="2026-11-20 10:15 AM" utc="2026-11-20 3:15 PM UTC" />
      <TipLayer />
    </>
  )
  const utc = "2026-11-20 3:15 PM UTC"
  expect(timeline(screen.getByText("2026-11-20 10:15 AM"), 100, 250)).toEqual([null, utc, utc, null])
})

it("shows the permission tooltip after 250 ms and hides it after 400 ms [A9-10]", () => {
  const text = "You have read only access on this page."
  render(
    <>
      <PageHeading title="Tasks List" access={{ canEdit: false, tooltip: text }} />
      <TipLayer />
    </>
  )
  expect(timeline(screen.getByRole("img", { name: text }), 250, 400)).toEqual([null, text, text, null])
})

it("goes with what it tells of, and is not shown for what has gone before", async () => {
  const page = (text: string) => (
    <>
      <button type="button" key={text} data-tip={`about ${text}`}>
        {text}
      </button>
      <TipLayer />
    </>
  )
  const { rerender } = render(page("one"))
  fireEvent.pointerOver(screen.getByText("one"))
  pass(250)
  expect(shown()).toBe("about one")
  await act(async () => rerender(page("two")))
  expect(shown()).toBeNull()
  fireEvent.pointerOver(screen.getByText("two"))
  await act(async () => rerender(page("three")))
  pass(250)
  expect(shown()).toBeNull()
})

it("shows the tooltip of what a focused table cell holds", () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>
            <TimestampCell iso="2026-11-20T15:15:00.000Z" local="10:15 AM" utc="3:15 PM UTC" />
          </td>
        </tr>
      </tbody>
    </table>
  )
  render(<TipLayer />)
  fireEvent.focusIn(screen.getByRole("cell"))
  pass(100)
  expect(shown()).toBe("3:15 PM UTC")
})

it("tells a cell whole that is too narrow for its text, and measures none that the pointer only passes", () => {
  const cell = (text: string, width: number) => {
    const node = screen.getByText(text)
    const measured = vi.fn<() => number>(() => width)
    Object.defineProperties(node, { scrollWidth: { get: measured }, clientWidth: { value: 50 } })
    return { node, measured }
  }
  render(
    <>
      <div className="cc-row">
        <span>wide text</span>
        <span>short</span>
      </div>
      <TipLayer />
    </>
  )
  const wide = cell("wide text", 90)
  const short = cell("short", 40)
  fireEvent.pointerOver(short.node)
  fireEvent.pointerOut(short.node)
  fireEvent.pointerOver(wide.node)
  pass(250)
  expect([shown(), short.measured.mock.calls.length]).toEqual(["wide text", 0])
  fireEvent.pointerOut(wide.node)
  fireEvent.pointerOver(short.node)
  pass(400)
  expect(shown()).toBeNull()
})

it("hides after its own 400 ms wherever the pointer goes that has nothing to tell [A9-10]", () => {
  const text = "You have read only access on this page."
  render(
    <>
      <PageHeading title="Tasks List" access={{ canEdit: false, tooltip: text }} />
      <div className="cc-row">
        <span>short</span>
        <span>other</span>
      </div>
      <TipLayer />
    </>
  )
  const lock = screen.getByRole("img", { name: text })
  const [short, other] = [screen.getByText("short"), screen.getByText("other")]
  fireEvent.pointerOver(lock)
  pass(250)
  fireEvent.pointerOut(lock)
  fireEvent.pointerOver(short)
  pass(260)
  const onCell = shown()
  fireEvent.pointerOut(short)
  fireEvent.pointerOver(other)
  pass(139)
  const late = shown()
  pass(1)
  expect([onCell, late, shown()]).toEqual([text, text, null])
})

it("stays where the pointer comes back to it in time, and what passed between shows nothing", () => {
  render(
    <>
      <PageHeading title="Tasks List" access={{ canEdit: false, tooltip: "Read only" }} />
      <button type="button" data-tip="About it">
        Why?
      </button>
      <TipLayer />
    </>
  )
  const lock = screen.getByRole("img", { name: "Read only" })
  const why = screen.getByRole("button", { name: "Why?" })
  fireEvent.pointerOver(lock)
  pass(250)
  fireEvent.pointerOut(lock)
  fireEvent.pointerOver(why)
  pass(100)
  fireEvent.pointerOut(why)
  fireEvent.pointerOver(lock)
  pass(1000)
  expect(shown()).toBe("Read only")
})

it("goes away by Escape", () => {
  render(
    <>
      <PageHeading title="Tasks List" access={{ canEdit: false, tooltip: "Read only" }} />
      <TipLayer />
    </>
  )
  fireEvent.focusIn(screen.getByRole("img", { name: "Read only" }))
  pass(250)
  expect(shown()).toBe("Read only")
  fireEvent.keyDown(document, { key: "Escape" })
  expect(shown()).toBeNull()
})

it("goes away under the dialog that its own button opened, and does not come again while that is open", async () => {
  const page = (dialog: boolean) => (
    <>
      <button type="button" data-tip="Explains the rights">
        Why?
      </button>
      {dialog && <div role="dialog" aria-modal="true" aria-label="Why can I?" />}
      <TipLayer />
    </>
  )
  const { rerender } = render(page(false))
  const why = screen.getByRole("button", { name: "Why?" })
  fireEvent.focusIn(why)
  pass(250)
  expect(shown()).toBe("Explains the rights")
  rerender(page(true))
  // Watched by an observer, which answers in a task of its own.
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
  expect(shown()).toBeNull()
  fireEvent.pointerOver(why)
  pass(250)
  expect(shown()).toBeNull()
})

it("is not shown for a control that a finger makes act, but tells why one cannot be used", () => {
  render(
    <>
      <button type="button" data-tip="More">
        …
      </button>
      <button type="button" aria-disabled data-tip="Select two UTGs.">
        Compare
      </button>
      <TipLayer />
    </>
  )
  const tap = (name: string) => {
    const button = screen.getByRole("button", { name })
    fireEvent.pointerOver(button)
    fireEvent(button, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))
    fireEvent.focusIn(button)
    pass(250)
    return shown()
  }
  expect([tap("…"), tap("Compare")]).toEqual([null, "Select two UTGs."])
  fireEvent.keyDown(document.body, { key: "Tab" })
  fireEvent.focusIn(screen.getByRole("button", { name: "…" }))
  pass(250)
  expect(shown()).toBe("More")
})
