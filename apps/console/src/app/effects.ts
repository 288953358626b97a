import { listMessages } from "@command-center/domain/message/list-messages"
import { recentKey } from "@command-center/domain/palette/recent-entries"
import { writeLayout } from "@command-center/domain/rows/column-text"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { browserStore, columnsKey, viewsKey } from "@command-center/domain/storage/browser-store"
import type { noticesMachine } from "@command-center/machines/notices/notices.machine"
import type { sessionMachine } from "@command-center/machines/session/session.machine"
import type { ActorRefFrom, AnyEventObject } from "xstate"
import type { AlertDesk } from "../alerts/alert-desk.ts"
import { copyText } from "../browser/clipboard.ts"
import { download } from "../browser/download.ts"
import { storeToken } from "../browser/own-token.ts"
import { showTheme } from "../browser/show-theme.ts"
import type { Stored } from "../browser/stored.ts"
import { filterKeys } from "../list/stored-filters.ts"
import type { Operations } from "../operations/operations.ts"
import { type ConsoleEmitted, isConsoleEmitted } from "./emitted.ts"
import type { ListAddresses } from "./list-addresses.ts"
import type { SignInReturn } from "./sign-in-return.ts"
import type { OpenScreens } from "./unsaved-work.ts"

const fileType = (name: string): string => (name.endsWith(".csv") ? "text/csv" : "application/json")

export interface Surroundings {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly notices: ActorRefFrom<typeof noticesMachine>
  readonly stored: Stored
  readonly screens: OpenScreens
  readonly lists: ListAddresses
  readonly alerts: Pick<AlertDesk, "viewsChanged">
  readonly operations: Pick<Operations, "keep" | "forget" | "close">
  readonly signInReturn: SignInReturn
  readonly now: () => Date
  readonly navigate: (to: string) => void
  readonly replaceAddress: (href: string) => void
  /** The router learns the address as it is by now. */
  readonly settleAddress: () => void
  readonly leave: (address: string) => void
  readonly reload: () => void
  /** A browser alert. */
  readonly tell: (text: string) => void
}

/** The one place that does what machines may only ask for. */
export const effectsOf = (surroundings: Surroundings) => {
  const { session, notices, stored, screens, lists, operations, signInReturn, now } = surroundings
  const store = <Value>(key: { readonly key: string; readonly write: (value: Value) => string }, value: Value) =>
    stored.write(key.key, key.write(value))

  const storeFilter = ({ list, businessEntityId, draft }: Extract<ConsoleEmitted, { type: "filter.stored" }>) => {
    const key = filterKeys[list]
    if (key === undefined) return
    const { [String(businessEntityId)]: _, ...others } = key.read(stored.read(key.key))
    store(key, draft === null ? others : { ...others, [String(businessEntityId)]: draft })
  }

  const storeRefresh = ({ list, every }: Extract<ConsoleEmitted, { type: "refreshChosen" }>) => {
    const { listrefresh } = browserStore
    store(listrefresh, { ...listrefresh.read(stored.read(listrefresh.key)), [list]: every })
  }

  const copy = async ({ text, copied }: Extract<ConsoleEmitted, { type: "copy" }>) => {
    const isCopied = await copyText(text)
    const at = now().toISOString()
    notices.send(
      isCopied
        ? { type: "toast", kind: "success", header: listMessages.copySucceededTitle, text: copied, at }
        : { type: "toast", kind: "danger", header: listMessages.copyFailedTitle, text: listMessages.noClipboard, at }
    )
  }

  const leaveToSignIn = ({ address, href, isAsked }: Extract<ConsoleEmitted, { type: "redirectToSignIn" }>) => {
    signInReturn.remember(href)
    if (isAsked || signInReturn.mayLeave(now().getTime())) surroundings.leave(address)
  }

  return (event: AnyEventObject): void => {
    if (!isConsoleEmitted(event)) return
    switch (event.type) {
      case "toast":
        return notices.send({ ...event, at: now().toISOString() })
      case "alert":
        return notices.send(event)
      case "address.changed":
        return lists.changed(event)
      case "address.settled":
        return surroundings.settleAddress()
      case "browserAlert":
        return surroundings.tell(event.text)
      case "unauthorized":
        return session.send({ type: "unauthorized", isHeld: screens.unsettled() !== null, href: location.href })
      case "navigate":
        return surroundings.navigate(event.to)
      case "download":
        if (event.content instanceof Blob) download(event.fileName, event.content)
        // A file that a machine wrote itself.
        if (typeof event.content === "string") {
          download(event.fileName, new Blob([event.content], { type: fileType(event.fileName) }))
        }
        return
      case "copy":
        void copy(event)
        return
      case "filter.stored":
        return storeFilter(event)
      case "layout.stored":
        return stored.write(columnsKey(event.list), writeLayout(event.layout))
      case "views.stored":
        stored.write(viewsKey(event.list), writeViews(event.views))
        return surroundings.alerts.viewsChanged()
      case "pageSizeChosen":
        return store(browserStore.pagesize, event.pageSize)
      case "refreshChosen":
        return storeRefresh(event)
      case "showTreeChosen":
        return store(browserStore.showtree, event.isShown)
      case "clocksChosen":
        return store(browserStore.clocks, event.clocks)
      case "themeChosen":
        showTheme(event.theme)
        return store(browserStore.theme, event.theme)
      case "languageChosen":
        store(browserStore.language, event.language)
        return surroundings.reload()
      case "widthChosen":
        return store(browserStore.sidebarwidth, event.width)
      case "tokenStored":
        return storeToken(stored, event.token)
      case "tokenCleared":
        return stored.remove(browserStore.accessToken.key)
      case "selectedStored":
        return store(browserStore.selectedBusinessEntityId, event.businessEntityId)
      case "selectedCleared":
        return stored.remove(browserStore.selectedBusinessEntityId.key)
      case "addressCleaned":
        return surroundings.replaceAddress(event.href)
      case "redirectToSignIn":
        return leaveToSignIn(event)
      case "redirectToSignOut":
        return surroundings.leave(event.address)
      case "sessionBack":
        return screens.sessionBack()
      case "reloadRequired":
        if (screens.hasUnsavedWork()) signInReturn.drop(event.username)
        return surroundings.reload()
      case "operation.kept":
        return operations.keep(event.record)
      case "operation.forgotten":
        return operations.forget(event.id)
      case "operation.closed":
        return operations.close(event.id)
      case "recent.stored":
        return store(recentKey(event.userId), event.recent)
      case "readAnew":
        return screens.readAnew()
      case "signOut":
        return session.send(event)
      case "rows.changed":
        return
    }
  }
}
