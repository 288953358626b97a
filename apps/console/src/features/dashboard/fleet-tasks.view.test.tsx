import type { Clocks } from "@command-center/domain/appearance/clocks"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole, sampleNow } from "../../app/sample-console.ts"
import { sampleObserver } from "../../app/sample-observer.ts"
import { FleetTasks } from "./fleet-tasks.view.tsx"

beforeEach(() => {
  document.documentElement.lang = "en"
  sampleObserver("ResizeObserver")
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ["mine", "2026-11-20", 0],
  ["utc", "2026-11-20 UTC", 1]
] as const satisfies ReadonlyArray<readonly [Clocks, string, number]>)(
  "counts tasks by days of the clocks that were chosen (%s), and names them",
  async (clocks, day, count) => {
    const tasks = [{ taskState: "Failed", taskLastUpdatedAt: "2026-11-20T03:00:00.000Z" }]
    const fleet = taskFleet(tasks, { now: sampleNow.toISOString(), timeZone: "America/New_York", asked: [] })
    const input = { businessEntityId: 12, mayView: true, loadFailed: (reason: string) => reason }
    const actor = createActor(fleetCardMachine, { input })
    const appearance = createActor(appearanceMachine, { input: { theme: "system", clocks } })
    render(
      <UiProvider>
        <MemoryRouter>
          <ConsoleContext value={{ ...sampleConsole(), appearance }}>
            <FleetTasks actor={actor} businessEntityId={12} fleet={fleet} />
          </ConsoleContext>
        </MemoryRouter>
      </UiProvider>
    )
    fireEvent.click(screen.getByText(fleetMessages.asTable))
    const row = (await screen.findByText(day, { selector: ".cc-time" })).closest("tr")
    expect(row?.querySelector("td:last-child")?.textContent).toBe(`${count} ${day}`)
  }
)
