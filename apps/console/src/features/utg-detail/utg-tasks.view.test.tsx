import { rowIds } from "@command-center/domain/rows/row-ids"
import { sampleTask } from "@command-center/domain/task/sample-task"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { utgTaskList } from "@command-center/domain/utg/utg-tables"
import type { Collected } from "@command-center/machines/row-screen/collected"
import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import { sampleNow } from "../../app/sample-console.ts"
import { sampleObserver } from "../../app/sample-observer.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import { wireList } from "../../list/wire-list.ts"
import { UtgTasksView } from "./utg-tasks.view.tsx"

beforeEach(() => {
  sampleObserver("ResizeObserver")
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = [901, 902, 903].map((taskId) => sampleTask({ taskId }))
const client = sampleRowsClient<TaskRow>({
  load: () => Promise.resolve(Result.succeed({ total: 3, unreadable: { count: 0, reasons: [] } })),
  firstView: () => Promise.resolve(null),
  view: () => Promise.resolve({ rows, shown: 3, page: 1, pageCount: 1, filtered: 3, total: 3 }),
  ids: () => Promise.resolve(rowIds([901, 902, 903]))
})

/** The three tasks of a UTG, and the ids that are to be deleted. */
const shown = async (canEdit = true) => {
  const collected: Array<ReadonlyArray<number>> = []
  const machine = utgTasksMachine.provide({
    actors: {
      list: wireList(utgTaskList, client, () => sampleNow),
      collectTargets: fromPromise<Collected<TaskRow>, ReadonlyArray<number>>(({ input }) => {
        collected.push(input)
        return new Promise(() => undefined)
      })
    }
  })
  const input = { businessEntityId: 12, componentId: 501, pageSize: 25, refreshEvery: null, canEdit }
  const actor = createActor(machine, { input }).start()
  render(
    <SamplePage>
      <UtgTasksView actor={actor} canEdit={canEdit} />
    </SamplePage>
  )
  await screen.findAllByText("Restart UTG")
  return collected
}
const select = (at: number) => fireEvent.click(screen.getAllByRole("checkbox")[at] ?? document.body)

it("takes the row whose task is deleted into the selection", async () => {
  const collected = await shown()
  select(1)
  fireEvent.click(screen.getAllByRole("button", { name: /actions/iu })[1] ?? document.body)
  fireEvent.click(await screen.findByRole("menuitem", { name: taskLabels.deleteTask }))
  expect(collected).toEqual([[901, 902]])
})

it("deletes what is selected, once", async () => {
  const collected = await shown()
  select(3)
  select(1)
  const remove = screen.getByRole<HTMLButtonElement>("button", { name: taskLabels.deleteTasks })
  fireEvent.click(remove)
  fireEvent.click(remove)
  expect([collected, remove.disabled]).toEqual([[[903, 901]], true])
})

it("offers no deletion to those who may not delete", async () => {
  await shown(false)
  expect([screen.queryAllByRole("checkbox"), screen.queryAllByRole("button", { name: /actions/iu })]).toEqual([[], []])
})
