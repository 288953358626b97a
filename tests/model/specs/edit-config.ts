import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"
import { apart, asked, readOnlyRests } from "./editing.ts"

const { machine } = editConfigOf<{ readonly config: unknown }>()
const retries = { type: "integer", minimum: 0 }
const schema = Result.getOrThrow(
  settingsSchema({
    type: "object",
    properties: { utgGlobal: { type: "object", properties: { retries, trace: { type: "boolean" } } } }
  })
)
const settings = (count: unknown, trace = false) => ({ utgGlobal: { retries: count, trace } })
const holding = (count: unknown, trace?: boolean) => ({ held: { config: settings(count, trace) }, schema })
const input = { businessEntityId: 42, subject: holding(3), canEdit: true }
const kept = { draft: settings(4), savedAt: "2026-11-20T15:15:00.000Z" }

export const editConfig = modelled(machine, {
  rests: readOnlyRests,
  inputs: [
    input,
    { ...input, canEdit: false },
    { ...input, kept },
    { ...input, kept: { ...kept, before: holding(5) } }
  ],
  user: {
    ...asked,
    "draft.changed": [
      { draft: settings(4), setting: "utgGlobal/retries" },
      { draft: settings(-1), setting: "utgGlobal/retries" },
      { draft: settings(3) }
    ],
    "text.changed": [{ text: "{" }, { text: JSON.stringify(settings(6)) }],
    "collision.chosen": [{ key: "utgGlobal/retries", side: "theirs" }]
  },
  outcomes: {
    update: {
      saved: Result.succeed({ kind: "updated", subject: holding(4) }),
      "moved on": Result.succeed({ kind: "movedOn", subject: holding(9) }),
      "moved on beside it": Result.succeed({ kind: "movedOn", subject: holding(3, true) }),
      ...failures
    }
  },
  project: apart
})
