import { expect, it } from "vitest"
import { signedInUser } from "./signed-in-user.ts"

const ids = { id: 1001, businessEntityId: 1 }

it.each([{ user: ids }, { User: { Id: 1001, BusinessEntityId: 1 } }, { user: [ids] }])(
  "are the ids of the user that is answered: %j",
  (json) => {
    expect(signedInUser(json)).toEqual(ids)
  }
)

it.each([
  null,
  {},
  { user: null },
  { user: [] },
  { user: { ...ids, id: "1001" } },
  { user: { ...ids, businessEntityId: 1.5 } }
])("are none where they are no whole numbers: %j", (json) => {
  expect(signedInUser(json)).toBeNull()
})
