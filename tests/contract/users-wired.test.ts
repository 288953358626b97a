import { userRows } from "@command-center/machines/screens/users-screen"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { wireUsers } from "../../apps/console/src/features/users/users.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { loadedRows } from "./support/loaded-rows.ts"
import { openDialog, readyIn } from "./support/open-dialog.ts"

const account = knownAccounts.region.id
const technician = 10_003

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

/** Create User as it is typed for somebody, with the role of a technician, and sent. */
const submitted = async (username: string) => {
  const client = await loadedRows(estate, userRows.list, account)
  const dialog = await openDialog(
    wireUsers({ runtime: estate.runtime, now: () => new Date() }, client),
    account,
    "addUser"
  )
  const email = `${username}@example.com`
  const typed = { username, firstName: "Ada", lastName: "Quill", email, verifyEmail: email }
  for (const [field, text] of Object.entries(typed)) dialog.send({ type: "draft.changed", field, text })
  dialog.send({ type: "role.chosen", roleId: technician })
  dialog.send({ type: "submit" })
  await readyIn(dialog)
  return dialog
}

/** Who the service has under a name, with each role and where it holds. */
const stored = async (username: string) => {
  const people = (await estate.sandbox.db.select().from(schema.person)).filter((each) => each.username === username)
  const roles = await estate.sandbox.db.select().from(schema.personRole)
  return people.map(({ id }) =>
    roles.flatMap((each) => (each.personId === id ? [{ role: each.roleId, at: each.businessEntityId }] : []))
  )
}

it("a user is created at the account with the role that was chosen", async () => {
  const dialog = await submitted("ada.quill")
  expect([dialog.getSnapshot().status, await stored("ada.quill")]).toEqual([
    "done",
    [[{ role: technician, at: account }]]
  ])
})

it("a user whose creation was answered by nobody is found by the name it was sent with, and gets the role once", async () => {
  estate.sandbox.faults.add({ path: "/users", method: "POST", kind: "status", status: 504, acts: true, times: 1 })
  const dialog = await submitted("found.quill")
  expect(dialog.getSnapshot().value).toBe("unknown")
  const asked = await estate.askedBy(async () => {
    dialog.send({ type: "check" })
    await readyIn(dialog)
  })
  expect(asked.filter(({ line }) => /^POST .*\/users$/u.test(line))).toEqual([])
  expect([dialog.getSnapshot().status, await stored("found.quill")]).toEqual([
    "done",
    [[{ role: technician, at: account }]]
  ])
})

it("a user who was not created is not found: nothing but a new try creates it", async () => {
  estate.sandbox.faults.add({ path: "/users", method: "POST", kind: "drop", times: 1 })
  const dialog = await submitted("lost.quill")
  dialog.send({ type: "check" })
  await readyIn(dialog)
  expect([dialog.getSnapshot().value, await stored("lost.quill")]).toEqual(["notFound", []])
})
