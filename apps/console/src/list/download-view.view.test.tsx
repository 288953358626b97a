import { noneSelected, withRows } from "@command-center/domain/rows/selection"
import type { CsvRequest } from "@command-center/domain/rows/view-csv"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { DownloadViewDialog } from "./download-view.view.tsx"

afterEach(cleanup)

const input = {
  list: "utgs",
  view: {
    search: "",
    sort: { key: "componentNickname", direction: "ascending" },
    matching: 1200,
    selection: withRows(noneSelected, [1, 2, 3])
  },
  columns: ["componentNickname"]
} as const

/** The dialog over the real flow, whose writing ends as the test says. */
const shown = () => {
  let settle = (): void => undefined
  let fail = (): void => undefined
  const writeView: Task<CsvRequest, unknown, never> = fromPromise(
    () =>
      new Promise<Result.Result<unknown, never>>((resolve, reject) => {
        settle = () => resolve(Result.succeed("the file"))
        fail = () => reject(new Error("the rows answered nothing"))
      })
  )
  const actor = createActor(downloadViewMachine.provide({ actors: { writeView } }), { input })
  actor.subscribe({ error: () => undefined })
  actor.start()
  render(
    <UiProvider>
      <DownloadViewDialog actor={actor} />
    </UiProvider>
  )
  const choose = (role: "button" | "radio", name: string) => fireEvent.click(screen.getByRole(role, { name }))
  return { actor, choose, settle: () => settle(), fail: () => fail() }
}

it("asks which rows, writes those, shows how far it is, and is gone with the file", async () => {
  const { actor, choose, settle } = shown()
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "All 1,200 rows that match" }).checked).toBe(true)
  choose("radio", "The 3 selected rows")
  choose("button", "Download")
  expect(screen.getByRole("status").textContent).toContain("Writing the file")
  actor.send({ type: "download.progressed", transfer: { done: 1, total: 3 } })
  await screen.findByText("1 of 3 rows")
  expect(screen.getByRole("progressbar", { name: "Writing the file" })).toBeTruthy()
  settle()
  await expect.poll(() => actor.getSnapshot().value).toBe("written")
  expect(actor.getSnapshot().context.choice).toBe("selected")
})

it("that breaks says so and can be tried again, or left", async () => {
  const { actor, choose, fail } = shown()
  choose("button", "Download")
  fail()
  await screen.findByText("The file could not be written. Try again. If it fails again, reload the page.")
  choose("button", "Retry")
  expect(screen.getByRole("status").textContent).toContain("Writing the file")
  choose("button", "Cancel")
  expect(actor.getSnapshot().value).toBe("closed")
})
