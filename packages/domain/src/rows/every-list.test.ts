import { describe, expect, it } from "vitest"
import { everyList } from "./every-list.ts"

const lists = Object.values(everyList).map(({ made }) =>
  made(({ title, columns, nameKey, defaultSort, facets, phone }) => ({
    title,
    columns: columns.map(({ key }): string => key),
    nameKey,
    sort: defaultSort.key,
    facets: facets ?? [],
    phone: phone === undefined ? [] : [...phone.facts, ...("state" in phone ? [phone.state] : [])],
    phoneFacts: phone?.facts.length
  }))
)

describe.each(lists)("$title", ({ columns, nameKey, sort, facets, phone, phoneFacts }) => {
  it("is named and first sorted by columns of its own", () =>
    expect(columns).toEqual(expect.arrayContaining([nameKey, sort])))

  it("is narrowed by six of its columns at most, each once", () => {
    expect(columns).toEqual(expect.arrayContaining([...facets]))
    expect(new Set(facets).size).toBe(facets.length)
    expect(facets.length).toBeLessThanOrEqual(6)
  })

  it("shows on a phone what its columns hold, and more than a name and a state", () => {
    expect(columns).toEqual(expect.arrayContaining([...phone]))
    expect(phoneFacts).not.toBe(0)
  })
})
