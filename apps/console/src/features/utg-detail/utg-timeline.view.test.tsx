import type { TimelineEntry } from "@command-center/domain/timeline/timeline"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import { utgTimelineMachine } from "@command-center/machines/utg-timeline/utg-timeline.machine"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { UtgTimelineView } from "./utg-timeline.view.tsx"

afterEach(cleanup)

const entry = (id: number, change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: `task ${id}`,
  kind: "task",
  at: "2026-11-20T15:00:00.000Z",
  title: `Task ${id}`,
  word: "Done",
  stage: "done",
  details: [],
  dueAt: null,
  ...change
})

const show = (entries: ReadonlyArray<TimelineEntry>) =>
  render(
    <SamplePage>
      <UtgTimelineView actor={createActor(utgTimelineMachine).start()} entries={entries} site={null} />
    </SamplePage>
  )
const shown = () => screen.queryAllByRole("listitem").map((item) => within(item).getByText(/^Task /u).textContent)
const filter = () => screen.getByRole<HTMLSelectElement>("combobox", { name: timelineMessages.show })

it("shows the newest of a kind, says how many there are of each, and the rest when it is asked for", () => {
  const configurations = [21, 22, 23].map((id) => entry(id, { kind: "configuration", stage: null }))
  show([...Array.from({ length: 10 }, (_, at) => entry(at + 1)), ...configurations])
  expect([...filter().options].map(({ text }) => /\((\d+)\)$/u.exec(text)?.[1])).toEqual(["13", "10", "0", "3", "0"])
  expect(shown()).toHaveLength(8)
  fireEvent.change(filter(), { target: { value: "task" } })
  fireEvent.click(screen.getByRole("button", { name: timelineMessages.more(2) }))
  expect([shown().length, shown().at(-1), screen.queryByRole("button")]).toEqual([10, "Task 10", null])
  fireEvent.change(filter(), { target: { value: "contact" } })
  expect(screen.getByText(timelineMessages.nothingOfKind).tagName).toBe("P")
})

it("tells when, how it went, and what is due", () => {
  show([
    entry(1, {
      stage: "waiting",
      word: "Waiting",
      details: ["Nightly", "by ann"],
      at: null,
      dueAt: "2026-11-21T05:00:00.000Z"
    })
  ])
  const [item] = screen.getAllByRole("listitem")
  expect(item?.textContent).toBe(
    `${timelineMessages.atUnknownTime}Task 1WaitingNightlyby ann${timelineMessages.due} 2026-11-21 12:00 AM`
  )
  expect(item?.dataset["tone"]).toBe("info")
})

it("says that nothing is known where nothing is", () => {
  show([])
  expect(screen.getByText(timelineMessages.empty).tagName).toBe("P")
})
