import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { Result } from "effect"
import { actorDriver } from "./support/actor-driver.ts"

interface Held {
  readonly config: unknown
  readonly revisionId: number
}
const { machine, selectors } = editConfigOf<Held>(utgDetailMessages.configUpdateFailed)
export const select = selectors
export const schema = Result.getOrThrow(
  settingsSchema({
    type: "object",
    properties: {
      utgGlobal: {
        type: "object",
        properties: {
          retries: { type: "integer", minimum: 0 },
          name: { type: "string" },
          pin: { type: "string" },
          greeting: { type: "string", format: "password" }
        }
      }
    }
  })
)
export const settings = (changes: object = {}) => ({ utgGlobal: { retries: 3, name: "A", pin: "1234", ...changes } })
export const holding = (changes: object = {}, revisionId = 1) => ({
  held: {
    config: { ...settings(changes), apiInterfaceConfig: { apiInterface: [{ listenPort: 4000 }] } },
    revisionId
  },
  schema
})
export const subject = holding()
const input = { businessEntityId: 42, subject, canEdit: true }
export const typed = (changes: object, setting?: string) =>
  ({ type: "draft.changed", draft: settings(changes), ...(setting === undefined ? {} : { setting }) }) as const
export const saved = Result.succeed({ kind: "updated", subject: holding({ retries: 4 }, 2) })
export const movedOn = (changes: object) => Result.succeed({ kind: "movedOn", subject: holding(changes, 2) })

export const opened = (changes: object = {}) => actorDriver(machine, { ...input, ...changes })
export const draftOf = (driver: ReturnType<typeof opened>) => select.selectDraft(driver.snapshot())
export const edited = async (changes: object = { retries: 4 }) => {
  const driver = opened()
  await driver.perform(typed(changes))
  return driver
}
export const sent = async (changes?: object) => {
  const driver = await edited(changes)
  await driver.perform({ type: "submit" })
  await driver.perform({ type: "confirm" })
  return driver
}
