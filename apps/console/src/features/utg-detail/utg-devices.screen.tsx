import { ofComponent } from "@command-center/domain/filter/of-component"
import { browserStore } from "@command-center/domain/storage/browser-store"
import { utgDeviceList } from "@command-center/domain/utg/utg-tables"
import { Card } from "@command-center/ui/layout/card"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { useRowsClient } from "../../list/use-rows-client.ts"
import { wireList } from "../../list/wire-list.ts"
import { RecordTable } from "../../record/record-table.view.tsx"

export interface UtgDevicesScreenProps {
  readonly businessEntityId: number
  readonly componentId: number
}

/** The Devices table of the General tab (document 2 §2). */
export function UtgDevicesScreen({ businessEntityId, componentId }: UtgDevicesScreenProps) {
  const { stored, now } = useConsole()
  const client = useRowsClient(utgDeviceList)
  const [machine] = useState(() => wireList(utgDeviceList, client, now))
  const actor = useConsoleActor(machine, {
    input: {
      list: utgDeviceList,
      businessEntityId,
      predicates: [ofComponent(componentId)],
      pageSize: browserStore.pagesize.read(stored.read(browserStore.pagesize.key)),
      refreshEvery: utgDeviceList.refreshEvery ?? null
    }
  })
  useOpenScreen(actor)
  return (
    <Card title={utgDeviceList.title}>
      <RecordTable actor={actor} list={utgDeviceList} />
    </Card>
  )
}
