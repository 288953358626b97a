import type { Intent } from "@command-center/domain/navigation/intent"
import type {
  Beside,
  FlowScreenInput,
  FlowScreenMachine,
  Flows
} from "@command-center/machines/flow-screen/flow-screen.types"
import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import { useState } from "react"
import { type Console, useConsole } from "../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../app/screen-actor.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import type { ListScreenProps } from "./list-screen-props.ts"
import { screenInput } from "./screen-input.ts"
import { useRowsClient } from "./use-rows-client.ts"

/** The running machine of a list screen, opened with what the address and the browser have of the list, and its rows. */
export const useFlowRows = <Row, Opened extends Flows, Running extends Beside>(
  { list, properties }: RowScreenDefinition<Row>,
  wire: (console: Console, client: RowsClient<Row>) => FlowScreenMachine<Row, Opened, Running>,
  { businessEntityId, canEdit, intent = null }: ListScreenProps & { readonly intent?: Intent | null }
) => {
  const console = useConsole()
  const client = useRowsClient(list)
  const [machine] = useState(() => wire(console, client))
  const input: FlowScreenInput = { rows: screenInput(console, list, properties, businessEntityId), canEdit, intent }
  const actor = useConsoleActor(machine, { input })
  useOpenScreen(actor)
  return { actor, client }
}

/** The running machine of a list screen whose rows nobody else asks. */
export const useFlowScreen = <Row, Opened extends Flows, Running extends Beside>(
  definition: RowScreenDefinition<Row>,
  wire: (console: Console, client: RowsClient<Row>) => FlowScreenMachine<Row, Opened, Running>,
  props: ListScreenProps & { readonly intent?: Intent | null }
) => useFlowRows(definition, wire, props).actor
