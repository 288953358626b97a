const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"

/** Characters of a random id, where no other length is asked for (document 1 §9). */
const randomIdLength = 21

/**
 * An id of letters, digits, `_` and `-`, 21 characters long by default. `randomBytes` gives that many bytes of a source
 * nobody can foresee, as `crypto.getRandomValues` does: an authentication code is such an id (contract).
 */
export const randomId = (randomBytes: (count: number) => ArrayLike<number>, length = randomIdLength): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("")

/** Gives the same ids in the same order each time it is called anew: a second attempt sends what the first one did. */
export const repeatedIds = (newId: () => string): (() => () => string) => {
  const made: Array<string> = []
  return () => {
    let given = 0
    return () => {
      const id = made[given] ?? newId()
      made[given] = id
      given += 1
      return id
    }
  }
}
