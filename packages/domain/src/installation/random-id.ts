const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"

/** Characters of a random id, where no other length is asked for (document 1 §9). */
const randomIdLength = 21

/**
 * An id of letters, digits, `_` and `-`, 21 characters long by default. `randomBytes` gives that many bytes of a source
 * nobody can foresee, as `crypto.getRandomValues` does: an authentication code is such an id (contract).
 */
export const randomId = (randomBytes: (count: number) => ArrayLike<number>, length = randomIdLength): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("")
