import { Result } from "effect"
import { installationMessages } from "./installation-messages.ts"

/** A verification id as it is shown: 4 plus 4 characters with a space; any other length as it is (document 2 §2). */
export const verificationText = (verificationId: string): string =>
  verificationId.length === 8 ? `${verificationId.slice(0, 4)} ${verificationId.slice(4)}` : verificationId

/**
 * The verification id that the answer to a creation must hold; fails with the sentence of document 2 §8 where it has
 * none, since nothing can be installed without it.
 */
export const requiredVerificationId = (created: {
  readonly verificationId: string | null
}): Result.Result<string, string> => {
  const verificationId = created.verificationId?.trim() ?? ""
  return verificationId === ""
    ? Result.fail(installationMessages.createFailed(installationMessages.noVerificationId))
    : Result.succeed(verificationId)
}
