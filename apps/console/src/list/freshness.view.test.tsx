import type { Clocks } from "@command-center/domain/appearance/clocks"
import { type SampleRow, sampleList } from "@command-center/domain/rows/sample-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { cleanup, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { Freshness } from "./freshness.view.tsx"

afterEach(cleanup)

const loaded = { total: 0, unreadable: { count: 0, reasons: [] }, loadedAt: "2026-11-20T15:15:09.000Z" }
const loadRows = fromPromise<Outcome<LoadedRows, Failure>, LoadRowsInput>(() => Promise.resolve(Result.succeed(loaded)))

it.each([
  ["mine", "Updated 10:15:09"],
  ["utc", "Updated 15:15:09 UTC"]
] as const satisfies ReadonlyArray<readonly [Clocks, string]>)(
  "tells by the clocks that were chosen (%s) when the rows were read",
  async (clocks, said) => {
    const machine = makeListScreenMachine<SampleRow>("list").provide({ actors: { loadRows } })
    const input = { list: sampleList, businessEntityId: 1, predicates: [], pageSize: 10, refreshEvery: null }
    const actor = createActor(machine, { input }).start()
    await expect.poll(() => actor.getSnapshot().context.summary).not.toBeNull()
    const appearance = createActor(appearanceMachine, { input: { theme: "system", clocks } })
    render(
      <ConsoleContext value={{ ...sampleConsole(), appearance }}>
        <Freshness actor={actor} />
      </ConsoleContext>
    )
    expect(screen.getByText(/^Updated/u).textContent).toBe(said)
  }
)
