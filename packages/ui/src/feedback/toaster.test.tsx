import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { Modal } from "../dialog/modal.tsx"
import { UiProvider } from "../theme/provider.tsx"
import { Toaster } from "./toaster.tsx"

afterEach(cleanup)

const headersAndTexts = () =>
  screen
    .getAllByRole("listitem", { hidden: true })
    .map((item) => [...item.querySelectorAll("p")].map((part) => part.textContent))

it('heads a toast without a header by "Success" or "Error" [A2.3-07]', () => {
  render(
    <Toaster
      toasts={[
        { id: "1", kind: "success", text: "Saved" },
        { id: "2", kind: "info", header: "Export", text: "Preparing" }
      ]}
      onDismiss={vi.fn<(id: string) => void>()}
    />
  )
  expect(headersAndTexts()).toEqual([
    ["Success", "Saved"],
    ["Export", "Preparing"]
  ])
  render(<Toaster toasts={[{ id: "3", kind: "danger", text: "Refused" }]} onDismiss={vi.fn<(id: string) => void>()} />)
  expect(screen.getByRole("alert").textContent).toBe("ErrorRefused")
})

it("stands in a live region that is there before the first toast", () => {
  render(<Toaster toasts={[]} onDismiss={vi.fn<(id: string) => void>()} />)
  const region = screen.getByRole("region", { name: "Notifications" })
  expect(region.querySelector("[aria-live=polite]")).not.toBeNull()
})

it("announces each toast once: no live region stands in another one, and what failed comes first", () => {
  const toasts = [
    { id: "1", kind: "success", text: "Saved" },
    { id: "2", kind: "danger", text: "Refused" },
    { id: "3", kind: "info", text: "Preparing" }
  ] as const
  render(<Toaster toasts={toasts} onDismiss={vi.fn<(id: string) => void>()} />)
  const live = "[aria-live]:not([aria-live=off]), [role=alert], [role=status], output"
  const liveOf = (text: string) => {
    const found: Array<Element> = []
    for (let at = screen.getByText(text).closest(live); at !== null; at = at.parentElement?.closest(live) ?? null)
      found.push(at)
    return found.map((each) => each.getAttribute("role") ?? each.getAttribute("aria-live"))
  }
  expect([liveOf("Refused"), liveOf("Saved"), liveOf("Preparing")]).toEqual([["alert"], ["polite"], ["polite"]])
  expect(headersAndTexts().map(([, text]) => text)).toEqual(["Refused", "Saved", "Preparing"])
})

it("is not hidden from assistive technology by a dialog that opens", async () => {
  const page = (isOpen: boolean) => (
    <UiProvider>
      <Toaster toasts={[{ id: "1", kind: "danger", text: "Refused" }]} onDismiss={vi.fn<(id: string) => void>()} />
      {isOpen && (
        <Modal title="Over all" onClose={() => undefined}>
          <p>Something else</p>
        </Modal>
      )}
    </UiProvider>
  )
  const { rerender, container } = render(page(false))
  rerender(page(true))
  await screen.findByRole("dialog", { name: "Over all" })
  await waitFor(() => expect(container.closest("[aria-hidden=true], [inert]")).not.toBeNull())
  expect(screen.getByText("Refused").closest("[aria-hidden=true], [inert]")).toBeNull()
})

it("holds toasts while one is pointed at, or has the focus, and dismisses it", () => {
  const calls: Array<string> = []
  render(
    <Toaster
      toasts={[{ id: "7", kind: "danger", text: "Refused" }]}
      onDismiss={(id) => calls.push(`dismiss ${id}`)}
      onHold={(by) => calls.push(`hold ${by}`)}
      onRelease={(by) => calls.push(`release ${by}`)}
    />
  )
  fireEvent.pointerEnter(screen.getByRole("alert"))
  const dismiss = screen.getByRole("button", { name: "Dismiss notification" })
  fireEvent.focus(dismiss)
  fireEvent.pointerLeave(screen.getByRole("alert"))
  fireEvent.blur(dismiss)
  fireEvent.click(dismiss)
  expect(calls).toEqual(["hold pointer", "hold focus", "release pointer", "release focus", "dismiss 7"])
})

it("gives the focus back to what had it when a toast is dismissed", async () => {
  const page = (toasts: ReadonlyArray<{ readonly id: string; readonly kind: "info"; readonly text: string }>) => (
    <>
      <button type="button">Save</button>
      <Toaster toasts={toasts} onDismiss={() => shown.rerender(page([]))} />
    </>
  )
  const shown = render(page([{ id: "1", kind: "info", text: "Preparing" }]))
  const save = screen.getByRole("button", { name: "Save" })
  const dismiss = screen.getByRole("button", { name: "Dismiss notification" })
  save.focus()
  fireEvent.focusIn(dismiss, { relatedTarget: save })
  dismiss.focus()
  fireEvent.click(dismiss)
  await waitFor(() => expect(document.activeElement).toBe(save))
})
