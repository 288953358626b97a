import { afterEach, describe, expect, it, vi } from "vitest"
import { whenKept } from "./when-kept.ts"

afterEach(() => {
  document.body.replaceChildren()
})

const begin = (isAnyKept: () => Promise<boolean>) => {
  document.body.innerHTML = "<main></main>"
  const settled = vi.fn<() => void>()
  void whenKept(isAnyKept, window).then(settled)
  return settled
}

const see = () => document.dispatchEvent(new Event("visibilitychange"))

describe("what the browser keeps of operations", () => {
  it("is told of at the start", async () => {
    const settled = begin(() => Promise.resolve(true))
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
  })

  it("is looked for again whenever the page is seen, also after the browser refused to tell", async () => {
    let answer = Promise.resolve(false)
    const isAnyKept = vi.fn<() => Promise<boolean>>(() => answer)
    const settled = begin(isAnyKept)
    await vi.waitFor(() => expect(isAnyKept).toHaveBeenCalledOnce())
    answer = Promise.reject(new Error("denied"))
    see()
    await vi.waitFor(() => expect(isAnyKept).toHaveBeenCalledTimes(2))
    expect(settled).not.toHaveBeenCalled()

    answer = Promise.resolve(true)
    see()
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
    see()
    expect(isAnyKept).toHaveBeenCalledTimes(3)
  })
})
