import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { TemplateRow } from "@command-center/domain/template/template"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import {
  templateRows,
  templatesScreenMachine
} from "@command-center/machines/templates-screen/templates-screen.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { answering } from "./call-answers.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const input = { rows: rowsInput({ now }), canEdit: true }
const row = { id: 31, name: "Night", businessEntityId: 42, parentName: "Harbour (42)" }

it("New is asked for a name among those of the loaded templates [A2.7-16 A5-01]", async () => {
  const driver = actorDriver(templatesScreenMachine, input)
  await driver.perform({ type: "creation.opened" })
  await driver.settle("collectNames", Result.succeed(["Night", "Lunch"]))
  expect(driver.inputOf("newTemplate")).toEqual({
    businessEntityId: 42,
    names: ["Night", "Lunch"],
    canEdit: true,
    subject: null
  })
})

it("deletes the template of the row", async () => {
  const driver = actorDriver(templatesScreenMachine, input)
  await driver.perform({ type: "deletion.opened", row })
  expect(driver.inputOf("deleteTemplate")).toEqual({ businessEntityId: 42, row, canEdit: true })
})

it("neither adds nor deletes without the edit right [A2.7-06 A2.7-15]", () => {
  const driver = actorDriver(templatesScreenMachine, { ...input, canEdit: false })
  expect([
    driver.snapshot().can({ type: "creation.opened" }),
    driver.snapshot().can({ type: "deletion.opened", row })
  ]).toEqual([false, false])
})

it("copies a row for everybody [A2.7-14 A8-15]", async () => {
  const driver = actorDriver(makeRowScreenMachine(templateRows), input.rows)
  await driver.perform({ type: "row.copied", row })
  expect(driver.emitted()).toEqual([
    {
      type: "copy",
      text: JSON.stringify(row, null, 2),
      copied: "The data for Night has been copied to your clipboard."
    }
  ])
})

it("loads the list again after a deletion [A4-32]", async () => {
  let loads = 0
  const loaded = { total: 1, unreadable: { count: 0, reasons: [] }, loadedAt: now.toISOString() }
  const list = makeListScreenMachine<TemplateRow>("templates").provide({
    actors: {
      loadRows: answering<LoadRowsInput, LoadedRows>(() => {
        loads += 1
        return Result.succeed(loaded)
      }),
      viewRows: answering<ViewRequest, RowsView<TemplateRow>>(() =>
        Result.succeed({ rows: [row], shown: 1, page: 1, pageCount: 1, filtered: 1, total: 1 })
      )
    }
  })
  const rows = makeRowScreenMachine(templateRows).provide({ actors: { list } })
  const deleteTemplate = deleteTemplateMachine.provide({
    actors: { deleteRow: answering<Deletion<TemplateRow>, unknown>(() => Result.succeed(undefined)) }
  })
  const actor = createActor(templatesScreenMachine.provide({ actors: { rows, deleteTemplate } }), { input }).start()
  await expect.poll(() => loads).toBe(1)
  actor.send({ type: "deletion.opened", row })
  actor.getSnapshot().children.deleteTemplate?.send({ type: "confirm" })
  await expect.poll(() => loads).toBe(2)
  expect(actor.getSnapshot().value).toEqual({ open: "browsing" })
  actor.stop()
})
