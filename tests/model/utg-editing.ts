import { readUtgComponent, type UtgEdit } from "@command-center/domain/utg/utg-component"
import { editUtgMachine } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Result } from "effect"
import { actorDriver } from "./support/actor-driver.ts"

export const component = (fields: object = {}) =>
  Result.getOrThrow(
    readUtgComponent({
      Id: 7,
      PermanentId: "c",
      Machine: { Id: 3, PermanentId: "m" },
      Nickname: "Lane 1",
      Merchant: "Bar",
      Location: "Dock",
      Lane: "1",
      FileId: "F",
      ...fields
    })
  )
export const subject = component()
const input = { businessEntityId: 42, subject, canEdit: true }
export const read: UtgEdit = { nickname: "Lane 1", merchant: "Bar", location: "Dock", lane: "1", fileId: "F" }
export const typed = (fields: Partial<UtgEdit>) => ({ type: "draft.changed", draft: { ...read, ...fields } }) as const

export const updated = Result.succeed({ kind: "updated", subject: component({ Nickname: "Lane 9" }) })
export const movedOn = (fields: object) => Result.succeed({ kind: "movedOn", subject: component(fields) })
export const opened = (canEdit = true, of = subject) => actorDriver(editUtgMachine, { ...input, subject: of, canEdit })
export const edited = async (fields: Partial<UtgEdit> = { nickname: "Lane 9" }) => {
  const driver = opened()
  await driver.perform(typed(fields))
  return driver
}
export const sent = async (fields?: Partial<UtgEdit>) => {
  const driver = await edited(fields)
  await driver.perform({ type: "submit" })
  return driver
}
export const isUnsaved = (driver: ReturnType<typeof opened>) => driver.snapshot().hasTag("unsaved")
