import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { TabLinks } from "./tab-links.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Four tabs of 120 in a box of 300, as on a phone. */
const measured = () =>
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const at = ["General", "API Interfaces", "Devices", "Configuration"].indexOf(this.textContent ?? "")
    const scrolled = this.closest(".cc-tabs")?.scrollLeft ?? 0
    return at < 0 ? new DOMRect(0, 0, 300, 36) : new DOMRect(at * 120 - scrolled, 0, 120, 36)
  })

const Tabs = ({ shown }: { readonly shown: string }) => (
  <TabLinks
    label="Pages of the UTG"
    links={["General", "API Interfaces", "Devices", "Configuration"].map((label) => ({
      id: label,
      label,
      isCurrent: label === shown
    }))}
    renderLink={(_, { children, ...given }) => (
      <a href="#x" {...given}>
        {children}
      </a>
    )}
  />
)

it("brings the tab that is shown into view, whichever way it is", () => {
  measured()
  const { rerender } = render(<Tabs shown="Configuration" />)
  const box = screen.getByRole("navigation").parentElement
  expect(box?.scrollLeft).toBe(180)
  rerender(<Tabs shown="API Interfaces" />)
  expect(box?.scrollLeft).toBe(120)
  rerender(<Tabs shown="Devices" />)
  expect(box?.scrollLeft).toBe(120)
})
