import { waitMessages } from "@command-center/domain/message/wait-messages"
import { selectIsCrashed, selectIsWaitLong } from "@command-center/machines/flow-screen/flow-screen.selectors"
import type { Beside, FlowScreenMachine, Flows } from "@command-center/machines/flow-screen/flow-screen.types"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { ActorRefFrom, AnyActorRef } from "xstate"
import { CrashedView } from "./crashed.view.tsx"
import { RowScreenView, type RowScreenViewProps } from "./row-screen.view.tsx"

type FlowScreenRef<Row, Opened extends Flows, Parallel extends Beside> = ActorRefFrom<
  FlowScreenMachine<Row, Opened, Parallel>
>

export interface FlowScreenViewProps<Row, Opened extends Flows, Parallel extends Beside>
  extends Omit<RowScreenViewProps<Row>, "actor" | "waiting"> {
  readonly actor: FlowScreenRef<Row, Opened, Parallel>
}

/** A list screen; its children are the dialogs of its flows. */
export function FlowScreenView<Row, Opened extends Flows, Parallel extends Beside>({
  actor,
  ...view
}: FlowScreenViewProps<Row, Opened, Parallel>) {
  const rows = useSelector(actor, (s) => s.children.rows)
  const isCrashed = useSelector(actor, selectIsCrashed)
  const isWaitLong = useSelector(actor, selectIsWaitLong)
  if (isCrashed || rows === undefined)
    return <CrashedView screen={view.screen.list.title} onRetry={() => actor.send({ type: "retry" })} />
  return (
    <RowScreenView
      actor={rows}
      {...view}
      waiting={
        isWaitLong && (
          <div role="status">
            <LongWait
              text={waitMessages.awaited(waitMessages.dialog)}
              onCancel={() => actor.send({ type: "cancel" })}
            />
          </div>
        )
      }
    />
  )
}

type Running = AnyActorRef | undefined

interface ScreenChildProps<Children extends Readonly<Record<string, Running>>, Name extends keyof Children> {
  readonly of: {
    readonly getSnapshot: () => { readonly children: Children }
    readonly subscribe: AnyActorRef["subscribe"]
  }
  readonly name: Name
  readonly children: (child: NonNullable<Children[Name]>) => ReactNode
}

/** What is shown of a flow, or of what runs beside the flows, for as long as it runs. */
export function ScreenChild<Children extends Readonly<Record<string, Running>>, Name extends keyof Children>({
  of,
  name,
  children
}: ScreenChildProps<Children, Name>) {
  const child = useSelector(of, (s) => s.children[name])
  return child === undefined ? null : children(child)
}
