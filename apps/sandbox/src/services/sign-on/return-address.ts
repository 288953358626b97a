import { isLoopback } from "../http/loopback.ts"

const parsed = (address: string | undefined): URL | null => {
  if (address === undefined || address === "") return null
  return URL.canParse(address) ? new URL(address) : null
}

/**
 * Where sign-on leads back to: the first of the given addresses that is on this machine and is not a sign-on page
 * itself, else the console's start page. An authentication code of an earlier visit is taken off.
 */
export const returnAddress = (origin: string, candidates: ReadonlyArray<string | undefined>): string => {
  for (const candidate of candidates) {
    const url = parsed(candidate)
    const isSignOn = url !== null && url.origin === origin && url.pathname.startsWith("/sso")
    if (url === null || isSignOn || !isLoopback(url) || url.username !== "" || url.password !== "") continue
    url.searchParams.delete("authcode")
    url.hash = ""
    return url.href
  }
  return `${origin}/`
}

/** The return address with an authentication code in its query; the other parameters stay as they are. */
export const withAuthcode = (address: string, code: string): string => {
  const url = new URL(address)
  url.searchParams.set("authcode", code)
  return url.href
}
