import { rowIds } from "@command-center/domain/rows/row-ids"
import { noneSelected, ofMany, toggled, withRows } from "@command-center/domain/rows/selection"
import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import {
  selectChoice,
  selectIsAsking,
  selectIsCrashed,
  selectIsShown,
  selectIsWriting,
  selectMatching,
  selectSelected,
  selectTransfer
} from "@command-center/machines/download-view/download-view.selectors"
import type { DownloadViewInput } from "@command-center/machines/download-view/download-view.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const sort = { key: "componentNickname", direction: "descending" } as const
const columns = ["componentNickname", "utgStatus"]
const view = { search: "bar", sort, matching: 120, selection: noneSelected }
const input: DownloadViewInput = { list: "utgs", view, columns }
const withSelection: DownloadViewInput = { ...input, view: { ...view, selection: withRows(noneSelected, [7, 3]) } }
const progressed = { type: "download.progressed", transfer: { done: 60, total: 120 } } as const
const file = "the file"

describe("without a selection", () => {
  it("writes at once, what the list shows and nothing else, and says how many rows there are", async () => {
    const driver = actorDriver(downloadViewMachine, input)
    expect([driver.state(), driver.inputOf("writeView")]).toEqual([
      { writing: "quiet" },
      { search: "bar", facets: {}, sort, only: null, columns }
    ])
    await driver.perform({ type: "download.progressed", transfer: { done: 118, total: 118 } })
    await driver.settle("writeView", Result.succeed(file))
    expect(driver.emitted()).toEqual([
      { type: "download", fileName: "utgs-view.csv", content: file },
      { type: "toast", kind: "success", text: "118 rows downloaded as utgs-view.csv. Dates are in UTC." }
    ])
    expect(driver.snapshot().output).toEqual({ downloaded: true })
  })

  it("is shown only where it takes a while", async () => {
    const driver = actorDriver(downloadViewMachine, input)
    const seen = [selectIsShown(driver.snapshot())]
    await driver.advance(300)
    seen.push(selectIsShown(driver.snapshot()))
    expect([seen, selectIsWriting(driver.snapshot())]).toEqual([[false, true], true])
  })

  it("called off, downloads nothing", async () => {
    const driver = actorDriver(downloadViewMachine, input)
    await driver.advance(300)
    await driver.perform(progressed)
    await driver.perform({ type: "cancel" })
    await driver.settleLate("writeView", Result.succeed(file))
    expect([driver.emitted(), driver.running(), driver.snapshot().output]).toEqual([[], [], { downloaded: false }])
  })

  it("that breaks can be tried again, from the first row", async () => {
    const driver = actorDriver(downloadViewMachine, input)
    await driver.perform(progressed)
    await driver.crash("writeView")
    const seen = () => [selectIsCrashed(driver.snapshot()), selectIsShown(driver.snapshot())]
    expect([driver.state(), ...seen()]).toEqual(["crashed", true, true])
    await driver.perform({ type: "retry" })
    expect([driver.state(), ...seen(), selectTransfer(driver.snapshot())]).toEqual([
      { writing: "quiet" },
      false,
      false,
      null
    ])
  })
})

describe("with a selection", () => {
  it("asks which rows, and keeps the dialog while it writes", async () => {
    const driver = actorDriver(downloadViewMachine, withSelection)
    expect([selectIsAsking(driver.snapshot()), driver.running()]).toEqual([true, []])
    expect([selectChoice, selectMatching, selectSelected].map((select) => select(driver.snapshot()))).toEqual([
      "matching",
      120,
      2
    ])
    await driver.perform({ type: "choice.changed", choice: "selected" })
    expect(selectChoice(driver.snapshot())).toBe("selected")
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.inputOf("writeView")]).toEqual([
      { writing: "shown" },
      { search: "bar", facets: {}, sort, only: rowIds([7, 3]), columns }
    ])
    await driver.settle("writeView", Result.succeed(file))
    expect(driver.emitted().at(-1)).toEqual({
      type: "toast",
      kind: "success",
      text: "2 rows downloaded as utgs-view.csv. Dates are in UTC."
    })
  })

  it("writes all rows that match unless the selected ones are chosen", async () => {
    const driver = actorDriver(downloadViewMachine, withSelection)
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("writeView")).toEqual({ search: "bar", facets: {}, sort, only: null, columns })
    await driver.settle("writeView", Result.succeed(file))
    expect(driver.emitted().at(-1)).toMatchObject({
      text: "120 rows downloaded as utgs-view.csv. Dates are in UTC."
    })
  })

  it("knows the rows that were taken together without those left out", async () => {
    const selection = toggled(ofMany(rowIds([9, 8, 7])), 8)
    const driver = actorDriver(downloadViewMachine, { ...input, view: { ...view, selection } })
    await driver.perform({ type: "choice.changed", choice: "selected" })
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("writeView")).toMatchObject({ only: rowIds([9, 7]) })
  })
})
