import { Result } from "effect"
import { expect, it } from "vitest"
import { readUtgComponent, type UtgComponent, type UtgEdit } from "./utg-component.ts"
import { rebasedUtgEdit } from "./utg-rebase.ts"

const component = (fields: Partial<UtgEdit> = {}): UtgComponent =>
  Result.getOrThrow(
    readUtgComponent({
      id: 7,
      nickname: "Lane 1",
      merchant: "Bar",
      location: "Dock",
      lane: null,
      fileId: "F",
      ...fields
    })
  )
const typed = (fields: Partial<UtgEdit> = {}): UtgEdit => ({
  nickname: "Lane 1",
  merchant: "Bar",
  location: "Dock",
  lane: "",
  fileId: "F",
  ...fields
})

it("keeps what was typed and takes over what was changed elsewhere", () => {
  const edit = typed({ nickname: "Lane 9" })
  const merged = typed({ nickname: "Lane 9", lane: "4" })
  expect(rebasedUtgEdit(component(), edit, component({ lane: "4" }))).toEqual({
    mine: merged,
    theirs: merged,
    collisions: []
  })
})

it("names what both changed, and has both ways out of it", () => {
  const edit = typed({ nickname: " Lane 9 ", merchant: "Café" })
  expect(rebasedUtgEdit(component(), edit, component({ nickname: "Till 3", fileId: "G" }))).toEqual({
    mine: typed({ nickname: " Lane 9 ", merchant: "Café", fileId: "G" }),
    theirs: typed({ nickname: "Till 3", merchant: "Café", fileId: "G" }),
    collisions: [{ field: "nickname", mine: "Lane 9", theirs: "Till 3" }]
  })
})

it.each([
  ["was changed to the same on both sides", typed({ lane: "4" }), component({ lane: " 4" })],
  ["was touched and changed back", typed({ lane: " " }), component({ lane: "4" })]
])("what %s does not collide", (_what, edit, now) =>
  expect(rebasedUtgEdit(component(), edit, now).collisions).toEqual([])
)
