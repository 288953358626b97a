import { canEdit, canView, type Rights } from "../permission/rights.ts"
import type { Intent } from "./intent.ts"
import { listPath } from "./routes.ts"
import { wishMessages } from "./wish-messages.ts"

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
    [mayInstall, { label: wishMessages.install, to: installations, intent: "install" }],
    [mayInstall, { label: wishMessages.connect, to: installations, intent: "connect" }],
    [canView(rights, "installations"), { label: wishMessages.installations, to: installations }],
    [maySchedule, { label: wishMessages.schedule, to: utgs, intent: "schedule" }],
    [canView(rights, "utgs"), { label: wishMessages.utgs, to: utgs }]
  ]
  return asked.filter(([isOffered]) => isOffered).map(([, wish]) => wish)
}
