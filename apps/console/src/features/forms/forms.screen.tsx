import { formList } from "@command-center/domain/form/form-list"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useEmissions, useOpenScreen } from "../../app/screen-actor.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { screenInput } from "../../list/screen-input.ts"
import { useRowsDoor } from "../../list/use-rows-door.ts"
import { FormsView } from "./forms.view.tsx"
import { wireForms } from "./forms.wiring.ts"

export function FormsScreen({ businessEntityId, canEdit }: ListScreenProps) {
  const console = useConsole()
  const door = useRowsDoor(formList)
  const [machine] = useState(() => wireForms(console, door))
  const actor = useActorRef(machine, {
    input: { rows: screenInput(console, formList, [], businessEntityId), canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <FormsView actor={actor} canEdit={canEdit} />
}
