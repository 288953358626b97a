import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { cloneProfileMachine } from "../clone-profile/clone-profile.machine.ts"
import { deleteProfileMachine } from "../delete-profile/delete-profile.machine.ts"
import { newProfileMachine } from "../new-profile/new-profile.machine.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { FlowScreenInput, RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import { noProfile } from "./no-profile.ts"
import type {
  ChoicesOutcome,
  ProfileChoices,
  ProfilesScreenContext,
  ProfilesScreenEvent
} from "./profiles-screen.types.ts"

export const profileRows: RowScreenDefinition<ProfileRow> = {
  list: profileList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

const given = ({ rows, canEdit }: FlowScreenInput) => ({ businessEntityId: rows.businessEntityId, canEdit })

/** The profiles of an account: New, Clone and Delete (document 2 §2 "Profile list"). */
export const profilesScreenMachine = setup({
  types: {
    input: {} as FlowScreenInput,
    context: {} as ProfilesScreenContext,
    events: {} as ProfilesScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      rows: "rows"
      collectChoices: "collectChoices"
      newProfile: "newProfile"
      cloneProfile: "cloneProfile"
      deleteProfile: "deleteProfile"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(profileRows),
    collectChoices: unprovided<null, ProfileChoices, Failure>("collectChoices"),
    newProfile: newProfileMachine,
    cloneProfile: cloneProfileMachine,
    deleteProfile: deleteProfileMachine
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    isCloning: ({ context }) => context.profile !== null,
    collected: (_, outcome: ChoicesOutcome) => Result.isSuccess(outcome)
  },
  actions: {
    setProfile: assign((_, profile: ProfileRow | null) => ({ profile })),
    setChoices: assign((_, outcome: ChoicesOutcome) =>
      Result.getOrElse(outcome, (): ProfileChoices => ({ names: [], versions: [] }))
    ),
    tellNotCollected: emit((_, outcome: ChoicesOutcome) => ({
      type: "toast" as const,
      kind: "danger" as const,
      text: Result.isFailure(outcome) ? outcome.failure.sentence : ""
    })),
    reloadRows: sendTo("rows", rowsChanged)
  }
}).createMachine({
  id: "profilesScreen",
  context: ({ input }) => ({ ...input, profile: null, names: [], versions: [] }),
  initial: "open",
  states: {
    open: {
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      initial: "browsing",
      states: {
        browsing: {
          on: {
            "creation.opened": {
              guard: "canEdit",
              target: "collecting",
              actions: { type: "setProfile", params: () => null }
            },
            "clone.opened": {
              guard: "canEdit",
              target: "collecting",
              actions: { type: "setProfile", params: ({ event }) => event.row }
            },
            "deletion.opened": {
              guard: "canEdit",
              target: "deleting",
              actions: { type: "setProfile", params: ({ event }) => event.row }
            }
          }
        },
        collecting: {
          tags: "busy",
          invoke: {
            id: "collectChoices",
            src: "collectChoices",
            input: null,
            onDone: [
              {
                guard: { type: "collected", params: ({ event }) => event.output },
                target: "choosing",
                actions: { type: "setChoices", params: ({ event }) => event.output }
              },
              { target: "browsing", actions: { type: "tellNotCollected", params: ({ event }) => event.output } }
            ],
            onError: "#crashed"
          }
        },
        choosing: { always: [{ guard: "isCloning", target: "cloning" }, { target: "creating" }] },
        creating: {
          invoke: {
            id: "newProfile",
            src: "newProfile",
            input: ({ context }) => ({
              ...given(context),
              names: context.names,
              subject: { versions: context.versions }
            }),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        cloning: {
          invoke: {
            id: "cloneProfile",
            src: "cloneProfile",
            input: ({ context }) => ({
              ...given(context),
              names: context.names,
              subject: context.profile ?? noProfile
            }),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        deleting: {
          invoke: {
            id: "deleteProfile",
            src: "deleteProfile",
            input: ({ context }) => ({ ...given(context), row: context.profile ?? noProfile }),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
