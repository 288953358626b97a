import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { earlierRevisions } from "@command-center/domain/timeline/config-revisions"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import {
  selectIsLoading,
  selectIsNotFound,
  selectRecord
} from "@command-center/machines/record-screen/record-screen.selectors"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { useEffect, useMemo, useRef, useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { RecordView } from "../../record/record.view.tsx"
import { wireRevisions, wireRollBack } from "./utg-past.wiring.ts"
import { UtgRevisionsView } from "./utg-revisions.view.tsx"

export interface UtgRevisionsScreenProps {
  readonly businessEntityId: number
  readonly row: UtgRow
  readonly canEdit: boolean
  /** The configuration there is. */
  readonly held: ComponentConfig
  readonly schema: SettingsSchema | null
  /** Has the configuration read again where it is shown, too. */
  readonly onSaved: () => void
}

interface FoundProps extends UtgRevisionsScreenProps {
  readonly kept: ReadonlyArray<ComponentConfig>
}

function Found({ businessEntityId, row, canEdit, held, schema, kept, onSaved }: FoundProps) {
  const console = useConsole()
  const [machine] = useState(() => wireRollBack(console, row, onSaved))
  const actor = useConsoleActor(machine, { input: { businessEntityId, canEdit } })
  const reader = useSelector(console.session, selectUser)
  const revisions = useMemo(() => earlierRevisions(kept, held), [kept, held])
  return (
    <UtgRevisionsView
      actor={actor}
      revisions={revisions}
      held={held}
      schema={schema}
      canEdit={canEdit}
      reader={reader}
      site={row.machineStatusEntityStandardTimeZone}
    />
  )
}

/** The earlier configurations of a UTG; nothing where the service keeps none. */
export function UtgRevisionsScreen(props: UtgRevisionsScreenProps) {
  const { businessEntityId, row } = props
  const console = useConsole()
  const [machine] = useState(() => wireRevisions(console, row))
  const actor = useConsoleActor(machine, { input: { businessEntityId, id: row.componentId } })
  const isNotFound = useSelector(actor, selectIsNotFound)
  const mayHaveNone = useSelector(actor, selectIsLoading)
  const found = useSelector(actor, selectRecord)
  const { revisionId } = props.held
  const readBeside = useRef(revisionId)
  // Whatever saved the configuration, what was the current one until then is an earlier one now.
  useEffect(() => {
    if (readBeside.current === revisionId) return
    readBeside.current = revisionId
    actor.send({ type: "retry" })
  }, [actor, revisionId])
  // A service that keeps none shows no section, not even while that is found out.
  if (isNotFound || (mayHaveNone && found === null)) return null
  return (
    <Card title={timelineMessages.earlier}>
      <RecordView actor={actor} loadFailed={timelineMessages.revisionsFailed} notFound={timelineMessages.earlierNone}>
        {({ rows, unreadable }) => (
          <>
            {unreadable.count > 0 && <p className="cc-hint">{timelineMessages.unreadable(unreadable.count)}</p>}
            <Found {...props} kept={rows} />
          </>
        )}
      </RecordView>
    </Card>
  )
}
