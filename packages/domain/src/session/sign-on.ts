/** This console's client id (document 1 §9). */
export const clientId = 4

interface SignOnPages {
  readonly ssoBaseUrl: string
}

/** Where a user without a valid token signs in (contract "Single sign-on"). */
export const signInAddress = ({ ssoBaseUrl }: SignOnPages): string =>
  `${ssoBaseUrl}/?clientId=${clientId}&redirectToReferer=true`

/** Where Sign Out goes; the sign-on service leads back to the referrer (contract "Single sign-on"). */
export const signOutAddress = ({ ssoBaseUrl }: SignOnPages): string =>
  `${ssoBaseUrl}/logout?clientId=${clientId}&redirectToReferer=true`

/** Whether the console runs on the user's own machine, where a 401 is shown and not redirected (document 1 §2.2). */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/iu.test(hostname)

export interface TakenAuthcode {
  readonly authcode: string | null
  /** The address without the authcode; the other parameters stay as they were. */
  readonly cleaned: string
}

const readable = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return null
  }
}

/** Takes `authcode` out of an address (document 1 §4). */
export const takeAuthcode = (href: string): TakenAuthcode => {
  const queryAt = href.indexOf("?")
  const hashAt = `${href}#`.indexOf("#")
  if (queryAt < 0) return { authcode: null, cleaned: href }
  const parameters = href.slice(queryAt + 1, hashAt).split("&")
  const isAuthcode = (parameter: string) => /^authcode(?:=|$)/iu.test(parameter)
  const given = parameters.find(isAuthcode)
  if (given === undefined) return { authcode: null, cleaned: href }
  const kept = parameters.filter((parameter) => !isAuthcode(parameter)).join("&")
  const code = readable(given.slice("authcode=".length))
  const query = kept === "" ? "" : `?${kept}`
  return { authcode: code || null, cleaned: `${href.slice(0, queryAt)}${query}${href.slice(hashAt)}` }
}

/** The profile image of a user who has chosen one (contract "Single sign-on"). */
export const userImageAddress = (config: { readonly ssoServiceBaseUrl: string }, userId: number): string =>
  `${config.ssoServiceBaseUrl}/users/${userId}/image`
