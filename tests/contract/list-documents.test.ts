import { deviceList } from "@command-center/domain/device/device-list"
import { formList } from "@command-center/domain/form/form-list"
import { installationList } from "@command-center/domain/installation/installation-list"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { taskList } from "@command-center/domain/task/task-list"
import { templateList } from "@command-center/domain/template/template-list"
import { userList } from "@command-center/domain/user/user-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { describe, expect, it } from "vitest"
import { documentedLists } from "../support/list-documents.ts"

const described = <Row>({
  id,
  title,
  columns,
  defaultSort,
  selectAll,
  emptyText,
  loadFailed
}: ListDescription<Row>) => ({
  id,
  heading: title,
  columns: columns.map(({ label }) => label),
  unsortable: columns.filter(({ sortable }) => sortable === false),
  sortedBy: [columns.find(({ key }) => key === defaultSort.key)?.label, defaultSort.direction],
  hasSelection: selectAll !== "none",
  emptyText,
  loadFailed: loadFailed("")
})

const lists = [
  described(utgList),
  described(taskList),
  described(deviceList),
  described(formList),
  described(userList),
  described(profileList),
  described(installationList),
  described(templateList)
]

describe("the lists as the documents describe them", () => {
  it.each(documentedLists)("$section: heading, columns, first sort, empty text and failure", (documented) => {
    const { id, heading, columns, sortedBy, hasSelection, emptyText, loadFailed } = documented
    expect(lists.find((list) => list.id === id)).toEqual({
      id,
      heading,
      columns,
      unsortable: [],
      sortedBy,
      hasSelection,
      emptyText,
      loadFailed
    })
  })

  it("are all of them", () => {
    expect(lists.map(({ id }) => id)).toEqual(documentedLists.map(({ id }) => id))
  })
})
