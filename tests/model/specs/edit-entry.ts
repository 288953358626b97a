import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { editEntryOf } from "@command-center/machines/edit-entry/edit-entry.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { asked, distinguished, readOnlyRests } from "../support/editing.ts"
import { modelled } from "../support/machine-model.ts"

const { machine } = editEntryOf<{ readonly config: unknown }>({ kind: "apiInterface", replaces: null })
const schema = Result.getOrThrow(settingsSchema({ type: "object", properties: { trace: { type: "boolean" } } }))
const made = { cdType: 12, taskDesc: "Bar", listenPort: 26880, trace: false }
const till = { taskDesc: "Till", listenPort: 4000, ccid: "a" }
const holding = (...apiInterface: ReadonlyArray<unknown>) => ({ config: { apiInterfaceConfig: { apiInterface } } })
const addition = (taken: number) => ({
  held: holding({ taskDesc: "Till", listenPort: taken }),
  form: { kind: "apiInterface", made, replaces: null } as const,
  schema,
  list: "/be/42/utgs/7/apiinterfaces"
})
const editing = (json: typeof till) => ({
  ...addition(4000),
  held: holding(json),
  form: { kind: "apiInterface", made: json, replaces: { kind: "apiInterface", at: 0, json } } as const
})
const typed = (changes: object, setting?: string) => ({
  draft: { ...made, ...changes },
  ...(setting === undefined ? {} : { setting })
})
const input = { businessEntityId: 42, subject: addition(4000), canEdit: true }
const kept = { draft: { ...till, taskDesc: "Mine" }, savedAt: "2026-11-20T15:15:00.000Z" }

export const spec = modelled(machine, {
  rests: readOnlyRests,
  inputs: [
    input,
    { ...input, canEdit: false },
    { ...input, subject: { ...addition(4000), form: { ...addition(4000).form, made: { cdType: 12 } } } },
    { ...input, subject: editing(till), kept },
    { ...input, subject: editing({ ...till, taskDesc: "Theirs" }), kept: { ...kept, before: editing(till) } }
  ],
  user: {
    ...asked,
    "subject.read": [{ subject: addition(4000) }, { subject: addition(4001) }],
    "draft.changed": [
      typed({ listenPort: 4001 }, "listenPort"),
      typed({ listenPort: 4000 }, "listenPort"),
      typed({ trace: "x" }, "trace"),
      typed({})
    ],
    "text.changed": [{ text: "{" }, { text: '{"cdType":12,"taskDesc":"Bar","listenPort":4002}' }],
    "collision.chosen": [{ key: "taskDesc", side: "theirs" }]
  },
  outcomes: {
    update: {
      saved: Result.succeed({ kind: "updated", subject: addition(4000) }),
      "moved on beside it": Result.succeed({ kind: "movedOn", subject: addition(5000) }),
      "its port is taken": Result.succeed({ kind: "movedOn", subject: addition(4001) }),
      ...failures
    }
  },
  project: distinguished
})
