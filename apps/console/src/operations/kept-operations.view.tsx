import { controlMessages } from "@command-center/domain/message/control-messages"
import type { OperationRecord } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { countsOf } from "@command-center/domain/operation/operation-results"
import { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import {
  selectIsCrashed,
  selectOffered,
  selectOpenOperation,
  selectRecord,
  selectToForget
} from "@command-center/machines/kept-operations/kept-operations.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { fromPromise } from "xstate"
import { type Console, useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"
import { useConsoleActor, useOpenScreen } from "../app/screen-actor.ts"
import { wireOperation } from "./wire-operation.ts"

const OperationDialog = loadedLater(async () => (await import("./operation.view.tsx")).OperationDialog)
const ForgetOperation = loadedLater(async () => (await import("./forget-operation.view.tsx")).ForgetOperation)
const FlowCrashed = loadedLater(async () => (await import("../list/flow-crashed.view.tsx")).FlowCrashed)

const wireKeptOperations = (console: Pick<Console, "runtime" | "operations">) =>
  keptOperationsMachine.provide({
    actors: {
      loadKept: fromPromise(() => console.operations.load()),
      take: fromPromise<OperationRecord | null, string>(({ input }) => console.operations.take(input)),
      operation: wireOperation(console)
    }
  })

/** More than these would push the page out of sight; the others come when these are done. */
const shown = 3

const textOf = (record: OperationRecord): string => {
  const counts = countsOf(record)
  return counts.sending > 0
    ? operationMessages.interrupted(record.title, counts)
    : operationMessages.unfinished(record.title, counts)
}

/** The operations this browser keeps from before, above every page: what was sent, what was not, and what is not known. */
export function KeptOperations() {
  const console = useConsole()
  const [machine] = useState(() => wireKeptOperations(console))
  const actor = useConsoleActor(machine)
  // What is sent on from here is on its way, whatever page is below.
  useOpenScreen(actor)
  const offered = useSelector(actor, selectOffered)
  const operation = useSelector(actor, selectOpenOperation)
  const record = useSelector(actor, selectRecord)
  const toForget = useSelector(actor, selectToForget)
  const isCrashed = useSelector(actor, selectIsCrashed)
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") actor.send({ type: "refresh" })
    }
    document.addEventListener("visibilitychange", refresh)
    return () => document.removeEventListener("visibilitychange", refresh)
  }, [actor])
  return (
    <>
      {offered.slice(0, shown).map((kept) => (
        <InlineNote key={kept.id} kind="warn">
          {textOf(kept)} {operationMessages.nothingSent}{" "}
          <Button size="xs" variant="outline" onClick={() => actor.send({ type: "opened", id: kept.id })}>
            {controlMessages.open}
          </Button>{" "}
          <Button size="xs" variant="ghost" onClick={() => actor.send({ type: "forget", id: kept.id })}>
            {controlMessages.forget}
          </Button>
        </InlineNote>
      ))}
      <LaterPart isOver>
        {operation !== undefined && <OperationDialog actor={operation} title={record.title} />}
        {toForget !== null && <ForgetOperation record={toForget} actor={actor} />}
        {isCrashed && <FlowCrashed title={record.title} onClose={() => actor.send({ type: "close" })} />}
      </LaterPart>
    </>
  )
}
