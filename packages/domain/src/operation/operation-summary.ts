import { pushMessages } from "../push/push-messages.ts"
import { creationMessages, taskMessages } from "../task/task-messages.ts"
import { utgMessages } from "../utg/utg-messages.ts"
import type { OperationKind, OperationRecord } from "./operation.ts"
import { operationMessages } from "./operation-messages.ts"
import { countsOf, firstReason, isAccepted, type OperationCounts } from "./operation-results.ts"

interface Notice {
  readonly header?: string
  readonly text: string
}

export interface OperationSummary extends Notice {
  readonly kind: "success" | "danger"
}

interface Sentences {
  readonly accepted: (count: number) => Notice
  readonly failed: (reason: string) => Notice
}

const pushed: Sentences = {
  accepted: () => ({ text: pushMessages.pushed }),
  failed: (reason) => ({ text: pushMessages.failed(reason) })
}

const sentences: Readonly<Record<OperationKind, Sentences>> = {
  schedule: {
    accepted: (count) => ({ text: creationMessages.created(count) }),
    failed: (reason) => ({ text: creationMessages.createFailed(reason) })
  },
  remove: { accepted: () => ({ text: utgMessages.removed }), failed: () => utgMessages.removeFailed },
  applyProfile: {
    accepted: () => ({ text: utgMessages.profileApplied }),
    failed: () => utgMessages.applyProfileFailed
  },
  mergeTemplate: {
    accepted: () => ({ text: utgMessages.templateMerged }),
    failed: (reason) => ({ text: utgMessages.templateMergeFailed(reason) })
  },
  deleteTasks: { accepted: () => taskMessages.removed, failed: () => taskMessages.removeFailed },
  pushForms: pushed,
  updateFirmware: pushed
}

/** Their sentences are of all that were selected, which is not so where some were left out. */
const saysAllSelected: ReadonlySet<OperationKind> = new Set(["remove", "deleteTasks"])

/** Nothing failed, and not all is known to be done: no failure is claimed (contract, "Settled after the first console"). */
const unfinished = (record: OperationRecord, counts: OperationCounts): Notice => ({
  header: operationMessages.words[counts.unknown + counts.sending > 0 ? "unknown" : "notSent"],
  text: operationMessages.unfinished(record.title, counts)
})

/** What is said of an operation as a whole: the documents' sentence for it (document 1 §8, document 2 §8). */
export const summaryOf = (record: OperationRecord): OperationSummary => {
  const counts = countsOf(record)
  if (isAccepted(record)) {
    const notice = sentences[record.kind].accepted(counts.accepted)
    const { length } = record.leftOut
    const text =
      length > 0 && saysAllSelected.has(record.kind)
        ? operationMessages.removedExcept(counts.accepted, length)
        : notice.text
    return { kind: "success", ...notice, text }
  }
  const notice = counts.failed > 0 ? sentences[record.kind].failed(firstReason(record)) : unfinished(record, counts)
  return { kind: "danger", ...notice }
}
