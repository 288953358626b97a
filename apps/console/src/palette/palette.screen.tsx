import { listPath } from "@command-center/domain/navigation/routes"
import { recordAreas } from "@command-center/domain/palette/found-records"
import { paletteEntries } from "@command-center/domain/palette/palette-entries"
import type { PaletteEntry } from "@command-center/domain/palette/palette-entry"
import type { PaletteOffer } from "@command-center/domain/palette/palette-results"
import { recentKey } from "@command-center/domain/palette/recent-entries"
import { canEdit, canView } from "@command-center/domain/permission/rights"
import { paletteMachine } from "@command-center/machines/palette/palette.machine"
import {
  selectAccounts,
  selectAncestry,
  selectConfig,
  selectRights,
  selectUser
} from "@command-center/machines/session/session.selectors"
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { fromPromise } from "xstate"
import { type Console, useConsole } from "../app/console.ts"
import { useConsoleActor } from "../app/screen-actor.ts"
import type { ShellRef } from "../app/shell.ts"
import { storedViews } from "../list/stored-lists.ts"
import { chooseSetting } from "./choose-setting.ts"
import { PaletteView } from "./palette.view.tsx"
import { searchRecords } from "./search-records.ts"

/** What is offered at an account, by what may be done there. */
const offerOf = (console: Console, businessEntityId: number, pathname: string): PaletteOffer & { userId: number } => {
  const { session, stored, shownUtgs, shownActions } = console
  const snapshot = session.getSnapshot()
  const rights = selectRights(businessEntityId)(snapshot)
  const userId = selectUser(snapshot)?.id ?? 0
  const recent = recentKey(userId)
  return {
    businessEntityId,
    entries: paletteEntries({
      businessEntityId,
      pathname,
      rights,
      hasRollouts: selectConfig(snapshot)?.rolloutServiceUrl !== undefined,
      accounts: selectAccounts(snapshot),
      ancestry: selectAncestry(snapshot),
      viewsOf: (area) => storedViews(stored, area).views,
      shown: shownUtgs.targets(businessEntityId),
      shownActions: shownActions.of(businessEntityId)
    }),
    recent: recent.read(stored.read(recent.key)),
    searched: recordAreas.filter((area) => canView(rights, area)),
    mayAct: canView(rights, "utgs") && canEdit(rights, "utgs"),
    userId
  }
}

export interface PaletteScreenProps {
  readonly shell: ShellRef
  readonly businessEntityId: number
  /** Gives what was typed before the palette was there, once. */
  readonly takeTyped: () => string
}

/** The command palette over a page: what is chosen in it is gone to, or opens the dialog that asks. */
export function PaletteScreen({ shell, businessEntityId, takeTyped }: PaletteScreenProps) {
  const console = useConsole()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useState(() => searchRecords(console, businessEntityId))
  const [machine] = useState(() =>
    paletteMachine.provide({ actors: { findRecords: fromPromise(({ input }) => search.find(input)) } })
  )
  const [{ userId, ...offer }] = useState(() => offerOf(console, businessEntityId, pathname))
  const actor = useConsoleActor(machine, { input: { offer, userId } })
  useEffect(() => search.close, [search])
  const goOnWithTyped = useEffectEvent(() => {
    const text = takeTyped()
    if (text !== "") actor.send({ type: "text.changed", text })
  })
  useLayoutEffect(() => goOnWithTyped(), [])

  const take = ({ destination }: PaletteEntry) => {
    switch (destination.to) {
      case "rights":
        return shell.send({
          type: "rights.opened",
          subject: destination.subject,
          user: null,
          businessEntityId: null
        })
      case "own":
        return destination.dialog === "tags"
          ? console.tags.openDialog({ type: "manager.opened" })
          : console.notices.send({ type: "log.opened" })
      case "setting":
        return chooseSetting(console, destination.choice)
      case "shownAction":
        return console.shownActions.open(businessEntityId, destination.id)
      case "page": {
        const { path, intent } = destination
        return navigate(path, intent === null ? {} : { state: { intent } })
      }
      case "utgAction": {
        const state = console.shownUtgs.open(businessEntityId, destination)
        return state === null ? undefined : navigate(listPath(businessEntityId, "utgs"), { state })
      }
    }
  }
  const completed = useEffectEvent(() => {
    const chosen = actor.getSnapshot().output?.chosen ?? null
    if (chosen?.destination.to !== "rights") shell.send({ type: "palette.closed" })
    if (chosen !== null) void take(chosen)
  })
  useEffect(() => {
    const watching = actor.subscribe({ complete: () => completed() })
    return () => watching.unsubscribe()
  }, [actor])
  return <PaletteView actor={actor} />
}
