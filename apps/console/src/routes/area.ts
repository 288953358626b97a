import { frameMessages } from "@command-center/domain/message/frame-messages"
import { homePath } from "@command-center/domain/navigation/routes"
import type { Area } from "@command-center/domain/permission/area"
import { areaMessages, unauthorizedToView } from "@command-center/domain/permission/area-messages"
import { canView } from "@command-center/domain/permission/rights"
import { selectMayOpen, selectRights } from "@command-center/machines/session/session.selectors"
import { type LoaderFunctionArgs, redirect } from "react-router"
import type { Console } from "../app/console.ts"
import { accountIdOf } from "./parameters.ts"

/**
 * Keeps a page from whoever may view none of its areas: a toast and the way home (document 1 §6). An account that may not
 * be opened is left to the account's own view.
 */
const guardedByAny =
  (console: Console, areas: ReadonlyArray<Area>, refusal: string) =>
  ({ params }: LoaderFunctionArgs): Response | null => {
    const businessEntityId = accountIdOf(params["beId"])
    const snapshot = console.session.getSnapshot()
    if (businessEntityId === null || !selectMayOpen(businessEntityId)(snapshot)) return null
    const rights = selectRights(businessEntityId)(snapshot)
    if (areas.some((area) => canView(rights, area))) return null
    console.dispatch({ type: "toast", kind: "danger", text: refusal })
    return redirect(homePath)
  }

/** Keeps a page from whoever may not view its area. */
export const guarded = (console: Console, area: Area) => guardedByAny(console, [area], unauthorizedToView(area))

/** Rollouts change UTGs or devices: they are open to whoever may view either. */
export const guardedRollouts = (console: Console) =>
  guardedByAny(console, ["utgs", "devices"], areaMessages.unauthorizedToView(frameMessages.rollouts))

/** Configurations of UTGs and profiles are compared: whoever may view either has some. */
export const guardedComparison = (console: Console) =>
  guardedByAny(console, ["utgs", "profiles"], unauthorizedToView("utgs"))
