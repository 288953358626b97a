import { homePath } from "@command-center/domain/navigation/routes"
import type { Area } from "@command-center/domain/permission/area"
import { unauthorizedToView } from "@command-center/domain/permission/area-messages"
import { canView } from "@command-center/domain/permission/rights"
import { selectMayOpen, selectRights } from "@command-center/machines/session/session.selectors"
import { type LoaderFunctionArgs, redirect } from "react-router"
import type { Console } from "../app/console.ts"
import { accountIdOf } from "./parameters.ts"

/**
 * Keeps a page from whoever may not view its area: a toast and the way home (document 1 §6). An account that may not be
 * opened is left to the account's own view.
 */
export const guarded =
  (console: Console, area: Area) =>
  ({ params }: LoaderFunctionArgs): Response | null => {
    const businessEntityId = accountIdOf(params["beId"])
    const snapshot = console.session.getSnapshot()
    if (businessEntityId === null || !selectMayOpen(businessEntityId)(snapshot)) return null
    if (canView(selectRights(businessEntityId)(snapshot), area)) return null
    console.dispatch({ type: "toast", kind: "danger", text: unauthorizedToView(area) })
    return redirect(homePath)
  }

/** A page of two areas is open to whoever may view one of them. */
export const guardedByEither =
  (console: Console, one: Area, other: Area) =>
  (given: LoaderFunctionArgs): Response | null => {
    const businessEntityId = accountIdOf(given.params["beId"])
    const isOpen =
      businessEntityId !== null && canView(selectRights(businessEntityId)(console.session.getSnapshot()), one)
    return isOpen ? null : guarded(console, other)(given)
  }
