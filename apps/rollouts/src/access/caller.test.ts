import { makeAncestry } from "@command-center/domain/account/ancestors"
import { sampleAccount } from "@command-center/domain/account/sample-accounts"
import { rightsAt } from "@command-center/domain/permission/rights"
import { sampleMask } from "@command-center/domain/permission/sample-mask"
import { permissionKeys, type Subject } from "@command-center/domain/permission/subject"
import { expect, it } from "vitest"
import { type Caller, mayChange, mayDeleteTasks, maySee } from "./caller.ts"

const ancestry = makeAncestry([sampleAccount({ id: 12, parentId: null })])

/** Somebody who may see, or edit as well, what the subject names at account 12. */
const callerWith = (subject: Subject, canEdit: boolean): Caller => {
  const permissions = [{ id: 1, key: permissionKeys[subject], name: null, description: null }]
  const masks = [sampleMask({ permissionId: 1, roleBusinessEntityIds: [12], canView: true, canEdit })]
  return {
    user: { id: 5, username: "ann", businessEntityId: 12, imageSelected: false },
    token: "token",
    ancestry,
    mayOpen: (id) => id === 12,
    rightsAt: (id) => (id === 12 ? rightsAt({ permissions, masks, ancestry, businessEntityId: id }) : null)
  }
}
const at = (businessEntityId: number, kind: "schedule" | "pushForms") => ({ businessEntityId, action: { kind } })
const asked = (caller: Caller, kind: "schedule" | "pushForms" = "schedule", account = 12) => [
  maySee(caller, at(account, kind)),
  mayChange(caller, at(account, kind)),
  mayDeleteTasks(caller, at(account, kind))
]

it("a rollout is seen and changed by the rights of what it is for, and tasks deleted by those of tasks", () => {
  expect([
    asked(callerWith("Utgs", false)),
    asked(callerWith("Utgs", true)),
    asked(callerWith("Utgs", true), "pushForms"),
    asked(callerWith("Devices", true), "pushForms"),
    asked(callerWith("Tasks", false)),
    asked(callerWith("Tasks", true))
  ]).toEqual([
    [true, false, false],
    [true, true, false],
    [false, false, false],
    [true, true, false],
    [false, false, false],
    [false, false, true]
  ])
})

it("nothing is theirs at an account that is not", () => {
  for (const subject of ["Utgs", "Tasks"] as const)
    expect(asked(callerWith(subject, true), "schedule", 13)).toEqual([false, false, false])
})
