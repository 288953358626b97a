import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { sampleConsole } from "../app/sample-console.ts"
import { SamplePage } from "../app/sample-page.tsx"
import { ListDebug } from "./list-debug.view.tsx"

afterEach(cleanup)

it("the raw data of a list has its sort with the product's code, ascending 1 and descending 2 [A3-35]", () => {
  const machine = makeListScreenMachine<TaskRow>(taskList.id).provide({
    actors: { loadRows: fromPromise(() => new Promise(() => undefined)) }
  })
  const input = { list: taskList, businessEntityId: 12, predicates: [], pageSize: 25, refreshEvery: null }
  const actor = createActor(machine, { input }).start()
  const console = sampleConsole()
  console.stored.write("debug", "true")
  render(
    <SamplePage console={console}>
      <ListDebug actor={actor} list={taskList} />
    </SamplePage>
  )
  const panel = screen.getByRole<HTMLDetailsElement>("group")
  panel.open = true
  fireEvent(panel, new Event("toggle"))
  const shown = () => /"sort": (\{[^}]+\})/u.exec(document.body.textContent ?? "")?.[1]?.replaceAll(/\s+/gu, " ")
  expect(shown()).toBe('{ "key": "taskRunAfter", "direction": "descending", "order": 2 }')
  act(() => actor.send({ type: "sort.toggled", key: "taskRunAfter" }))
  expect(shown()).toBe('{ "key": "taskRunAfter", "direction": "ascending", "order": 1 }')
  console.stored.remove("debug")
})
