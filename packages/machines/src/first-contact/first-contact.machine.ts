import { type AwaitedContact, type Contact, firstContact } from "@command-center/domain/installation/first-contact"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { FirstContactContext, LookOutcome } from "./first-contact.types.ts"

const contactIn = ({ before }: FirstContactContext, outcome: LookOutcome): Contact | null =>
  before === null || Result.isFailure(outcome) ? null : firstContact(before, outcome.success)

/** Looks for the first report of an installation's agent, every few seconds until it came. */
export const firstContactMachine = setup({
  types: {
    input: {} as AwaitedContact,
    context: {} as FirstContactContext,
    emitted: {} as Emitted
  },
  actors: { loadContacts: unprovided<AwaitedContact, ReadonlyArray<Contact>, Failure>("loadContacts") },
  delays: { beforeNextLook: 5000 },
  guards: {
    hasReported: ({ context }, outcome: LookOutcome) => contactIn(context, outcome) !== null,
    mayNotLook: (_, outcome: LookOutcome) => Result.isFailure(outcome) && outcome.failure.status === 403,
    wasNotAllowed: (_, outcome: LookOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setContact: assign(({ context }, outcome: LookOutcome) => ({
      contact: contactIn(context, outcome),
      failure: null
    })),
    setLooked: assign(({ context }, outcome: LookOutcome) => ({
      before: context.before ?? Result.getOrElse(outcome, () => null),
      failure: Result.isFailure(outcome) ? outcome.failure.sentence : null
    })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "firstContact",
  context: ({ input }) => ({ awaited: input, before: null, contact: null, failure: null }),
  // Nothing is installed in the first seconds.
  initial: "waiting",
  states: {
    looking: {
      invoke: {
        id: "loadContacts",
        src: "loadContacts",
        input: ({ context }) => context.awaited,
        onDone: [
          { guard: withOutput("hasReported"), target: "reported", actions: withOutput("setContact") },
          {
            guard: withOutput("wasNotAllowed"),
            target: "waiting",
            actions: [withOutput("setLooked"), "tellUnauthorized"]
          },
          { guard: withOutput("mayNotLook"), target: "notAllowed", actions: withOutput("setLooked") },
          { target: "waiting", actions: withOutput("setLooked") }
        ],
        onError: "waiting"
      }
    },
    waiting: { after: { beforeNextLook: "looking" } },
    reported: {},
    // Who creates installations need not see UTGs: nothing is said, and nobody is asked again.
    notAllowed: {}
  }
})
