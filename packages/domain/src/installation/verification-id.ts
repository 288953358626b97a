/** A verification id as it is shown: 4 plus 4 characters with a space; any other length as it is (document 2 §2). */
export const verificationText = (verificationId: string): string =>
  verificationId.length === 8 ? `${verificationId.slice(0, 4)} ${verificationId.slice(4)}` : verificationId

/**
 * The verification id that the answer to a creation holds; null where it has none, since nothing can be installed
 * without it (document 2 §8).
 */
export const verificationIdOf = ({ verificationId }: { readonly verificationId: string | null }): string | null =>
  verificationId?.trim() || null
