import { recordMessages } from "@command-center/domain/message/record-messages"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"

/** A form keeps to the schema with which it began: it waits for it. */
export function Waiting() {
  return (
    <div role="status">
      <span className="cc-unseen">{recordMessages.loading}</span>
      <SkeletonText lines={8} />
    </div>
  )
}
