import {
  emptyUserDraft,
  type NewUser,
  type NewUserText,
  newUserOf,
  withoutOuterSpaces
} from "@command-center/domain/user/new-user"
import { userMessages } from "@command-center/domain/user/user-messages"
import { isNotConfirmed, mayBeThere } from "@command-center/domain/write/write-error"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { unknownToast } from "../actor-logic/unknown-toast.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  AddUserContext,
  AddUserEvent,
  AddUserInput,
  AddUserOutput,
  CreateOutcome,
  FindOutcome,
  RoleToAssign,
  UserToAdd
} from "./add-user.types.ts"
import { failureText, uncertainText } from "./failure-text.ts"

type AnyOutcome = Outcome<unknown, Failure>

const isUntouched = ({ draft }: AddUserContext): boolean =>
  draft.roleId === null && Object.values(draft).every((value) => value === null || value === "")

/** What the flow is made of; its chart stands in add-user.machine.ts. */
export const addUserSetup = setup({
  types: {
    input: {} as AddUserInput,
    context: {} as AddUserContext,
    events: {} as AddUserEvent,
    emitted: {} as Emitted,
    output: {} as AddUserOutput,
    tags: {} as "busy" | "unsaved" | "sending" | "crashed"
  },
  actors: {
    createUser: unprovided<UserToAdd, number, Failure>("createUser"),
    findUser: unprovided<UserToAdd, ReadonlyArray<number>, Failure>("findUser"),
    assignRole: unprovided<RoleToAssign, unknown, Failure>("assignRole")
  },
  guards: {
    isRefused: ({ context }) => isRefusal(context.failure),
    isUntouched: ({ context }) => isUntouched(context),
    isSubmittable: ({ context }) => context.canEdit && newUserOf(withoutOuterSpaces(context.draft)) !== null,
    succeeded: (_, outcome: AnyOutcome) => Result.isSuccess(outcome),
    isFound: (_, outcome: FindOutcome) => Result.isSuccess(outcome) && outcome.success.length > 0,
    isUncertain: (_, outcome: AnyOutcome) => Result.isFailure(outcome) && isNotConfirmed(outcome.failure),
    isTaken: (_, outcome: AnyOutcome) => Result.isFailure(outcome) && mayBeThere(outcome.failure),
    wasUnauthorized: (_, outcome: AnyOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    change: assign(({ context }, { field, text }: { readonly field: NewUserText; readonly text: string }) => ({
      draft: { ...context.draft, [field]: text },
      touched: context.touched.includes(field) ? context.touched : [...context.touched, field]
    })),
    chooseRole: assign(({ context }, roleId: number) => ({ draft: { ...context.draft, roleId } })),
    setSent: assign(({ context }) => ({ sent: newUserOf(withoutOuterSpaces(context.draft)), failure: null })),
    forgetFailure: assign({ failure: null }),
    setCreated: assign((_, outcome: CreateOutcome) => ({
      userId: Result.getOrElse(outcome, () => null),
      failure: null
    })),
    setFound: assign((_, outcome: FindOutcome) => {
      const [userId = null, ...again] = Result.getOrElse(outcome, () => [])
      return { userId, again, failure: null }
    }),
    setFailure: assign((_, outcome: AnyOutcome) => ({
      failure: Result.isFailure(outcome) ? outcome.failure : null
    })),
    setNotCompared: assign(({ context: { failure } }, outcome: FindOutcome) =>
      failure !== null && Result.isFailure(outcome)
        ? { failure: { ...failure, sentence: writeMessages.notLookedUp(failure.sentence, outcome.failure.sentence) } }
        : {}
    ),
    tellAdded: enqueueActions(({ context: { sent, userId, again }, enqueue }) => {
      const text = userMessages.added(sent?.firstName ?? "", sent?.lastName ?? "")
      enqueue.emit({ type: "toast", kind: "success", text })
      if (userId === null || again.length === 0) return
      enqueue.emit({
        type: "toast",
        kind: "danger",
        text: userMessages.addedTwice(sent?.username ?? "", [userId, ...again])
      })
    }),
    tellFailed: emit(({ context }) => ({ type: "toast", kind: "danger", text: failureText(context.failure) ?? "" })),
    tellUncertain: emit(({ context: { failure } }) => {
      const text = uncertainText(failure) ?? ""
      return { type: "toast", kind: "danger", ...(failure?._tag === "Unreadable" ? { text } : unknownToast(text)) }
    }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellRowsChanged: sendTo(screenOf, rowsChanged)
  }
})

const nobody: NewUser = { ...emptyUserDraft, roleId: 0 }

export const userToAdd = ({ businessEntityId, sent }: AddUserContext): UserToAdd => ({
  businessEntityId,
  user: sent ?? nobody
})

export const roleToAssign = ({ businessEntityId, sent, userId }: AddUserContext): RoleToAssign => ({
  businessEntityId,
  userId: userId ?? 0,
  roleId: sent?.roleId ?? 0
})
