import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { Modal } from "../dialog/modal.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const heights = (scrolled: number, seen: number) => {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(scrolled)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(seen)
}
const opened = async () => {
  render(
    <Modal title="Task" onClose={() => undefined} footer="Send">
      <p>A long form</p>
    </Modal>
  )
  const form = await screen.findByText("A long form")
  const body = form.parentElement
  if (body === null) throw new Error("It stands in the dialog.")
  return body
}

it("a dialog shows that there is more below what is seen, until it is scrolled to its end", async () => {
  heights(900, 300)
  const body = await opened()
  expect(body.hasAttribute("data-more")).toBe(true)
  body.scrollTop = 600
  fireEvent.scroll(body)
  expect(body.hasAttribute("data-more")).toBe(false)
  body.scrollTop = 590
  fireEvent.scroll(body)
  expect(body.hasAttribute("data-more")).toBe(true)
})

it("a dialog that is seen whole has no such edge until it grows", async () => {
  heights(300, 300)
  const body = await opened()
  expect(body.hasAttribute("data-more")).toBe(false)
  heights(900, 300)
  body.append("more")
  await vi.waitFor(() => expect(body.hasAttribute("data-more")).toBe(true))
})
