import { readUtgComponent } from "@command-center/domain/utg/utg-component"
import { editUtgMachine } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { asked, readOnlyRests } from "../support/editing.ts"
import { modelled } from "../support/machine-model.ts"

const component = (nickname: string, lane = "1") =>
  Result.getOrThrow(
    readUtgComponent({
      Id: 7,
      PermanentId: "c",
      Machine: { Id: 3, PermanentId: "m" },
      Nickname: nickname,
      Merchant: "Bar",
      Location: "Dock",
      Lane: lane,
      FileId: "F"
    })
  )
const typed = (nickname: string) => ({
  draft: { nickname, merchant: "Bar", location: "Dock", lane: "1", fileId: "F" }
})
const input = { businessEntityId: 42, subject: component("Lane 1"), canEdit: true }
const kept = { ...typed("Lane 9"), savedAt: "2026-11-20T15:15:00.000Z" }

export const spec = modelled(editUtgMachine, {
  rests: readOnlyRests,
  inputs: [
    input,
    { ...input, canEdit: false },
    { ...input, kept },
    { ...input, kept: { ...kept, before: component("Till 3") } }
  ],
  user: {
    ...asked,
    "subject.read": [{ subject: component("Lane 1") }],
    "draft.changed": [typed("Lane 9"), typed(" "), typed("Lane 1")],
    "collision.chosen": [{ key: "nickname", side: "theirs" }]
  },
  outcomes: {
    update: {
      updated: Result.succeed({ kind: "updated", subject: component("Lane 9") }),
      "moved on": Result.succeed({ kind: "movedOn", subject: component("Till 3") }),
      "moved on beside it": Result.succeed({ kind: "movedOn", subject: component("Lane 1", "4") }),
      ...failures
    }
  }
})
