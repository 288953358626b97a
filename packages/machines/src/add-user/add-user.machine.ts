import { emptyUserDraft } from "@command-center/domain/user/new-user"
import { otherwise } from "../actor-logic/answers.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { askingToClose, closedForm, typedForm } from "../actor-logic/typed-form.ts"
import { addUserSetup, roleToAssign, userToAdd } from "./add-user.setup.ts"

/** "Add new user" (document 2 §4): the user is created by one call, then the role is assigned by another. */
export const addUserMachine = addUserSetup.createMachine({
  id: "addUser",
  context: ({ input }) => ({
    ...input,
    draft: emptyUserDraft,
    touched: [],
    sent: null,
    userId: null,
    again: [],
    failure: null
  }),
  initial: "editing",
  output: ({ context }) => ({ userId: context.userId }),
  on: whenSessionIsBack,
  states: {
    editing: {
      ...typedForm,
      on: {
        "draft.changed": { target: ".looking", actions: { type: "change", params: ({ event }) => event } },
        "role.chosen": {
          target: ".looking",
          actions: { type: "chooseRole", params: ({ event }) => event.roleId }
        },
        submit: { guard: "isSubmittable", target: "creating", actions: "setSent" }
      }
    },
    asking: askingToClose,
    creating: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "createUser",
        src: "createUser",
        input: ({ context }) => userToAdd(context),
        onDone: [
          { guard: withOutput("succeeded"), target: "assigning", actions: withOutput("setCreated") },
          {
            guard: withOutput("isUncertain"),
            target: "unknown",
            actions: [withOutput("setFailure"), "tellUncertain", "tellRowsChanged"]
          },
          {
            guard: withOutput("wasUnauthorized"),
            target: "editing",
            actions: [withOutput("setFailure"), "tellFailed", "tellUnauthorized"]
          },
          { guard: withOutput("isTaken"), target: "comparing", actions: withOutput("setFailure") },
          { target: "editing", actions: [withOutput("setFailure"), "tellFailed"] }
        ],
        // A defect after the call left says nothing about what the service did with it.
        onError: { target: "unknown", actions: "tellRowsChanged" }
      }
    },
    // Where the browser sent the call twice, the name is taken by the user that the first one created.
    comparing: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "findUser",
        src: "findUser",
        input: ({ context }) => userToAdd(context),
        onDone: [
          { guard: withOutput("isFound"), target: "assigning", actions: withOutput("setFound") },
          ...otherwise("editing", withOutput("setNotCompared"), "tellFailed")
        ],
        onError: { target: "editing", actions: "tellFailed" }
      }
    },
    unknown: {
      tags: "unsaved",
      on: { check: "checking", close: "closed" }
    },
    checking: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "findUser",
        src: "findUser",
        input: ({ context }) => userToAdd(context),
        onDone: [
          { guard: withOutput("isFound"), target: "assigning", actions: withOutput("setFound") },
          { guard: withOutput("succeeded"), target: "notFound", actions: "forgetFailure" },
          ...otherwise("unknown", withOutput("setFailure"))
        ],
        onError: "crashed"
      },
      on: { close: "closed" }
    },
    // The call may be slow and not lost: looked for again before anything is sent again.
    notFound: {
      tags: "unsaved",
      on: { check: "checking", retry: "editing", close: "asking" }
    },
    assigning: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "assignRole",
        src: "assignRole",
        input: ({ context }) => roleToAssign(context),
        onDone: [
          { guard: withOutput("succeeded"), target: "added", actions: ["tellAdded", "tellRowsChanged"] },
          {
            guard: withOutput("wasUnauthorized"),
            target: "withoutRole",
            actions: [withOutput("setFailure"), "tellFailed", "tellUnauthorized"]
          },
          {
            guard: withOutput("isUncertain"),
            target: "roleUnknown",
            actions: [withOutput("setFailure"), "tellUncertain"]
          },
          { target: "withoutRole", actions: [withOutput("setFailure"), "tellFailed"] }
        ],
        onError: "roleUnknown"
      }
    },
    // The user exists: what is sent again is the role alone, and giving it twice changes nothing more.
    withoutRole: {
      tags: "unsaved",
      entry: "tellRowsChanged",
      on: { retry: { target: "assigning", actions: "forgetFailure" }, close: "closed" }
    },
    roleUnknown: {
      tags: "unsaved",
      entry: "tellRowsChanged",
      on: { retry: { target: "assigning", actions: "forgetFailure" }, close: "closed" }
    },
    crashed: { tags: ["crashed", "unsaved"], on: { check: "checking", close: "closed" } },
    added: { type: "final" },
    closed: closedForm
  }
})
