import type { ListDescription } from "@command-center/domain/rows/list-description"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { sampleTask } from "@command-center/domain/task/sample-task"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { sampleConsole } from "../../app/sample-console.ts"
import { sampleObserver } from "../../app/sample-observer.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { openRows } from "../../rows/rows-client.ts"
import { page } from "./tasks.list.tsx"

beforeEach(() => {
  sampleObserver("ResizeObserver")
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ taskView: [sampleTask({ taskId: 901 })] })))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const base = "http://127.0.0.1/"
const credentials = () => ({ config: sampleConfig(base), token: "token" })

/** What the page offers for a row, and for a row that is selected. */
const offered = async (canEdit: boolean) => {
  const console = {
    ...sampleConsole(),
    openRows: <Row,>(list: ListDescription<Row>) =>
      openRows<Row>({ list: list.id, base, accountNames: [] }, list.idOf, credentials)
  }
  render(
    <SamplePage console={console}>
      <page.Screen businessEntityId={12} canEdit={canEdit} intent={null} />
    </SamplePage>
  )
  await screen.findAllByText("Restart UTG")
  fireEvent.click(screen.getAllByRole("checkbox")[1] ?? document.body)
  const ofSelection = screen.queryAllByRole("button", { name: taskLabels.deleteTasks }).length
  fireEvent.click(screen.getAllByRole("button", { name: /actions/iu })[0] ?? document.body)
  const ofRow = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)
  return { ofRow, ofSelection, access: screen.getByRole("img").getAttribute("aria-label") }
}

it("offers to delete tasks to whoever may edit them [A2.6-22]", async () => {
  expect(await offered(true)).toEqual({
    ofRow: ["Copy Row as JSON", "Delete Task"],
    ofSelection: 1,
    access: "You have edit access on this page."
  })
})

it("offers nothing but copying to whoever may only look [A2.6-22]", async () => {
  expect(await offered(false)).toEqual({
    ofRow: ["Copy Row as JSON"],
    ofSelection: 0,
    access: "You have read only access on this page."
  })
})
