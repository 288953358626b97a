import type { LoadRows } from "@command-center/api/rows/row-source"
import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { spokenLanguage } from "@command-center/domain/language/translatable"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { browserStore } from "@command-center/domain/storage/browser-store"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import {
  selectAccounts,
  selectIsBusy,
  selectIsReplaced,
  selectIsSignedIn,
  selectUser
} from "@command-center/machines/session/session.selectors"
import { Layer, ManagedRuntime } from "effect"
import { type AnyEventObject, createActor, type InspectionEvent } from "xstate"
import { makeAlertDesk } from "../alerts/alert-desk.ts"
import { storeToken } from "../browser/own-token.ts"
import { showTheme } from "../browser/show-theme.ts"
import { makeStored } from "../browser/stored.ts"
import { whenQuiet } from "../browser/when-quiet.ts"
import { afterPaint } from "../list/after-paint.ts"
import { consoleRows } from "../list/console-rows.ts"
import { type EarlyList, makeEarlyList } from "../list/early-list.ts"
import type { ListPage } from "../list/list-page.ts"
import { makeRowOpenings } from "../list/row-openings.ts"
import { makeOperations } from "../operations/operations.ts"
import { makeShownActions } from "../palette/shown-actions.ts"
import { makeShownUtgs } from "../palette/shown-utgs.ts"
import { askEarly, openRows } from "../rows/rows-client.ts"
import { rowsWorker } from "../rows/rows-worker.ts"
import { makeOwnTags } from "../tags/own-tags.ts"
import { openedAddress } from "./clean-address.ts"
import type { Console } from "./console.ts"
import { isDebug } from "./debug.ts"
import { effectsOf } from "./effects.ts"
import { makeListAddresses } from "./list-addresses.ts"
import { ownTimeZone } from "./own-time-zone.ts"
import type { SharedToken } from "./renew-in-turn.ts"
import type { EarlySignIn } from "./sign-in-early.ts"
import { makeSignInReturn } from "./sign-in-return.ts"
import { operationsNotice, storageNotice, tagsNotice, uncheckedNotice } from "./start-notices.ts"
import { tellUnexpected } from "./unexpected.ts"
import { makeOpenScreens } from "./unsaved-work.ts"
import { wireSession } from "./wire-session.ts"

const base = new URL(import.meta.env.BASE_URL, location.origin).href

/** What the page's router is asked for. */
export interface Router {
  /** Goes to another page without loading anew. */
  readonly navigate: (to: string, replace: boolean) => void
  /** Learns the address as it is by now. */
  readonly settle: () => void
}

/** The list whose address was opened. */
export interface OpenedList {
  readonly page: Promise<ListPage>
  readonly businessEntityId: number
}

/** Starts what lives as long as the page. */
export const startConsole = (
  { navigate, settle }: Router,
  opened: OpenedList | null,
  early: EarlySignIn,
  watch: (inspected: InspectionEvent) => void = () => undefined
): Console => {
  const notices = createActor(noticesMachine, { inspect: watch }).start()
  const tellStorage = () => notices.send(storageNotice)
  const stored = makeStored(() => localStorage, tellStorage)
  const theme = browserStore.theme.read(stored.read(browserStore.theme.key))
  const clocks = browserStore.clocks.read(stored.read(browserStore.clocks.key))
  showTheme(theme)
  // What reads a filter comes with the lists. Each setting falls back on its own: until the check only its notice is missing.
  void whenQuiet(window)
    .then(() => import("./check-settings.ts"))
    .then(
      ({ checkSettings }) => checkSettings(stored, notices),
      () => notices.send(uncheckedNotice)
    )
  const signInReturn = makeSignInReturn(makeStored(() => sessionStorage, tellStorage))
  const screens = makeOpenScreens()
  const lists = makeListAddresses(new URL(base).pathname, (write) => void afterPaint().then(write))
  const now = () => new Date()
  const alerts = makeAlertDesk()
  const operations = makeOperations({
    userId: () => selectUser(session.getSnapshot())?.id ?? null,
    now,
    open: async () => (await import("../operations/operation-store.ts")).operationStore,
    tellNotKept: () => notices.send(operationsNotice)
  })
  const tell = (text: string) => window.alert(text)
  tellUnexpected(window, tell)

  const credentials: Credentials["Service"] = {
    base,
    current: () => {
      const { config, token } = session.getSnapshot().context
      return { config, token }
    }
  }
  const runtime = ManagedRuntime.make(
    Layer.merge(apiLayer(credentials, early), Layer.succeed(Credentials, credentials))
  )
  const listeners: Array<(event: AnyEventObject) => void> = []
  const dispatch = (event: AnyEventObject) => {
    for (const listener of listeners) listener(event)
  }
  const emissions = emissionsTo(dispatch)
  const inspect = (inspected: InspectionEvent) => {
    emissions(inspected)
    watch(inspected)
  }
  const appearance = createActor(appearanceMachine, { input: { theme, clocks }, inspect }).start()
  const languageChoice = createActor(languageChoiceMachine, { input: { spoken: spokenLanguage() }, inspect }).start()
  const tags = makeOwnTags(
    async (tellRenamed) => {
      const { startTags } = await import("../tags/start-tags.ts")
      return startTags({ stored, dispatch, inspect }, selectUser(session.getSnapshot())?.id ?? 0, tellRenamed)
    },
    () => notices.send(tagsNotice)
  )
  const sharedToken: SharedToken = {
    read: () => browserStore.accessToken.read(stored.read(browserStore.accessToken.key)),
    write: (token) => storeToken(stored, token)
  }
  const session = createActor(wireSession(runtime, sharedToken), {
    input: {
      href: openedAddress,
      hostname: location.hostname,
      storedToken: early.heldToken ?? sharedToken.read(),
      beganSignIn: signInReturn.began()
    },
    inspect
  })

  listeners.push(
    effectsOf({
      session,
      notices,
      stored,
      screens,
      lists,
      alerts,
      operations,
      signInReturn,
      now,
      navigate: (to) => navigate(to, false),
      replaceAddress: (href) => {
        const back = signInReturn.take(location.origin)
        const { pathname, search, hash } = new URL(href)
        navigate(back ?? `${pathname}${search}${hash}`, true)
      },
      settleAddress: settle,
      leave: (address) => location.assign(address),
      reload: () => location.reload(),
      tell
    })
  )

  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === browserStore.theme.key)
      appearance.send({ type: "theme.chosen", theme: browserStore.theme.read(newValue) })
    if (key === browserStore.clocks.key)
      appearance.send({ type: "clocks.chosen", clocks: browserStore.clocks.read(newValue) })
    if (key !== browserStore.accessToken.key && key !== null) return
    const token = browserStore.accessToken.read(newValue)
    if (token !== null) session.send({ type: "token.stored", token })
    else session.send({ type: "token.cleared", isHeld: screens.unsettled() !== null, href: location.href })
  })
  for (const sign of ["click", "pagehide", "copy", "blur"])
    window.addEventListener(sign, lists.write, { capture: true })
  window.addEventListener("beforeunload", (event) => {
    const snapshot = session.getSnapshot()
    // Someone else's page is not to be held.
    if (selectIsSignedIn(snapshot) && !selectIsReplaced(snapshot) && screens.hasUnsavedWork()) event.preventDefault()
  })

  // Its first calls leave before what can be done while they are answered.
  session.start()
  session.subscribe((snapshot) => {
    if (!selectIsBusy(snapshot)) early.drop()
  })
  const newcomer = signInReturn.takeDropped()
  if (newcomer !== null) {
    notices.send({ type: "alert", header: shellMessages.replacedTitle, message: shellMessages.replacedText(newcomer) })
  }
  const surroundings = { stored, lists, timeZone: ownTimeZone(), now }
  const keepsRecords = () => isDebug(stored, location.search)
  let earlyList: EarlyList | null = null
  if (opened !== null) {
    rowsWorker()
    earlyList = makeEarlyList(session, opened.page, ({ list, firstLoad }) =>
      askEarly(
        { list, base },
        { ...firstLoad(surroundings, opened.businessEntityId), keepsRecords: keepsRecords() },
        credentials.current()
      )
    )
  }
  return {
    ...surroundings,
    session,
    appearance,
    languageChoice,
    notices,
    runtime,
    screens,
    operations,
    tags,
    shownUtgs: makeShownUtgs(),
    shownActions: makeShownActions(),
    rowOpenings: makeRowOpenings(),
    alerts,
    rememberPage: () => signInReturn.remember(location.href),
    dispatch,
    inspect,
    dropEarlyRows: () => earlyList?.drop(),
    openRows: <Row>(list: ListDescription<Row>) => {
      const client = openRows<Row>(
        {
          list: list.id,
          base,
          accountNames: selectAccounts(session.getSnapshot()).map(({ id, name }) => [id, name] as const)
        },
        list.idOf,
        credentials.current,
        earlyList?.take(list.id)
      )
      const records = (input: LoadRows): LoadRows => ({ ...input, keepsRecords: keepsRecords() })
      return consoleRows({ alerts, tags, now }, list, {
        ...client,
        load: (input, signal) => client.load(records(input), signal)
      })
    }
  }
}
