import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { render } from "@testing-library/react"
import { createActor } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { FiltersDialog } from "./filters.view.tsx"

export const now = new Date("2026-11-20T15:15:00.000Z")
export const timeZone = "UTC"

/** The Filters dialog of a list for tests, as it is opened with a filter that is in force; the answer is its actor. */
export const renderFilters = (properties: ReadonlyArray<FilterProperty>, draft: FilterDraft) => {
  const input = { properties, draft, defaultDraft: draft, now, timeZone }
  const actor = createActor(filtersMachine, { input }).start()
  render(
    <ConsoleContext value={sampleConsole()}>
      <UiProvider>
        <FiltersDialog actor={actor} />
      </UiProvider>
    </ConsoleContext>
  )
  return actor
}
