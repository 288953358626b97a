import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { DebugPanel } from "@command-center/ui/feedback/debug-panel"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions } from "../../app/screen-actor.ts"
import { useDebug } from "../../app/use-debug.ts"
import { ConfigPage } from "../../record/config-page.view.tsx"
import { RecordView } from "../../record/record.view.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import { wireUtgConfig } from "./utg-detail.wiring.ts"

export interface UtgConfigScreenProps {
  readonly businessEntityId: number
  readonly componentId: number
  readonly path: string
  readonly page: RecordPage
}

/** The tabs that show a UTG's configuration: it is read once for all of them. */
export function UtgConfigScreen({ businessEntityId, componentId, path, page }: UtgConfigScreenProps) {
  const console = useConsole()
  const isDebug = useDebug()
  const [machine] = useState(() => wireUtgConfig(console))
  const actor = useActorRef(machine, { input: { businessEntityId, id: componentId }, inspect: useEmissions() })
  return (
    <RecordView actor={actor} loadFailed={utgMessages.loadFailed} notFound={recordMessages.noConfiguration}>
      {(record) => (
        <>
          <ConfigPage config={record.config} path={path} page={page} />
          {isDebug && <DebugPanel title="Component config" data={maskedSecrets(record)} />}
        </>
      )}
    </RecordView>
  )
}
