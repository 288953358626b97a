import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { AlertBanners } from "./alert-banners.tsx"

afterEach(cleanup)

it("gives the focus to the page where the alert takes its button with it", async () => {
  const Page = () => {
    const [ids, setIds] = useState(["1"])
    return (
      <main tabIndex={-1}>
        <AlertBanners
          alerts={ids.map((id) => ({ id, header: "Copy Failed", message: "Not supported" }))}
          onDismiss={() => setIds([])}
        />
      </main>
    )
  }
  render(<Page />)
  const dismiss = screen.getByRole("button", { name: "Dismiss Copy Failed" })
  dismiss.focus()
  fireEvent.click(dismiss)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")))
})

it("shows each alert with its header and message, and dismisses one [A2.3-04 A2.3-05]", () => {
  const dismissed: Array<string> = []
  render(
    <AlertBanners
      alerts={[
        { id: "1", header: "Remove UTGs Failed", message: "Unable to remove all selected UTGs" },
        { id: "2", header: "Copy Failed", message: "Not supported" }
      ]}
      onDismiss={(id) => dismissed.push(id)}
    />
  )
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    "Remove UTGs FailedUnable to remove all selected UTGs",
    "Copy FailedNot supported"
  ])
  fireEvent.click(screen.getByRole("button", { name: "Dismiss Copy Failed" }))
  expect(dismissed).toEqual(["2"])
})
