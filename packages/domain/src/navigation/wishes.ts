import { canEdit, canView, type Rights } from "../permission/rights.ts"
import type { Intent } from "./intent.ts"
import { listPath } from "./routes.ts"

/** One link of "I Want to..." that leads to a page of the console. */
interface Wish {
  readonly label: string
  readonly to: string
  readonly intent?: Intent
}

/** What the user may want, in the order of document 1 §2.5; installing, connecting and scheduling need edit rights. */
export const wishes = (businessEntityId: number, rights: Rights): ReadonlyArray<Wish> => {
  const installations = listPath(businessEntityId, "installations")
  const utgs = listPath(businessEntityId, "utgs")
  const mayInstall = canView(rights, "installations") && canEdit(rights, "installations")
  const maySchedule = canView(rights, "utgs") && canEdit(rights, "utgs")
  const asked: ReadonlyArray<readonly [isOffered: boolean, wish: Wish]> = [
    [mayInstall, { label: "Install and Connect a New UTG", to: installations, intent: "install" }],
    [mayInstall, { label: "Connect an existing UTG", to: installations, intent: "connect" }],
    [canView(rights, "installations"), { label: "View My Installations", to: installations }],
    [maySchedule, { label: "Schedule a Task", to: utgs, intent: "schedule" }],
    [canView(rights, "utgs"), { label: "View My UTGs", to: utgs }]
  ]
  return asked.filter(([isOffered]) => isOffered).map(([, wish]) => wish)
}
