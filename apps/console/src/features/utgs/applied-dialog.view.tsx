import type { OperationRecord } from "@command-center/domain/operation/operation"
import { reportOf } from "@command-center/domain/operation/operation-results"
import { progressMessages } from "@command-center/domain/operation/progress-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { ProgressList } from "@command-center/ui/feedback/progress-list"
import { InfoDialog } from "../../list/info-dialog.view.tsx"
import { outcomeOf } from "../../operations/target-outcome.ts"

export interface AppliedDialogProps {
  readonly title: string
  readonly record: OperationRecord
  readonly onClose: () => void
}

/** What became of each UTG, after the profile was applied to all of them. */
export function AppliedDialog({ title, record, onClose }: AppliedDialogProps) {
  return (
    <InfoDialog title={title} size="lg" closeOnBackdrop={false} onClose={onClose}>
      <InlineNote kind="success">{utgMessages.profileApplied}</InlineNote>
      <ProgressList
        label="UTGs"
        words={{ succeeded: progressMessages.applied }}
        outcomes={reportOf(record).map((each) => outcomeOf({ ...each, isWaiting: false }))}
      />
    </InfoDialog>
  )
}
