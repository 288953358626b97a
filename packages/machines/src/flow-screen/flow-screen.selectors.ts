import type { SnapshotFrom } from "xstate"
import type { Beside, FlowScreenMachine, Flows } from "./flow-screen.types.ts"

type Snapshot<Row, Opened extends Flows, Running extends Beside> = SnapshotFrom<FlowScreenMachine<Row, Opened, Running>>

export const selectIsCrashed = <Row, Opened extends Flows, Running extends Beside>(
  s: Snapshot<Row, Opened, Running>
): boolean => s.hasTag("crashed")
/** Something is read before a flow opens. */
export const selectIsReading = <Row, Opened extends Flows, Running extends Beside>(
  s: Snapshot<Row, Opened, Running>
): boolean => s.hasTag("busy")
/** That takes long: what is awaited is said, with a way not to wait for it. */
export const selectIsWaitLong = <Row, Opened extends Flows, Running extends Beside>(
  s: Snapshot<Row, Opened, Running>
): boolean => s.context.isWaitLong
