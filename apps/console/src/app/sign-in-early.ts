import type { CurrentCredentials } from "@command-center/api/transport/credentials"
import { type EarlyAnswers, makeEarlyAnswers } from "@command-center/api/transport/early-answers"
import { renewedToken } from "@command-center/api/transport/renewed-token"
import {
  accountsCall,
  configCall,
  masksCall,
  permissionsCall,
  renewalCall,
  userCall
} from "@command-center/api/transport/sign-in-calls"
import { signedInUser } from "@command-center/api/transport/signed-in-user"
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

/** What the calls are sent with, once the token is renewed. */
type Renewed = CurrentCredentials & { readonly token: string }

/** Renews the token and stores it; null where that fails, or another token is stored meanwhile. */
const renewEarly = async (
  token: string,
  configured: Promise<Response | null>,
  answers: Answers,
  storage: Storage
): Promise<Renewed | null> => {
  const isHeld = () => accessToken.read(storage.getItem(accessToken.key)) === token
  const configuration = await configured
  if (configuration?.ok !== true) return null
  const config = readRuntimeConfig(await configuration.clone().json())
  if (isConfigIssue(config) || !isHeld()) return null
  const renewal = await answers.ask(renewalCall(token), { config, token })
  if (renewal?.ok !== true) return null
  const renewed = renewedToken(await renewal.clone().json())
  if (renewed === null || !isHeld()) return null
  storeToken({ write: (key, text) => storage.setItem(key, text) }, renewed)
  return { config, token: renewed }
}

/** Asks who that is and what may be permitted, then what that user may see and which accounts. */
const askEarly = async (credentials: Renewed, answers: Answers): Promise<void> => {
  const asked = answers.ask(userCall(credentials.token), credentials)
  answers.ask(permissionsCall, credentials).catch(toldByWhoTakesIt)
  const answer = await asked
  const user = answer?.ok === true ? signedInUser(await answer.clone().json()) : null
  if (user === null) return
  for (const call of [masksCall(user.id), accountsCall(user.businessEntityId)])
    answers.ask(call, credentials).catch(toldByWhoTakesIt)
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
    .request(renewalLock, { ifAvailable: true }, (lock) =>
      lock === null ? null : renewEarly(token, configured, answers, page.localStorage)
    )
    .then((renewed) => (renewed === null ? undefined : askEarly(renewed, answers)))
    .catch(toldByWhoTakesIt)
  return { ...answers, heldToken: token, sent }
}
