import type { UserRow } from "@command-center/domain/user/user"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { userRows, usersScreenMachine } from "@command-center/machines/users-screen/users-screen.machine"
import { expect, it } from "vitest"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const row: UserRow = {
  id: 3,
  username: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  emailAddressVerified: true,
  userType: 0,
  roleId: 10001,
  roleName: null,
  roleText: null,
  isActive: true,
  isLocked: false,
  isInitialUser: false,
  hasLoggedIn: null
}

const input = { rows: rowsInput(), canEdit: true }

it("opens Create User for the account, with the edit right only [B6-10]", async () => {
  const driver = actorDriver(usersScreenMachine, input)
  await driver.perform({ type: "add.opened" })
  expect(driver.inputOf("addUser")).toEqual({ businessEntityId: 42, canEdit: true })
  const readOnly = actorDriver(usersScreenMachine, { ...input, canEdit: false })
  expect(readOnly.snapshot().can({ type: "add.opened" })).toBe(false)
  await readOnly.perform({ type: "add.opened" })
  expect(readOnly.running()).toEqual(["rows"])
})

it("copies a row as JSON", async () => {
  const driver = actorDriver(makeRowScreenMachine(userRows), input.rows)
  await driver.perform({ type: "row.copied", row: row })
  expect(driver.emitted()).toEqual([
    {
      type: "copy",
      text: JSON.stringify(row, null, 2),
      copied: "The data for ada@example.com has been copied to your clipboard."
    }
  ])
})
