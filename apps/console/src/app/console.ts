import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import type { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import type { noticesMachine } from "@command-center/machines/notices/notices.machine"
import type { sessionMachine } from "@command-center/machines/session/session.machine"
import type { ManagedRuntime } from "effect"
import { createContext, useContext } from "react"
import type { ActorRefFrom, AnyEventObject, InspectionEvent } from "xstate"
import type { AlertDesk } from "../alerts/alert-desk.ts"
import type { Stored } from "../browser/stored.ts"
import type { RowOpenings } from "../list/row-openings.ts"
import type { Operations } from "../operations/operations.ts"
import type { ShownActions } from "../palette/shown-actions.ts"
import type { ShownUtgs } from "../palette/shown-utgs.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import type { OwnTags } from "../tags/own-tags.ts"
import type { ListAddresses } from "./list-addresses.ts"
import type { OpenScreens } from "./unsaved-work.ts"

export type ApiRuntime = ManagedRuntime.ManagedRuntime<Http | Credentials, never>

/** What lives as long as the page: made once at the start, handed down to every screen. */
export interface Console {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly appearance: ActorRefFrom<typeof appearanceMachine>
  readonly languageChoice: ActorRefFrom<typeof languageChoiceMachine>
  readonly notices: ActorRefFrom<typeof noticesMachine>
  readonly runtime: ApiRuntime
  readonly stored: Stored
  readonly screens: OpenScreens
  readonly lists: ListAddresses
  readonly operations: Operations
  readonly tags: OwnTags
  readonly shownUtgs: ShownUtgs
  readonly shownActions: ShownActions
  readonly rowOpenings: RowOpenings
  readonly alerts: AlertDesk
  readonly timeZone: string
  readonly now: () => Date
  /** Keeps the page to come back to, before signing in elsewhere. */
  readonly rememberPage: () => void
  /** Carries out what a machine emits: toasts, downloads, the clipboard, navigation, storage, the session. */
  readonly dispatch: (event: AnyEventObject) => void
  /** Every actor is made with it (`useConsoleActor`): what it and those below it emit is carried out, and `?inspect` sees it. */
  readonly inspect: (inspected: InspectionEvent) => void
  /** Calls off the rows of the list that was opened by its address, where another page is shown. */
  readonly dropEarlyRows: () => void
  readonly openRows: <Row>(list: ListDescription<Row>) => RowsClient<Row>
}

export const ConsoleContext = createContext<Console | null>(null)

export const useConsole = (): Console => {
  const console = useContext(ConsoleContext)
  if (console === null) throw new Error("The console was not started.")
  return console
}
