import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import { type SampleRow, sampleList } from "@command-center/domain/rows/sample-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { UnreadableRows } from "./unreadable-rows.view.tsx"

afterEach(cleanup)

const none: RowsView<SampleRow> = { rows: [], page: 1, pageCount: 1, shown: 0, filtered: 0, total: 0 }
const loaded: LoadedRows = {
  total: 0,
  unreadable: { count: 5, reasons: ["id must be a whole number"] },
  loadedAt: "2026-11-20T15:15:09.000Z"
}

it("says how many rows could not be read and why, until that is dismissed", async () => {
  const machine = makeListScreenMachine<SampleRow>("list").provide({
    actors: {
      loadRows: fromPromise<Outcome<LoadedRows, Failure>, LoadRowsInput>(() => Promise.resolve(Result.succeed(loaded))),
      viewRows: fromPromise<Outcome<RowsView<SampleRow>, Failure>, ViewRequest>(() =>
        Promise.resolve(Result.succeed(none))
      )
    }
  })
  const input = { list: sampleList, businessEntityId: 1, predicates: [], pageSize: 25, refreshEvery: null }
  render(<UnreadableRows actor={createActor(machine, { input }).start()} />)
  await screen.findByText("5 rows could not be read and are not shown: id must be a whole number")
  fireEvent.click(screen.getByRole("button", { name: "Dismiss Some rows could not be read" }))
  expect(screen.queryByText(/could not be read/u)).toBeNull()
})
