/** A verification id as it is shown: 4 plus 4 characters with a space; any other length as it is (document 2 §2). */
export const verificationText = (verificationId: string): string =>
  verificationId.length === 8 ? `${verificationId.slice(0, 4)} ${verificationId.slice(4)}` : verificationId
