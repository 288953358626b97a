import { sampleAlert } from "@command-center/domain/alerts/sample-alert"
import type { Clocks } from "@command-center/domain/appearance/clocks"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { AlertItem } from "./alert-item.view.tsx"

afterEach(cleanup)

it.each([
  ["mine", "2026-11-20 10:15 PM"],
  ["utc", "2026-11-21 3:15 AM UTC"]
] as const satisfies ReadonlyArray<readonly [Clocks, string]>)(
  "tells by the clocks that were chosen (%s) until when an alert is snoozed",
  (clocks, said) => {
    const rule = { ...sampleAlert, snoozedUntil: "2026-11-21T03:15:00.000Z" }
    const input = { rules: [rule], states: {}, gone: [], now: "2026-11-20T15:15:00.000Z", consent: "granted" } as const
    const actor = createActor(alertsMachine, { input })
    const appearance = createActor(appearanceMachine, { input: { theme: "system", clocks } })
    render(
      <UiProvider>
        <MemoryRouter>
          <ConsoleContext value={{ ...sampleConsole(), appearance }}>
            <AlertItem actor={actor} listed={{ rule, kind: "unread", state: null, isSnoozed: true, failure: null }} />
          </ConsoleContext>
        </MemoryRouter>
      </UiProvider>
    )
    expect(screen.getByText(/2026-11/u).textContent).toContain(said)
  }
)
