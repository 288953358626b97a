import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileAssignments } from "@command-center/domain/profile/profile-assignment"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { isUncertain } from "../operation/uncertainty.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  ApplyProfileContext,
  ApplyProfileEvent,
  ApplyProfileInput,
  ApplyProfileOutput,
  Assignments,
  AssignOutcome,
  ProfilesOutcome
} from "./apply-profile.types.ts"

const failureOf = (outcome: AssignOutcome): Failure | null => (Result.isFailure(outcome) ? outcome.failure : null)

export const applyProfileMachine = setup({
  types: {
    input: {} as ApplyProfileInput,
    context: {} as ApplyProfileContext,
    events: {} as ApplyProfileEvent,
    emitted: {} as Emitted,
    output: {} as ApplyProfileOutput,
    tags: {} as "busy" | "crashed"
  },
  actors: {
    loadProfiles: unprovided<number, ReadonlyArray<ProfileRow>, Failure>("loadProfiles"),
    assignProfile: unprovided<Assignments, unknown, Failure>("assignProfile")
  },
  guards: {
    canApply: ({ context }) => context.canEdit && context.targets.length > 0,
    succeeded: (_, outcome: AssignOutcome) => Result.isSuccess(outcome),
    isUncertain: (_, outcome: AssignOutcome) => Result.isFailure(outcome) && isUncertain(outcome.failure),
    wasUnauthorized: (_, outcome: AssignOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setProfiles: assign((_, outcome: ProfilesOutcome) => ({
      profiles: Result.getOrElse(outcome, () => []),
      failure: failureOf(outcome)
    })),
    choose: assign(({ context }, profileId: number | null) => ({
      profile: context.profiles.find((profile) => profile.id === profileId) ?? null
    })),
    setFailure: assign((_, outcome: AssignOutcome) => ({ failure: failureOf(outcome) })),
    tellApplied: emit({ type: "toast", kind: "success", text: utgMessages.profileApplied }),
    tellFailed: emit({ type: "toast", kind: "danger", ...utgMessages.applyProfileFailed }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellRowsChanged: sendTo(screenOf, rowsChanged)
  }
}).createMachine({
  id: "applyProfile",
  context: ({ input }) => ({ ...input, profiles: [], profile: null, failure: null }),
  initial: "loading",
  output: ({ event }) => ({ applied: event.type === "xstate.done.state.applyProfile.applied" }),
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "loadProfiles",
        src: "loadProfiles",
        input: ({ context }) => context.businessEntityId,
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "choosing",
            actions: { type: "setProfiles", params: ({ event }) => event.output }
          },
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "failed",
            actions: [{ type: "setProfiles", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          { target: "failed", actions: { type: "setProfiles", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      },
      on: { cancel: "closed" }
    },
    failed: { on: { retry: "loading", cancel: "closed" } },
    choosing: {
      on: {
        "profile.chosen": { actions: { type: "choose", params: ({ event }) => event.profileId } },
        submit: { guard: "canApply", target: "applying" },
        cancel: "closed"
      }
    },
    applying: {
      tags: "busy",
      invoke: {
        id: "assignProfile",
        src: "assignProfile",
        input: ({ context }) => profileAssignments(context),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "applied",
            actions: ["tellApplied", "tellRowsChanged"]
          },
          {
            guard: { type: "isUncertain", params: ({ event }) => event.output },
            target: "unknown",
            actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellRowsChanged"]
          },
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "choosing",
            actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          {
            target: "choosing",
            actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellFailed"]
          }
        ],
        // A defect after the call left says nothing about what the service did with it.
        onError: { target: "unknown", actions: "tellRowsChanged" }
      }
    },
    // Assigning the same profile again changes nothing more, so the user may.
    unknown: { on: { retry: { guard: "canApply", target: "applying" }, cancel: "closed", close: "closed" } },
    crashed: { tags: "crashed", on: { retry: "loading", cancel: "closed", close: "closed" } },
    applied: { type: "final" },
    closed: { type: "final" }
  }
})
