import type { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { ActorRefFrom } from "xstate"

export type ListMachine<Row> = ReturnType<typeof makeListScreenMachine<Row>>

/** The running list of a screen. */
export type ListRef<Row> = ActorRefFrom<ListMachine<Row>>
