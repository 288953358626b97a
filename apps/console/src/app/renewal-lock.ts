/** Whoever holds it, of all tabs, renews the token. */
export const renewalLock = "session.renewal"
