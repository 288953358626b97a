import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import type { VersionChoices } from "@command-center/domain/version/version-product"
import { selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { RecordNotes } from "../../record/record-notes.view.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import { useVersionRead } from "../../record/use-read-anew.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { UtgConfigScreen } from "./utg-config.screen.tsx"
import { wireUtgChoices } from "./utg-config.wiring.ts"
import type { UtgRecord } from "./utg-detail.wiring.ts"
import { UtgGeneral } from "./utg-general.view.tsx"

export interface UtgPagesScreenProps {
  readonly actor: RecordRef<UtgRecord>
  readonly record: UtgRecord
  readonly businessEntityId: number
  readonly componentId: number
  readonly canEdit: boolean
  /** The UTG's own address. */
  readonly path: string
  readonly page: RecordPage
  readonly versions: VersionChoices
}

/** The pages of a UTG that was read, with what is known of its versions. */
export function UtgPagesScreen(props: UtgPagesScreenProps) {
  const { actor, record, businessEntityId, componentId, canEdit, path, page, versions } = props
  const console = useConsole()
  const rights = useSelector(console.session, selectRights(businessEntityId))
  const version = fourPartVersion(record.row.utgVersion ?? "")
  const [machine] = useState(() => wireUtgChoices(console))
  const choices = useConsoleActor(machine, { input: { businessEntityId, id: componentId, version } })
  useVersionRead(choices, version)
  const isMigrated = useSelector(choices, selectRecord)?.isMigrated
  return (
    <>
      <RecordNotes actor={choices} what={utgDetailMessages.schema} loadFailed={utgDetailMessages.schemaUnknown} />
      {isMigrated === false && <InlineNote kind="warn">{utgDetailMessages.notMigrated}</InlineNote>}
      {page.tab === "general" ? (
        <UtgGeneral
          actor={actor}
          record={record}
          businessEntityId={businessEntityId}
          canEdit={canEdit}
          rights={rights}
          agentVersions={versions.agent}
        />
      ) : (
        <UtgConfigScreen
          businessEntityId={businessEntityId}
          row={record.row}
          canEdit={canEdit}
          choices={choices}
          path={path}
          page={page}
        />
      )}
    </>
  )
}
