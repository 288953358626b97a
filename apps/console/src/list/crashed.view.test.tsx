import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { hearWhetherMissing } from "../rows/missing-rows.ts"
import { CrashedView } from "./crashed.view.tsx"

afterEach(cleanup)

const shown = (reason: string) => {
  hearWhetherMissing({ to: "broken", id: 1, reason })
  render(
    <UiProvider>
      <ConsoleContext value={sampleConsole()}>
        <CrashedView screen="UTG List" onRetry={() => undefined} />
      </ConsoleContext>
    </UiProvider>
  )
  return screen.getAllByRole("button").map((button) => button.textContent)
}

it("asks to reload where what serves the rows is gone, and else says what to do with a page that broke", () => {
  expect(shown("Failed to fetch dynamically imported module: https://console.example/assets/rows-1.js")).toEqual([
    "Reload"
  ])
  expect(screen.getByRole("alert").textContent).toContain("A new version is available")
  expect(screen.queryByText("This page stopped working")).toBeNull()
  cleanup()
  expect(shown("Cannot read properties of undefined")).toContain("Try again")
  expect(screen.getByText("This page stopped working")).toBeDefined()
})
