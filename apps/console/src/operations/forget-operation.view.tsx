import { controlMessages } from "@command-center/domain/message/control-messages"
import type { OperationRecord } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { countsOf, madeAgain } from "@command-center/domain/operation/operation-results"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"

export interface ForgetOperationProps {
  readonly record: OperationRecord
  readonly actor: {
    readonly send: (event: { readonly type: "forget.confirmed" } | { readonly type: "forget.cancelled" }) => void
  }
}

/** Asks before the browser forgets an operation: nothing brings back what became of each target. */
export function ForgetOperation({ record, actor }: ForgetOperationProps) {
  const counts = countsOf(record)
  return (
    <ConfirmDialog
      title={operationMessages.forgetTitle(record.title)}
      confirmLabel={controlMessages.forget}
      isDestructive
      onConfirm={() => actor.send({ type: "forget.confirmed" })}
      onCancel={() => actor.send({ type: "forget.cancelled" })}
    >
      <p className="cc-consequence">{operationMessages.forgetText(counts, madeAgain(record).length)}</p>
      {counts.sent > 0 && <p className="cc-hint">{operationMessages.notTakenBack}</p>}
    </ConfirmDialog>
  )
}
