import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { whenQuiet } from "./when-quiet.ts"

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

const begin = () => {
  const settled = vi.fn<() => void>()
  void whenQuiet(window).then(settled)
  return settled
}

const show = (html: string) => {
  document.body.innerHTML = html
}

describe("a page that is quiet", () => {
  it("is one that shows its rows, not one that is signing in or waits for them", async () => {
    const settled = begin()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(settled).not.toHaveBeenCalled()

    show('<main><div aria-busy="true"></div></main>')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(settled).not.toHaveBeenCalled()

    show('<main><div aria-busy="false"></div></main>')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(settled).toHaveBeenCalledOnce()
  })

  it("is not waited for without end", async () => {
    const settled = begin()
    await vi.advanceTimersByTimeAsync(6_000)

    expect(settled).toHaveBeenCalledOnce()
  })
})
