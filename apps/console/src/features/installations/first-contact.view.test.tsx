import type { Clocks } from "@command-center/domain/appearance/clocks"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { firstContactMachine } from "@command-center/machines/first-contact/first-contact.machine"
import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole } from "../../app/sample-console.ts"
import { FirstContact } from "./first-contact.view.tsx"

afterEach(cleanup)

it.each([
  ["mine", "2026-11-20 10:15 AM."],
  ["utc", "2026-11-20 3:15 PM UTC."]
] as const satisfies ReadonlyArray<readonly [Clocks, string]>)(
  "tells by the clocks that were chosen (%s) when the agent reported first",
  (clocks, said) => {
    const awaited = { businessEntityId: 12, nickname: "Till 4" }
    const contact = { componentId: 7, businessEntityId: 12, at: "2026-11-20T15:15:00.000Z" }
    const snapshot = firstContactMachine.resolveState({
      value: "reported",
      context: { awaited, before: [], contact, failure: null }
    })
    const actor = createActor(firstContactMachine, { snapshot, input: awaited })
    const appearance = createActor(appearanceMachine, { input: { theme: "system", clocks } })
    render(
      <MemoryRouter>
        <ConsoleContext value={{ ...sampleConsole(), appearance }}>
          <FirstContact actor={actor} />
        </ConsoleContext>
      </MemoryRouter>
    )
    expect(screen.getByText(/Till 4/u).textContent).toContain(said)
  }
)
