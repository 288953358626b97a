import type { AnyActorLogic } from "xstate"
import type { makeDeletionMachine } from "../delete-record/delete-record.machine.ts"
import type { FlowOpening, ScreenFlow } from "./flow-screen.types.ts"

/** A flow with the types of what it is asked for and of what is read for it taken from its own functions. */
export const screenFlow = <Logic extends AnyActorLogic, Asked extends object = object, Read = null, Wanted = never>(
  flow: ScreenFlow<Logic, Asked, Read, Wanted>
): ScreenFlow<Logic, Asked, Read, Wanted> => flow

/** The deletion of one row. */
export const deletion = <Row>(
  logic: ReturnType<typeof makeDeletionMachine<Row>>
): ScreenFlow<typeof logic, { readonly row: Row }, null, never> =>
  screenFlow({
    logic,
    input: ({ account: { businessEntityId, canEdit }, asked: { row } }: FlowOpening<{ readonly row: Row }>) => ({
      businessEntityId,
      row,
      canEdit
    })
  })
