import { isNothingDone } from "@command-center/domain/operation/nothing-done"
import { isDone } from "@command-center/domain/operation/operation-results"
import { operationMachine } from "./operation.machine.ts"

/**
 * An operation that is one call for many targets: where the service refuses the call nothing was done, so it ends, and
 * the flow that asked for it goes on with its form.
 */
export const asBulkCall = (operation: typeof operationMachine) =>
  operation.provide({
    guards: {
      isAllAccepted: ({ context: { record, isReopened } }) => isDone(record) || (!isReopened && isNothingDone(record))
    }
  })

export const bulkCallMachine = asBulkCall(operationMachine)
