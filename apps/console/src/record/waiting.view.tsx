import { recordMessages } from "@command-center/domain/message/record-messages"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"

/** A form that is on its way: it keeps to the schema with which it began, and its fields come with the first page. */
export function Waiting({ text = recordMessages.loading }: { readonly text?: string }) {
  return (
    <div className="cc-form-waiting" role="status">
      <span className="cc-unseen">{text}</span>
      <SkeletonText lines={8} />
    </div>
  )
}
