import { sendableToken } from "@command-center/domain/storage/access-token-key"
import { fieldOf } from "./field-of.ts"
import { answerFields } from "./wire-contract.ts"

/** The token in what single sign-on answers, be it wrapped or bare (contract, Single sign-on); null where there is none. */
export const renewedToken = (json: unknown): string | null =>
  sendableToken(fieldOf(fieldOf(json, answerFields.accessToken) ?? json, "token"))
