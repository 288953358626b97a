import { readIntent } from "@command-center/domain/navigation/intent"
import { parseRoute } from "@command-center/domain/navigation/routes"
import {
  selectBusinessEntityId,
  selectIsSignedIn,
  selectMayOpen
} from "@command-center/machines/session/session.selectors"
import type { Console } from "./console.ts"
import { followDebug } from "./debug.ts"

/** An intent opens its dialog once: a reload or Back must not open it again. */
export const forgetIntent = (state: unknown): void => {
  if (readIntent(state) !== null) history.replaceState({ ...history.state, usr: null }, "")
}

/** Tells the session which account the address names, once it is known that it may be opened. */
export const followAddress = ({ session, stored }: Console, pathname: string, search: string): void => {
  followDebug(stored, search)
  const place = parseRoute(pathname)
  const snapshot = session.getSnapshot()
  if (place === null || place.businessEntityId === selectBusinessEntityId(snapshot)) return
  if (!selectIsSignedIn(snapshot) || !selectMayOpen(place.businessEntityId)(snapshot)) return
  session.send({ type: "account.changed", businessEntityId: place.businessEntityId })
}
