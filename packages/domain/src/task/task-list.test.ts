import { describe, expect, it } from "vitest"
import { sampleTask } from "./sample-task.ts"
import { taskList } from "./task-list.ts"
import { taskMessages } from "./task-messages.ts"

const row = sampleTask({ taskStatus: 15, taskStatusName: "Scheduled", taskState: null, parentName: null })

describe("the Tasks List", () => {
  it("reads each column's field, compared by its kind", () => {
    expect(taskList.columns.map(({ key, kind }) => `${key}: ${kind}`)).toEqual([
      "componentMerchant: text",
      "machineDnsName: text",
      "componentNickname: text",
      "taskTypeName: text",
      "taskRunAfter: date",
      "taskLastUpdatedAt: date",
      "taskState: text",
      "machineStatus: text",
      "utgStatus: text",
      "machineStatusEntityLastKnownCommunication: date",
      "machineStatusEntityNextPredictedCommunication: date",
      "utgVersion: version",
      "agentVersion: version",
      "componentProfileName: text",
      "componentProfileVersion: number",
      "componentFileId: text",
      "componentLocation: text",
      "componentLane: text",
      "machineNickname: text",
      "taskBulkLabel: text",
      "parentName: text",
      "machineStatusEntityStandardTimeZone: text",
      "machineStatusEntityWindowsVersion: text"
    ])
  })

  it("belongs to the area of tasks", () => {
    expect([taskList.id, taskList.area, taskList.loadFailed("x")]).toEqual([
      "tasks",
      "tasks",
      "Unable to load data due to the following error - x"
    ])
  })

  it("names a task of no type by its id", () => {
    const unnamed = { ...row, taskTypeName: null }
    expect([taskList.nameOf(unnamed), taskList.copied?.(unnamed)]).toEqual([
      "Task Id: 900 ()",
      "The data for Task Id: 900 () has been copied to your clipboard."
    ])
  })

  it("selects all matching rows", () => {
    expect(taskList.selectAll).toBe("matching")
  })

  it("reads the task fields of the document", () => {
    expect(Object.keys(taskList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("fills the state and the parent account", () => {
    expect(taskList.derive?.(row, () => "Harbour Hotels")).toEqual({
      ...row,
      taskState: "Running",
      parentName: "Harbour Hotels"
    })
  })

  it("names a copied row by id and type [A8-14]", () => {
    expect(taskList.copied?.(row)).toBe("The data for Task Id: 900 (Restart UTG) has been copied to your clipboard.")
  })

  it("is known by its task ids", () => {
    expect([taskList.idOf(row), taskList.nameOf(row)]).toEqual([900, "Task Id: 900 (Restart UTG)"])
  })
})

describe("the sentences of tasks", () => {
  it("of removing", () => {
    expect([taskMessages.removeFailed, taskMessages.removed.text, taskMessages.notDeletable]).toEqual([
      { header: "Remove Tasks Failed", text: "Unable to remove all selected Tasks" },
      "The selected Tasks were successfully removed.",
      "Unable to delete tasks that are in process or complete."
    ])
    expect([taskMessages.confirmRemove(1), taskMessages.confirmRemove(3)]).toEqual([
      "1 task will be deleted. Continue?",
      "3 tasks will be deleted. Continue?"
    ])
  })

  it("of the export", () => {
    const { failed, ...texts } = taskMessages.export
    expect({ ...texts, failed: failed("x") }).toEqual({
      title: "Export Tasks",
      question: "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?",
      preparing: "Preparing to export tasks",
      succeeded: "Exporting tasks. Your download should begin shortly.",
      failed: "Unable to export tasks. x",
      fileName: "tasks.csv"
    })
  })
})
