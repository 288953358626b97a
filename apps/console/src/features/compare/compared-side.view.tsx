import { compareMessages } from "@command-center/domain/message/compare-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import { failureText } from "@command-center/machines/actor-logic/long-wait"
import type { compareMachine } from "@command-center/machines/compare/compare.machine"
import { selectSide } from "@command-center/machines/compare/compare.selectors"
import type { ComparedPart, ComparedSide } from "@command-center/machines/compare/compare.types"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { Link } from "../../app/page-link.tsx"

export interface ComparedSideProps {
  readonly actor: ActorRefFrom<typeof compareMachine>
  readonly businessEntityId: number
  readonly side: ComparedSide
  readonly onChoose: () => void
}

function Name({ part, businessEntityId }: { readonly part: ComparedPart; readonly businessEntityId: number }) {
  const { ref, found, isMissing, failure } = part
  if (ref === null) return <p className="cc-none">{compareMessages.notChosen}</p>
  if (isMissing) return <InlineNote kind="warn">{compareMessages.missing[ref.kind]}</InlineNote>
  if (failure !== null) {
    return (
      <InlineNote kind={failure._tag === "Cancelled" ? "warn" : "bad"}>
        {failureText(failure, compareMessages.unreadable)}
      </InlineNote>
    )
  }
  if (found === null) {
    return (
      <div role="status">
        <span className="cc-unseen">{recordMessages.loading}</span>
        <SkeletonText lines={1} />
      </div>
    )
  }
  const list = ref.kind === "utg" ? "utgs" : "profiles"
  return (
    <p className="cc-compared-name">
      <span className="cc-badge">{compareMessages.kinds[ref.kind]}</span>
      <Link className="cc-link" to={`${detailPath(businessEntityId, list, ref.id)}/config`}>
        {found.name}
      </Link>
    </p>
  )
}

/** One side: what it is, or why it is not known, and the way to another. */
export function ComparedSideView({ actor, businessEntityId, side, onChoose }: ComparedSideProps) {
  const [select] = useState(() => selectSide(side))
  const part = useSelector(actor, select)
  const canRetry = part.failure !== null || part.isMissing
  return (
    <section className="cc-compared-side" aria-label={compareMessages.sides[side]}>
      <Name part={part} businessEntityId={businessEntityId} />
      <div className="cc-together">
        {canRetry && (
          <Button size="xs" onClick={() => actor.send({ type: "retry" })}>
            {controlMessages.retry}
          </Button>
        )}
        <Button
          size="xs"
          colorPalette={part.ref === null ? "accent" : "gray"}
          variant={part.ref === null ? "solid" : "outline"}
          aria-label={part.ref === null ? compareMessages.chooseFor[side] : compareMessages.changeFor[side]}
          onClick={onChoose}
        >
          {part.ref === null ? compareMessages.choose : compareMessages.change}
        </Button>
      </div>
    </section>
  )
}
