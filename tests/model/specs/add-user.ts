import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures, uncertain } from "./answers.ts"

export const addUser = modelled(addUserMachine, {
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
    createUser: { created: Result.succeed(2101), ...uncertain },
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
