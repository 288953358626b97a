import type { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

/** From the top, as the walks type them. */
const fields = ["username", "firstName", "lastName", "email", "verifyEmail"] as const

export const spec: WalkSpec<typeof addUserMachine> = {
  input: { businessEntityId: 12, canEdit: true },
  user: [
    { type: "draft.changed", field: "username", text: "ada.byron" },
    { type: "draft.changed", field: "username", text: "" },
    { type: "draft.changed", field: "firstName", text: "Ada" },
    { type: "draft.changed", field: "lastName", text: "Byron" },
    { type: "draft.changed", field: "email", text: "ada@quillmark.example" },
    { type: "draft.changed", field: "verifyEmail", text: "ada@quillmark.example" },
    { type: "role.chosen", roleId: 10003 },
    { type: "submit" },
    { type: "check" },
    { type: "retry" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" },
    { type: "close" }
  ],
  outcomes: {
    createUser: {
      created: answers.as(2101),
      refused: answers.refused,
      lost: answers.lost,
      unauthorized: answers.unauthorized
    },
    findUser: {
      found: answers.as([2101]),
      // As where the call is slow and not lost: the list does not have the user yet.
      none: { ...answers.as([]), answer: { kind: "status", status: 200, body: '{"user":[]}' } },
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    assignRole: {
      assigned: answers.as(null),
      refused: answers.refused,
      lost: answers.lost,
      unauthorized: answers.unauthorized
    }
  },
  project: ({ context }) => [context.draft, context.userId],
  notWalkable: ({ event }, { context: { draft } }) => {
    const isTyped = fields.every((field) => draft[field] !== "")
    if (event.type === "role.chosen") return isTyped && draft.roleId === null ? null : "the walk chooses the role last"
    if (event.type !== "draft.changed") return null
    const at = fields.findIndex((field) => draft[field] === "")
    const field: (typeof fields)[number] = event["field"]
    if (event["text"] === "") return at === 1 ? null : "the walk empties what it typed first"
    return fields[at] === field ? null : "the walk types from the top"
  },
  longest: 80
}
