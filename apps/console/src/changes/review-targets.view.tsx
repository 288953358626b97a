import { controlMessages } from "@command-center/domain/message/control-messages"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { reviewTargetsMachine } from "@command-center/machines/review-targets/review-targets.machine"
import * as select from "@command-center/machines/review-targets/review-targets.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { useId, useState } from "react"
import type { ActorRefFrom } from "xstate"
import "@command-center/ui/theme/css/changes.css"
import { ChangesTable } from "./changes-table.view.tsx"

export interface ReviewTargetsViewProps {
  readonly actor: ActorRefFrom<typeof reviewTargetsMachine>
}

interface TargetProps extends ReviewTargetsViewProps {
  readonly target: UtgRow
  readonly isOpen: boolean
}

/** So many UTGs are offered at once. */
const atOnce = 10

function Unknown({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  return (
    <InlineNote kind="warn">
      <p>{reviewMessages.valuesUnreadable(reason)}</p>
      <Button size="xs" onClick={onRetry}>
        {controlMessages.retry}
      </Button>
    </InlineNote>
  )
}

function Target({ actor, target, isOpen }: TargetProps) {
  const id = target.componentId
  const [selectChanges] = useState(() => select.selectChangesOf(id))
  const changes = useSelector(actor, selectChanges)
  const name = utgList.nameOf(target)
  const open = () => actor.send({ type: "target.opened", id })
  return (
    <details className="cc-fold" open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>
        {name}
        {changes !== null && Result.isSuccess(changes) && (
          <span className="cc-badge">
            {changes.success.length}
            <span className="cc-unseen"> {reviewMessages.differ}</span>
          </span>
        )}
      </summary>
      <div className="cc-fold-body">
        {changes === null && (
          <div role="status">
            <span className="cc-unseen">{reviewMessages.reading}</span>
            <SkeletonText lines={2} />
          </div>
        )}
        {changes !== null && Result.isFailure(changes) && <Unknown reason={changes.failure.sentence} onRetry={open} />}
        {changes !== null && Result.isSuccess(changes) && (
          <ChangesTable changes={changes.success} label={name} emptyText={reviewMessages.noDifference} />
        )}
      </div>
    </details>
  )
}

/** The values that differ, UTG by UTG: each is read when it is opened. */
export function ReviewTargetsView({ actor }: ReviewTargetsViewProps) {
  const title = useId()
  const targets = useSelector(actor, select.selectTargets)
  const failure = useSelector(actor, select.selectFailure)
  const [shown, setShown] = useState(atOnce)
  const rest = targets.length - shown
  return (
    <section className="cc-fields" aria-labelledby={title}>
      <h3 id={title} className="cc-label">
        {reviewMessages.values}
      </h3>
      {failure !== null && <Unknown reason={failure} onRetry={() => actor.send({ type: "retry" })} />}
      {failure === null && (
        <div className="cc-changes">
          {targets.slice(0, shown).map((target, at) => (
            <Target key={target.componentId} actor={actor} target={target} isOpen={at === 0} />
          ))}
        </div>
      )}
      {failure === null && rest > 0 && (
        <Button size="xs" colorPalette="gray" onClick={() => setShown(shown + atOnce)}>
          {reviewMessages.more(Math.min(rest, atOnce))}
        </Button>
      )}
    </section>
  )
}
