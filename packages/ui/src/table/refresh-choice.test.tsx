import type { RefreshEvery } from "@command-center/domain/rows/refresh"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { RefreshChoice } from "./refresh-choice.tsx"

afterEach(cleanup)

it("shows how often the rows are read, tells another choice, and reads them at once", () => {
  const onChoose = vi.fn<(every: RefreshEvery) => void>()
  const onRefresh = vi.fn<() => void>()
  render(
    <UiProvider>
      <RefreshChoice
        label="Refresh"
        every={10_000}
        options={[
          { every: null, label: "Off" },
          { every: 10_000, label: "10 s" },
          { every: 60_000, label: "60 s" }
        ]}
        onChoose={onChoose}
        now={{ label: "Refresh now", isBusy: false, onRefresh }}
      />
    </UiProvider>
  )
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Refresh" })
  expect([choice.selectedOptions[0]?.textContent, Array.from(choice.options, (option) => option.text)]).toEqual([
    "10 s",
    ["Off", "10 s", "60 s"]
  ])
  fireEvent.change(choice, { target: { value: "60000" } })
  fireEvent.change(choice, { target: { value: "" } })
  expect(onChoose.mock.calls).toEqual([[60_000], [null]])
  fireEvent.click(screen.getByRole("button", { name: "Refresh now" }))
  expect(onRefresh).toHaveBeenCalledTimes(1)
})
