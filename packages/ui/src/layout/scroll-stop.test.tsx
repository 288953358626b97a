import { cleanup, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { scrollStop } from "./scroll-stop.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const height = (scrolled: number, seen: number) => {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(scrolled)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(seen)
}

const box = () => screen.getByRole("region", { name: "Text" })
const Box = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label="Text" ref={scrollStop}>
    {children}
  </section>
)

it("makes a stop of a box that is scrolled and holds nothing to focus, and of no other", async () => {
  height(900, 300)
  const { rerender } = render(<Box>A long text</Box>)
  expect(box().getAttribute("tabindex")).toBe("0")
  rerender(
    <Box>
      <button type="button">Save</button>
    </Box>
  )
  await vi.waitFor(() => expect(box().hasAttribute("tabindex")).toBe(false))
  cleanup()
  height(300, 300)
  render(<Box>A short text</Box>)
  expect(box().hasAttribute("tabindex")).toBe(false)
})
