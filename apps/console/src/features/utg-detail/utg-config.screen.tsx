import { recordMessages } from "@command-center/domain/message/record-messages"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { knownSecrets } from "@command-center/domain/settings/secret-settings"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { selectIsLoading, selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { RawData } from "../../app/raw-data.view.tsx"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { useDebug } from "../../app/use-debug.ts"
import { schemaIn } from "../../record/config-choices.ts"
import { ConfigPage } from "../../record/config-page.view.tsx"
import { mayEditNow } from "../../record/may-edit.ts"
import { RecordView } from "../../record/record.view.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { wireRemoveEntry } from "../../record/wire-remove-entry.ts"
import { RenderWhenNear } from "../../settings/render-when-near.view.tsx"
import { readUtgConfig, saveUtgConfig, type UtgChoices, wireUtgConfig } from "./utg-config.wiring.ts"
import { UtgRevisionsScreen } from "./utg-revisions.screen.tsx"

export interface UtgConfigScreenProps {
  readonly businessEntityId: number
  readonly row: UtgRow
  readonly canEdit: boolean
  readonly choices: RecordRef<UtgChoices>
  readonly path: string
  readonly page: RecordPage
}

/** The tabs that show a UTG's configuration: it is read once for all of them. */
export function UtgConfigScreen({ businessEntityId, row, canEdit, choices, path, page }: UtgConfigScreenProps) {
  const console = useConsole()
  const isDebug = useDebug()
  const [config] = useState(() => wireUtgConfig(console, row))
  const actor = useConsoleActor(config, { input: { businessEntityId, id: row.componentId } })
  const [saving] = useState(() => ({
    save: saveUtgConfig(row, mayEditNow(console, "utgs")),
    reload: () => readUtgConfig(businessEntityId, row),
    updateFailed: utgDetailMessages.configUpdateFailed,
    onSaved: () => {
      actor.send({ type: "retry" })
      // The heading tells whether the UTG runs what is saved.
      console.screens.readAnew()
    }
  }))
  const [machine] = useState(() => wireRemoveEntry(console.runtime, saving.save, saving.onSaved))
  const removal = useConsoleActor(machine, { input: { businessEntityId, canEdit } })
  const known = useSelector(choices, selectRecord<UtgChoices>)
  const isAwaited = useSelector(choices, selectIsLoading<UtgChoices>)
  return (
    <RecordView actor={actor} loadFailed={listWords.utgs.loadFailed} notFound={recordMessages.noConfiguration}>
      {(held) => (
        <>
          <ConfigPage
            adding={{ businessEntityId, held, canEdit, owner: "utg", ...saving }}
            removal={removal}
            choices={known}
            isAwaited={isAwaited}
            onRetryChoices={() => choices.send({ type: "retry" })}
            path={path}
            page={page}
          />
          {page.tab === "config" && (
            <RenderWhenNear height={120} ahead="240px 0px" label={timelineMessages.earlier}>
              <UtgRevisionsScreen
                businessEntityId={businessEntityId}
                row={row}
                canEdit={canEdit}
                held={held}
                schema={schemaIn(known)}
                onSaved={saving.onSaved}
              />
            </RenderWhenNear>
          )}
          {isDebug && (
            <RawData title={utgLabels.componentConfig} data={held.json} secrets={knownSecrets(schemaIn(known))} />
          )}
        </>
      )}
    </RecordView>
  )
}
