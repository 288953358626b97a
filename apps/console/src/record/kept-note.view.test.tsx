import type { Clocks } from "@command-center/domain/appearance/clocks"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { editProfileMachine, editProfileSelectors } from "@command-center/machines/edit-profile/edit-profile.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { KeptNote } from "./kept-note.view.tsx"

afterEach(cleanup)

it.each([
  ["mine", "2026-11-20 10:15 AM"],
  ["utc", "2026-11-20 3:15 PM UTC"]
] as const satisfies ReadonlyArray<readonly [Clocks, string]>)(
  "tells by the clocks that were chosen (%s) when a draft was kept",
  (clocks, said) => {
    const config = { retries: 3 }
    const subject = { id: 7, name: "Bar", businessEntityId: 3, config, json: { config: JSON.stringify(config) } }
    const kept = { draft: { text: '{"retries":4}' }, savedAt: "2026-11-20T15:15:00.000Z" }
    const actor = createActor(editProfileMachine, { input: { businessEntityId: 12, subject, canEdit: true, kept } })
    const appearance = createActor(appearanceMachine, { input: { theme: "system", clocks } })
    render(
      <UiProvider>
        <ConsoleContext value={{ ...sampleConsole(), appearance }}>
          <KeptNote actor={actor} select={editProfileSelectors} />
        </ConsoleContext>
      </UiProvider>
    )
    expect(screen.getByText(/2026-11-20/u).textContent).toContain(said)
  }
)
