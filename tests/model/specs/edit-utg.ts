import { readUtgComponent } from "@command-center/domain/utg/utg-component"
import { editUtgMachine } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const component = (nickname: string) =>
  Result.getOrThrow(
    readUtgComponent({
      Id: 7,
      PermanentId: "c",
      Machine: { Id: 3, PermanentId: "m" },
      Nickname: nickname,
      Merchant: "Bar",
      Location: "Dock",
      Lane: "1",
      FileId: "F"
    })
  )
const typed = (nickname: string) => ({
  draft: { nickname, merchant: "Bar", location: "Dock", lane: "1", fileId: "F" }
})

export const editUtg = modelled(editUtgMachine, {
  rests: { "editing.readOnly": "who may not edit has nothing to lose: another page ends it" },
  inputs: [
    { businessEntityId: 42, subject: component("Lane 1"), canEdit: true },
    { businessEntityId: 42, subject: component("Lane 1"), canEdit: false }
  ],
  user: {
    "draft.changed": [typed("Lane 9"), typed(" "), typed("Lane 1")],
    submit: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}],
    mine: [{}],
    theirs: [{}]
  },
  outcomes: {
    update: {
      updated: Result.succeed({ kind: "updated", subject: component("Lane 9") }),
      "moved on": Result.succeed({ kind: "movedOn", subject: component("Till 3") }),
      ...failures
    }
  }
})
