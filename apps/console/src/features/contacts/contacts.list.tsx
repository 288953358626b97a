import { contactList } from "@command-center/domain/utg/contact-list"
import { unfilteredRows } from "@command-center/machines/row-screen/unfiltered-rows"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { RowScreenView } from "../../list/row-screen.view.tsx"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsClient } from "../../list/use-rows-client.ts"

const contactRows = unfilteredRows(contactList)

/** Who has been silent longest; nothing is changed here. */
function ContactsScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const client = useRowsClient(contactList)
  const [machine] = useState(() => wireRowScreen(console, contactRows, client))
  const actor = useConsoleActor(machine, { input: screenInput(console, contactList, [], businessEntityId) })
  useOpenScreen(actor)
  return <RowScreenView actor={actor} screen={contactRows} canEdit={canEdit} />
}

export const page = listPage(contactRows, ContactsScreen)
