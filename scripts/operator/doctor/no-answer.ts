/** No answer that could be read: why, and what to do where that is known. */
export interface NoAnswer {
  readonly _tag: "NoAnswer"
  readonly reason: string
  readonly remedy: string | null
}

export const noAnswer = (reason: string, remedy: string | null = null): NoAnswer => ({
  _tag: "NoAnswer",
  reason,
  remedy
})

const ownAuthority =
  "Serve one that browsers trust, with those between it and its authority. An authority of your own is named to this program by NODE_EXTRA_CA_CERTS=<file.pem>."

/** What the codes of Node mean to whoever set the server up. */
const known: ReadonlyMap<string, readonly [reason: string, remedy: string]> = new Map([
  ["CERT_HAS_EXPIRED", ["its certificate has expired", "Renew it."]],
  ["CERT_NOT_YET_VALID", ["its certificate is not valid yet", "Look at its dates, and at the clock of this machine."]],
  ["ERR_TLS_CERT_ALTNAME_INVALID", ["its certificate is for another host", "Serve one with the name of this host."]],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", ["its certificate is self-signed", ownAuthority]],
  ["SELF_SIGNED_CERT_IN_CHAIN", ["its certificate is of an authority that is not known", ownAuthority]],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", ["its certificate is of an authority that is not known", ownAuthority]],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", ["its certificate is of an authority that is not known", ownAuthority]],
  ["ERR_SSL_WRONG_VERSION_NUMBER", ["it does not speak TLS there", "Serve it by https, or correct the port."]],
  [
    "Z_DATA_ERROR",
    ["what it sends is not packed as its Content-Encoding says", "Send that header with packed files alone."]
  ]
])

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "")

/** Why a request came to nothing. */
export const noAnswerOf = (error: unknown): NoAnswer => {
  if (!(error instanceof Error)) return noAnswer(String(error))
  const cause = error.cause instanceof Error ? error.cause : error
  const [reason, remedy] = known.get(codeOf(cause)) ?? []
  return noAnswer(reason ?? (cause.message.trim() || codeOf(cause) || error.message), remedy ?? null)
}

/** The sentence for it; `otherwise` is what to do where nothing better is known. */
export const noAnswerText = (asked: string, { reason, remedy }: NoAnswer, otherwise: string): string =>
  `${asked} does not answer: ${reason}. ${remedy ?? otherwise}`
