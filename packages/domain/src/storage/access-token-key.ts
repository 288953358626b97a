import { jsonIn } from "../json/json-text.ts"
import type { StoredKey } from "./stored-key.ts"

/** What a header can carry: visible ASCII without blanks. A token of anything else would fail each call it is sent with. */
const sendable = /^[\x21-\x7e]{1,8192}$/u

/** A token as it can be sent; null for what is none. */
export const sendableToken = (value: unknown): string | null =>
  typeof value === "string" && sendable.test(value) && value !== "null" && value !== "undefined" ? value : null

/** The token's text. Older consoles may have left JSON text or an object with a `token`. */
export const accessToken: StoredKey<string | null> = {
  key: "accessToken",
  read: (text) => {
    if (text === null) return null
    const given = /^["{]/u.test(text) ? jsonIn(text) : text
    return sendableToken(typeof given === "object" && given !== null && "token" in given ? given.token : given)
  },
  write: (token) => token ?? ""
}
