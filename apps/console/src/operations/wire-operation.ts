import type { OperationPlan, OperationStart } from "@command-center/domain/operation/operation"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type {
  CallResults,
  InstructionCall,
  LookedUp,
  OthersToRemove,
  UnknownTargets
} from "@command-center/machines/operation/operation.types"
import { Effect } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"
import { laterCalls } from "../app/later-calls.ts"

/** A list is shown without what sends from it. */
const calls = laterCalls(() => import("./operation-calls.ts"))

/** The one machine of all operations on many targets: each call waits until the browser has kept what leaves. */
export const wireOperation = ({ runtime, operations }: Pick<Console, "runtime" | "operations">) => {
  const task = fromEffect(runtime)
  return operationMachine.provide({
    actors: {
      begin: fromPromise<OperationStart, OperationPlan>(() => operations.begin()),
      callInstruction: task<InstructionCall, CallResults>((call) =>
        Effect.flatMap(calls, ({ operationCalls }) =>
          Effect.andThen(Effect.promise(operations.kept), operationCalls[call.record.kind](call))
        )
      ),
      lookUp: task<UnknownTargets, ReadonlyArray<LookedUp>>((unknown) =>
        Effect.flatMap(calls, ({ lookUpTargets }) => lookUpTargets(unknown))
      ),
      removeOthers: task<OthersToRemove, unknown>(({ others }) =>
        Effect.flatMap(calls, ({ removeTasks }) => removeTasks(others))
      )
    }
  })
}
