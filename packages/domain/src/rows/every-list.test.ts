import { describe, expect, it } from "vitest"
import { deviceList } from "../device/device-list.ts"
import { formList } from "../form/form-list.ts"
import { installationList } from "../installation/installation-list.ts"
import { profileList } from "../profile/profile-list.ts"
import { taskList } from "../task/task-list.ts"
import { templateList } from "../template/template-list.ts"
import { userList } from "../user/user-list.ts"
import { utgList } from "../utg/utg-list.ts"
import type { ListDescription } from "./list-description.ts"

interface Named {
  readonly title: string
  readonly columns: ReadonlyArray<string>
  readonly nameKey: string
  readonly sort: string
  readonly facets: ReadonlyArray<string>
  readonly phone: ReadonlyArray<string | undefined>
}

const named = <Row>({ title, columns, nameKey, defaultSort, facets, phone }: ListDescription<Row>): Named => ({
  title,
  columns: columns.map(({ key }) => key),
  nameKey,
  sort: defaultSort.key,
  facets: facets ?? [],
  phone: phone === undefined ? [] : [...phone.facts, ...("state" in phone ? [phone.state] : [])]
})

const lists = [
  named(deviceList),
  named(formList),
  named(installationList),
  named(profileList),
  named(taskList),
  named(templateList),
  named(userList),
  named(utgList)
]

describe.each(lists)("$title", ({ columns, nameKey, sort, facets, phone }) => {
  it("is named and first sorted by columns of its own", () =>
    expect(columns).toEqual(expect.arrayContaining([nameKey, sort])))

  it("is narrowed by six of its columns at most, each once", () => {
    expect(columns).toEqual(expect.arrayContaining([...facets]))
    expect(new Set(facets).size).toBe(facets.length)
    expect(facets.length).toBeLessThanOrEqual(6)
  })

  it("shows on a phone what its columns hold", () => expect(columns).toEqual(expect.arrayContaining([...phone])))
})
