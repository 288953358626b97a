import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(addUserMachine, {
  inputs: [{ businessEntityId: 42, canEdit: true }],
  user: {
    "draft.changed": [
      { field: "username", text: "ada.byron" },
      { field: "username", text: "" },
      { field: "firstName", text: "Ada" },
      { field: "lastName", text: "Byron" },
      { field: "email", text: "ada@example.com" },
      { field: "verifyEmail", text: "ada@example.com" }
    ],
    "role.chosen": [{ roleId: 10003 }],
    submit: [{}],
    check: [{}],
    retry: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}],
    close: [{}]
  },
  outcomes: {
    createUser: {
      created: Result.succeed(2101),
      ...uncertain,
      taken: Result.fail({ _tag: "Refused", status: 409, sentence: "no" })
    },
    findUser: {
      found: Result.succeed([2101]),
      twice: Result.succeed([2101, 2102]),
      none: Result.succeed([]),
      ...failures
    },
    assignRole: { assigned: Result.succeed(null), ...uncertain }
  },
  project: ({ context }) => [
    Object.values(context.draft).filter((value) => value !== "" && value !== null).length,
    context.userId
  ]
})

/** From the top, as the walks type them. */
const fields = ["username", "firstName", "lastName", "email", "verifyEmail"] as const

export const walks = walksOf(spec, {
  all: {
    outcomes: { findUser: ["found", "none", "refused", "unauthorized"] },
    // As where the call is slow and not lost: the list does not have the user yet.
    answers: {
      none: { kind: "status", status: 200, body: '{"user":[]}' },
      // As the second of two calls is answered.
      taken: { kind: "status", status: 409, acts: true }
    },
    project: ({ context }) => [context.draft, context.userId],
    notWalkable: ({ event }, { context: { draft } }) => {
      const isTyped = fields.every((field) => draft[field] !== "")
      if (event.type === "role.chosen")
        return isTyped && draft.roleId === null ? null : "the walk chooses the role last"
      if (event.type !== "draft.changed") return null
      const at = fields.findIndex((field) => draft[field] === "")
      const field: (typeof fields)[number] = event["field"]
      if (event["text"] === "") return at === 1 ? null : "the walk empties what it typed first"
      return fields[at] === field ? null : "the walk types from the top"
    },
    longest: 80
  }
})
