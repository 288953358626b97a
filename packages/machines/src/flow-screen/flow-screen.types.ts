import type { Intent } from "@command-center/domain/navigation/intent"
import type {
  ActorRefFrom,
  AnyActorLogic,
  AnyEventObject,
  InputFrom,
  MetaObject,
  NonReducibleUnknown,
  ParameterizedObject,
  StateMachine,
  StateSchema
} from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Task } from "../actor-logic/outcome.ts"
import type { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { RowScreenDefinition, ScreenEmitted, ScreenInput } from "../row-screen/row-screen.types.ts"

/** What a list screen with flows is opened with. */
export interface FlowScreenInput {
  readonly rows: ScreenInput
  readonly canEdit: boolean
  /** What another page sent somebody here for. */
  readonly intent: Intent | null
}

export interface FlowScreenContext extends FlowScreenInput {
  /** The flow that was asked for last. */
  readonly flow: string | null
  /** What it was asked for: a row, the ids of the selection, the time. */
  readonly asked: object
  /** What was read for it before it opened. */
  readonly read: unknown
  /** That takes long, so that it can be called off. */
  readonly isWaitLong: boolean
}

/** The account of a screen, and whether its rows may be changed. */
interface ScreenAccount {
  readonly businessEntityId: number
  readonly timeZone: string
  readonly canEdit: boolean
}

export interface FlowOpening<Asked, Read = null> {
  readonly account: ScreenAccount
  readonly asked: Asked
  readonly read: Read
}

/**
 * A flow that opens over the rows of a screen: the machine of its dialog, for what it may be opened, and what it begins
 * with. Nobody opens one who may not edit.
 */
export interface ScreenFlow<Logic extends AnyActorLogic, Asked extends object, Read, Wanted> {
  readonly logic: Logic
  /** Left out, it opens for whatever it is asked for. */
  mayOpen?(this: void, asked: Asked): boolean
  /** What is said where it does not open. */
  refusal?(this: void, asked: Asked): Emitted
  /** The row whose action it is, which joins the selection (contract "Tasks"). */
  rowOf?(this: void, asked: Asked): number | null
  /** What the screen's `read` is asked before it opens; left out, nothing is read. */
  reads?(this: void, asked: Asked): Wanted
  /** Whether it opens with what was read. */
  isFound?(this: void, read: Read): boolean
  /** What it opens with, nothing being read, when another page sent somebody here for it. */
  askedBy?(this: void, intent: Intent, rows: ScreenInput): Omit<FlowOpening<Asked, Read>, "account"> | null
  input(this: void, opening: FlowOpening<Asked, Read>): InputFrom<Logic>
}

export type AnyFlow = ScreenFlow<AnyActorLogic, object, unknown, unknown>
export type Flows = Readonly<Record<string, AnyFlow>>
/** Machines that run beside the flows, whichever dialog is open. */
export type Beside = Readonly<Record<string, AnyActorLogic>>

export interface FlowScreenDefinition<Row, Opened extends Flows, Running extends Beside> {
  readonly rows: RowScreenDefinition<Row>
  readonly flows: Opened
  readonly beside: Running
}

type AskedOf<Flow> = Flow extends ScreenFlow<infer _Logic, infer Asked, infer _Read, infer _Wanted> ? Asked : never
type ReadOf<Flow> =
  Flow extends ScreenFlow<infer _Logic, infer _Asked, infer Read, infer Wanted>
    ? [Wanted] extends [never]
      ? never
      : Read
    : never
type WantedOf<Flow> = Flow extends ScreenFlow<infer _Logic, infer _Asked, infer _Read, infer Wanted> ? Wanted : never

/** `addUser.opened` opens the flow `addUser`; `rows.changed` comes from a flow that changed rows on the service. */
type FlowScreenEvent<Opened extends Flows> =
  | { [Name in keyof Opened & string]: { readonly type: `${Name}.opened` } & AskedOf<Opened[Name]> }[keyof Opened &
      string]
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" | "cancel" }

type Reading<Opened extends Flows> = [WantedOf<Opened[keyof Opened]>] extends [never]
  ? unknown
  : { readonly read: Task<WantedOf<Opened[keyof Opened]>, ReadOf<Opened[keyof Opened]>, Failure> }

type Logics<Row, Opened extends Flows, Running extends Beside> = {
  readonly rows: ReturnType<typeof makeRowScreenMachine<Row>>
} & { readonly [Name in keyof Opened]: Opened[Name]["logic"] } & Running &
  Reading<Opened>

type Children<Given> = { [Name in keyof Given & string]?: ActorRefFrom<Given[Name]> }
type Provided<Given> = {
  [Name in keyof Given & string]: {
    readonly src: Name
    readonly id: Name
    readonly logic: Extract<Given[Name], AnyActorLogic>
  }
}[keyof Given & string]

/** A list screen as its definition makes it: what it takes, the flows that may be open, and who provides their calls. */
export type FlowScreenMachine<Row, Opened extends Flows, Running extends Beside> = StateMachine<
  FlowScreenContext,
  FlowScreenEvent<Opened> & AnyEventObject,
  Children<Logics<Row, Opened, Running>>,
  Provided<Logics<Row, Opened, Running>>,
  ParameterizedObject,
  ParameterizedObject,
  string,
  { readonly open: "browsing" | "reading" | (keyof Opened & string) } | "crashed",
  "busy" | "crashed",
  FlowScreenInput,
  NonReducibleUnknown,
  ScreenEmitted,
  MetaObject,
  StateSchema
>
