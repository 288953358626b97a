import { signInAddress } from "@command-center/domain/session/sign-on"
import { Effect } from "effect"
import { ask } from "./ask.ts"
import type { Configured } from "./deployment.ts"
import { type Finding, findingsOf } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"

/** The page where somebody who is not signed in is sent. */
export const checkSignIn = ({ base, config }: Configured): Effect.Effect<ReadonlyArray<Finding>> => {
  const address = signInAddress(config)
  const findings = (defects: ReadonlyArray<string>) => findingsOf("Sign-in address", defects, `${address} answers.`)
  const remedy = 'Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'
  return ask(address, { headers: { Referer: base, Accept: "text/html" } }).pipe(
    Effect.map(({ status }) => findings(status < 400 ? [] : [`${address} answers ${status}. ${remedy}`])),
    Effect.catch((error) => Effect.succeed(findings([noAnswerText(address, error, remedy)])))
  )
}
