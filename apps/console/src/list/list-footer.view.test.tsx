import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import { type SampleRow, sampleList } from "@command-center/domain/rows/sample-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { act, cleanup, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { ListFooter } from "./list-footer.view.tsx"

afterEach(cleanup)

const some: RowsView<SampleRow> = { rows: [], page: 1, pageCount: 15, shown: 25, filtered: 370, total: 370 }
const loaded: LoadedRows = {
  total: 3000,
  unreadable: { count: 0, reasons: [] },
  loadedAt: "2026-11-20T15:15:09.000Z"
}

it("says that more rows are to come until they are there", async () => {
  let isWhole: () => void = () => undefined
  const whole = new Promise<void>((resolve) => {
    isWhole = resolve
  })
  const machine = makeListScreenMachine<SampleRow>("list").provide({
    actors: {
      loadRows: fromPromise<Outcome<LoadedRows, Failure>, LoadRowsInput>(async () => {
        await whole
        return Result.succeed(loaded)
      }),
      firstRows: fromPromise<Outcome<RowsView<SampleRow> | null, Failure>, ViewRequest>(() =>
        Promise.resolve(Result.succeed(some))
      ),
      viewRows: fromPromise<Outcome<RowsView<SampleRow>, Failure>, ViewRequest>(() =>
        Promise.resolve(Result.succeed({ ...some, filtered: 3000, total: 3000 }))
      )
    }
  })
  const input = { list: sampleList, businessEntityId: 1, predicates: [], pageSize: 25, refreshEvery: null }
  const actor = createActor(machine, { input }).start()
  render(
    <ConsoleContext value={sampleConsole()}>
      <ListFooter actor={actor} selectsAll={false} />
    </ConsoleContext>
  )
  const displayed = () => screen.getByText(/^Displaying/u).textContent
  await screen.findByText(/^Displaying/u)
  expect(displayed()).toBe("Displaying 1-25 of 370 so far")
  act(isWhole)
  await expect.poll(displayed).toBe("Displaying 1-25 of 3000")
})
