import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import type { TemplateRow } from "./template.ts"
import { templateList } from "./template-list.ts"
import { templateMessages } from "./template-messages.ts"

const row: TemplateRow = { id: 5, name: "Fast lanes", businessEntityId: 42, parentName: null }

describe("the Config Template List", () => {
  it("is described whole", () => {
    const { id, title, columns, selectAll, area } = templateList
    expect({ id, title, columns, selectAll, area }).toEqual({
      id: "templates",
      title: "Config Template List",
      columns: [
        { key: "name", label: "Config Template Name", kind: "text" },
        { key: "parentName", label: "Parent Account", kind: "text" }
      ],
      selectAll: "none",
      area: "templates"
    })
  })

  it("shows the business entity id, beside the account's name where known", () => {
    const parentOf = (changes: Partial<TemplateRow>, name?: string) =>
      templateList.derive?.({ ...row, ...changes }, () => name).parentName
    expect([
      parentOf({}, "Harbour"),
      parentOf({ parentName: "Given" }, "Harbour"),
      parentOf({}),
      parentOf({ parentName: "Harbour (42)" }),
      parentOf({ parentName: "42" }),
      parentOf({ businessEntityId: null })
    ]).toEqual(["Harbour (42)", "Given (42)", "42", "Harbour (42)", "42", null])
  })

  it("reads id and name", () => {
    expect(Object.keys(templateList.fields)).toEqual(["id", "name", "businessEntityId", "parentName"])
  })

  it("names a copied row by its name [A8-15]", () => {
    expect([
      templateList.idOf(row),
      listMessages.copied(templateList.nameOf(row)),
      templateList.nameOf({ ...row, name: null })
    ]).toEqual([5, "The data for Fast lanes has been copied to your clipboard.", "5"])
  })
})

describe("the sentences of config templates", () => {
  it("keep the product's spelling", () => {
    expect([
      templateMessages.nameNotUnique,
      templateMessages.createFailed("x"),
      templateMessages.updateFailed,
      templateMessages.updated,
      templateMessages.deleted,
      templateMessages.created,
      templateMessages.deleteFailed("x")
    ]).toEqual([
      "Config template name must be unique",
      "Unable to create config template. x",
      "Unable to update the config template",
      "The config tmeplate was successfully updated.",
      "Config template successfully deleted",
      "Config Template successfully created",
      "Unable to delete profile. x"
    ])
  })
})
