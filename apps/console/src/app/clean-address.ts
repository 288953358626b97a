import { takeAuthcode } from "@command-center/domain/session/sign-on"

const referrerPolicy = "strict-origin-when-cross-origin"

/** The address as it was opened, an authcode included: it is nowhere else from here on. */
export const openedAddress: string = location.href

/** A policy counts from when its element comes into the page. */
const allowReferrer = (): void => {
  const meta = document.createElement("meta")
  meta.name = "referrer"
  meta.content = referrerPolicy
  document.querySelector('meta[name="referrer"]')?.replaceWith(meta)
}

const { cleaned } = takeAuthcode(openedAddress)
if (cleaned !== openedAddress) history.replaceState(history.state, "", cleaned)
// The sign-on service leads back to the page that its Referer names (contract "Single sign-on").
allowReferrer()
