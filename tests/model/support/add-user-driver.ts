import type { NewUserText } from "@command-center/domain/user/new-user"
import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { Result } from "effect"
import { actorDriver } from "./actor-driver.ts"

export const input = { businessEntityId: 42, canEdit: true }
export const texts = {
  username: "ada.byron",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  verifyEmail: "ada@example.com"
} as const
const { verifyEmail: _, ...sentUser } = { ...texts, roleId: 10003 }
export const sent = sentUser
export const fields: ReadonlyArray<NewUserText> = ["username", "firstName", "lastName", "email", "verifyEmail"]
export const typing = fields.map((field) => ({ type: "draft.changed", field, text: texts[field] }) as const)
export const role = { type: "role.chosen", roleId: 10003 } as const
export const submit = { type: "submit" } as const

export const filled = async (given = input) => {
  const driver = actorDriver(addUserMachine, given)
  for (const event of [...typing, role]) await driver.perform(event)
  return driver
}
export const creating = async () => {
  const driver = await filled()
  await driver.perform(submit)
  return driver
}
export const assigning = async () => {
  const driver = await creating()
  await driver.settle("createUser", Result.succeed(2101))
  return driver
}
export const added = { type: "toast", kind: "success", text: "User Ada Byron added" }
export const failed = (error: string) => ({ type: "toast", kind: "danger", text: `Unable to add the user: ${error}` })
