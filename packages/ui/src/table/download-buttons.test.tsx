import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { DownloadButtons, type DownloadButtonsProps } from "./download-buttons.tsx"

afterEach(cleanup)

const started: Array<string> = []
const download = { label: "Download data as CSV", isBusy: false, onStart: () => started.push("service") }
const viewDownload = {
  label: "Download this view",
  isBusy: false,
  onStart: () => started.push("view")
}

const names = (props: DownloadButtonsProps) => {
  render(
    <UiProvider>
      <DownloadButtons {...props} />
    </UiProvider>
  )
  return screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"))
}

it("has the downloads that the list has", () => {
  expect(names({ download, viewDownload })).toEqual(["Download data as CSV", "Download this view"])
  cleanup()
  expect([names({ viewDownload }), document.querySelector(".cc-joined")]).toEqual([["Download this view"], null])
  cleanup()
  expect(names({})).toEqual([])
})

it("downloads a view once its rows are all there, one at a time, and keeps the focus meanwhile", () => {
  started.length = 0
  for (const state of [
    { reason: "The rows are not all there yet.", isBusy: false },
    { reason: undefined, isBusy: true },
    { reason: undefined, isBusy: false }
  ]) {
    names({ viewDownload: { ...viewDownload, ...state } })
    const button = screen.getByRole<HTMLButtonElement>("button")
    expect(button.dataset["tip"]).toBe(state.reason ?? "Download this view")
    expect(button.getAttribute("aria-disabled") === "true").toBe(state.reason !== undefined || state.isBusy)
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
    cleanup()
  }
  expect(started).toEqual(["view"])
})
