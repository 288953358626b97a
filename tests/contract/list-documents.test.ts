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
  it.each(documentedLists)(
    "$section: heading, columns, first sort, empty text and failure [A2.6-01 A2.6-09 A2.6-10 A2.6-19 A2.7-07 A2.7-10 A2.7-11 A2.7-13 B2.devices-01 B2.devices-04 B2.devices-05 B2.devices-06 B2.devices-13 B2.forms-01 B2.forms-04 B2.profiles-01 B2.users-05 B2.utg-01 B2.utg-07 B2.utg-08 B2.utg-14 B4-08 B4-09 B8-21 B8-24]",
    (documented) => {
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
    }
  )

  it("are all of them", () => {
    expect(lists.map(({ id }) => id)).toEqual(documentedLists.map(({ id }) => id))
  })
})
