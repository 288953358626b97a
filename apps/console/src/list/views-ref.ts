import type { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import type { ActorRefFrom } from "xstate"

export type ViewsRef = ActorRefFrom<typeof listViewsMachine>
