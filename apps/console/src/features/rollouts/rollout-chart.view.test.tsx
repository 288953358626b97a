import type { Clocks } from "@command-center/domain/appearance/clocks"
import { sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import { waitingFor } from "@command-center/domain/rollout/waiting"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole } from "../../app/sample-console.ts"
import { RolloutChart } from "./rollout-chart.view.tsx"

afterEach(cleanup)

it.each([
  ["mine", "since 2026-11-21 5:00 AM, until 2026-11-21 9:00 PM."],
  ["utc", "since 2026-11-21 10:00 AM UTC, until 2026-11-22 2:00 AM UTC."],
  ["site", "since 2026-11-21 5:00 AM, until 2026-11-21 9:00 PM."]
] as const satisfies ReadonlyArray<readonly [Clocks, string]>)(
  "tells by the clocks that were chosen (%s) since when a rollout waits, and until when",
  (clocks, said) => {
    const appearance = createActor(appearanceMachine, { input: { theme: "system", clocks } })
    const when = { since: "2026-11-21T10:00:00.000Z", until: "2026-11-22T02:00:00.000Z" }
    const rollout = sampleRollout({ state: "waiting", waitingFor: waitingFor("time", when, null) })
    render(
      <ConsoleContext value={{ ...sampleConsole(), appearance }}>
        <RolloutChart rollout={rollout} />
      </ConsoleContext>
    )
    expect(screen.getByText(/^It waits for the start/u).textContent).toContain(said)
  }
)
