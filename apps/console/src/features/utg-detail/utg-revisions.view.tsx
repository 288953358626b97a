import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import { configWords } from "@command-center/domain/component-config/config-words"
import { readableDiff } from "@command-center/domain/component-config/readable-diff"
import { isSameJson } from "@command-center/domain/json/same-json"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { settingWords } from "@command-center/domain/settings/setting-words"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { changesAfter, type EarlierRevision } from "@command-center/domain/timeline/config-revisions"
import { type Reader, savedBy } from "@command-center/domain/timeline/saved-by"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import type { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import * as select from "@command-center/machines/roll-back/roll-back.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { returnFocus } from "@command-center/ui/dialog/use-return-focus"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { ChangesTable } from "../../changes/changes-table.view.tsx"
import { RecordDate } from "../../record/date.view.tsx"

export interface UtgRevisionsViewProps {
  readonly actor: ActorRefFrom<typeof rollBackMachine>
  /** Newest first, each with the one after it. */
  readonly revisions: ReadonlyArray<EarlierRevision>
  readonly held: ComponentConfig
  readonly schema: SettingsSchema | null
  readonly canEdit: boolean
  readonly reader: Reader | null
  /** The time zone of the UTG's site. */
  readonly site: string | null
}

function Revision({ actor, shown, held, schema, canEdit, reader, site }: RevisionProps) {
  const { revision, next } = shown
  const { revisionId, lastUpdatedAt, lastUpdatedBy } = revision
  const title = timelineMessages.revision(revisionId)
  const isCurrent = isSameJson(revision.config, held.config)
  const line = useRef<HTMLDivElement>(null)
  const isHere = useRef(false)
  // Once it is saved again its button goes, with the focus.
  useEffect(() => {
    if (isCurrent && isHere.current) returnFocus(line.current)
  }, [isCurrent])
  return (
    <li className="cc-revision">
      <div
        ref={line}
        className="cc-revision-head"
        tabIndex={-1}
        onFocus={() => {
          isHere.current = true
        }}
        onBlur={({ relatedTarget }) => {
          isHere.current = relatedTarget === null
        }}
      >
        <span className="cc-timeline-title">{title}</span>
        <span className="cc-timeline-detail">
          <RecordDate iso={lastUpdatedAt} site={site} /> {savedBy(lastUpdatedBy, reader)}
        </span>
        {isCurrent && <span className="cc-timeline-detail">{timelineMessages.sameAsCurrent}</span>}
        {canEdit && !isCurrent && (
          <Button
            size="xs"
            aria-label={`${timelineMessages.rollBack}: ${title}`}
            onClick={() => actor.send({ type: "review.opened", held, revision })}
          >
            {timelineMessages.rollBack}
          </Button>
        )}
      </div>
      <details className="cc-more">
        <summary>{timelineMessages.changedBy(next.revisionId)}</summary>
        <ChangesTable
          changes={changesAfter(shown, configWords(settingWords(schema)))}
          emptyText={timelineMessages.sameAsNext}
        />
      </details>
    </li>
  )
}

interface RevisionProps extends Omit<UtgRevisionsViewProps, "revisions"> {
  readonly shown: EarlierRevision
}

/** What a roll-back changes of the current configuration, before it is saved. */
function RollBackDialog({ actor, schema }: Pick<UtgRevisionsViewProps, "actor" | "schema">) {
  const pair = useSelector(actor, select.selectPair)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const canConfirm = useSelector(actor, select.selectCanConfirm)
  const hasMovedOn = useSelector(actor, select.selectHasMovedOn)
  const failure = useSelector(actor, select.selectFailure)
  if (pair === null) return null
  return (
    <ConfirmDialog
      title={timelineMessages.rollBackTitle(pair.revision.revisionId)}
      confirmLabel={controlMessages.save}
      isBusy={isBusy}
      isConfirmDisabled={!canConfirm}
      onConfirm={() => actor.send({ type: "confirm" })}
      onCancel={() => actor.send({ type: "cancel" })}
    >
      <div className="cc-fields">
        <p>{timelineMessages.rollBackText}</p>
        {hasMovedOn && <InlineNote kind="warn">{timelineMessages.rollBackMovedOn}</InlineNote>}
        <ChangesTable
          changes={readableDiff(pair.held.config, pair.revision.config, configWords(settingWords(schema)))}
          emptyText={timelineMessages.rollBackSame}
        />
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
      </div>
    </ConfirmDialog>
  )
}

/** Earlier configurations, each with what the one after it changed. */
export function UtgRevisionsView(props: UtgRevisionsViewProps) {
  const { actor, revisions, schema } = props
  if (revisions.length === 0) return <p className="cc-hint">{timelineMessages.earlierNone}</p>
  return (
    <>
      <p className="cc-hint">{timelineMessages.earlierHint}</p>
      <ol className="cc-revisions">
        {revisions.map((shown) => (
          <Revision key={shown.revision.revisionId} {...props} shown={shown} />
        ))}
      </ol>
      <RollBackDialog actor={actor} schema={schema} />
    </>
  )
}
