import { type EarlyAnswers, makeEarlyAnswers } from "@command-center/api/transport/early-answers"
import { renewedToken } from "@command-center/api/transport/renewed-token"
import { configCall, permissionsCall, renewalCall, userCall } from "@command-center/api/transport/sign-in-calls"
import { isConfigIssue, readRuntimeConfig } from "@command-center/domain/session/runtime-config"
import { takeAuthcode } from "@command-center/domain/session/sign-on"
import { accessToken } from "@command-center/domain/storage/access-token-key"
import { storeToken } from "../browser/own-token.ts"
import { renewalLock } from "./renewal-lock.ts"

/** What is asked before the console's scripts are there. */
export interface EarlySignIn extends EarlyAnswers {
  /** The token that it is asked with: the session renews that one, and finds the newer one that is stored. */
  readonly heldToken: string | null
  /** Settles when all of it has been sent, or nothing more will be. */
  readonly sent: Promise<void>
  /** Calls off what nobody has taken. */
  readonly drop: () => void
}

type Answers = ReturnType<typeof makeEarlyAnswers>

/** Renews the token and stores it, then asks who that is and what may be permitted. */
const signInWith = async (
  token: string,
  configured: Promise<Response | null>,
  answers: Answers,
  storage: Storage
): Promise<void> => {
  const isHeld = () => accessToken.read(storage.getItem(accessToken.key)) === token
  const configuration = await configured
  if (configuration?.ok !== true) return
  const config = readRuntimeConfig(await configuration.clone().json())
  if (isConfigIssue(config) || !isHeld()) return
  const renewal = await answers.ask(renewalCall(token), { config, token })
  if (renewal?.ok !== true) return
  const renewed = renewedToken(await renewal.clone().json())
  if (renewed === null || !isHeld()) return
  storeToken({ write: (key, text) => storage.setItem(key, text) }, renewed)
  for (const call of [userCall(renewed), permissionsCall])
    answers.ask(call, { config, token: renewed }).catch(toldByWhoTakesIt)
}

/** What fails here is told where the session takes the answer, or asks again. */
const toldByWhoTakesIt = (): undefined => undefined

/**
 * Asks for what the sign-in needs while the browser still reads the console's scripts, in the turn of this tab to renew the
 * token: where another tab has it, nothing is asked early.
 */
export const signInEarly = (page: Window, base: string, token: string | null): EarlySignIn => {
  const { location, navigator } = page
  const answers = makeEarlyAnswers(new URL(base, location.origin).href, fetch)
  const nothing = { ...answers, heldToken: null, sent: Promise.resolve() }
  const hasCode = takeAuthcode(location.href).cleaned !== location.href
  if (token === null || hasCode || !("locks" in navigator)) return nothing
  const configured = answers.ask(configCall, { config: null, token: null })
  configured.catch(toldByWhoTakesIt)
  const sent = navigator.locks
    .request(renewalLock, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await signInWith(token, configured, answers, page.localStorage)
    })
    .catch(toldByWhoTakesIt)
  return { ...answers, heldToken: token, sent }
}
