import { signInAddress } from "@command-center/domain/session/sign-on"
import { Effect } from "effect"
import type { Configured } from "./deployment.ts"
import { type Finding, findingsOf, needsValue } from "./finding.ts"
import { type Followed, follow } from "./follow.ts"
import { noAnswerText } from "./no-answer.ts"

const remedy = 'Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'

const issuesOf = (address: string, { answer, isLoop }: Followed): ReadonlyArray<string> => {
  if (isLoop)
    return [
      `${address} redirects in a circle${answer.address === address ? "" : ` over ${answer.address}`}, so nobody can sign in. ${remedy}`
    ]
  const said = answer.address === address ? address : `${address} leads to ${answer.address}, which`
  if (answer.status >= 400) return [`${said} answers ${answer.status}. ${remedy}`]
  return answer.status >= 300 ? [`${said} answers ${answer.status} and leads nowhere. ${remedy}`] : []
}

/** The page where somebody who is not signed in is sent, and where that leads. */
export const checkSignIn = ({ base, config }: Configured): Effect.Effect<ReadonlyArray<Finding>> => {
  if (config.ssoBaseUrl === "") return Effect.succeed([needsValue("Sign-in address", "ssoBaseUrl")])
  const address = signInAddress(config)
  const findings = (defects: ReadonlyArray<string>) => findingsOf("Sign-in address", defects, `${address} answers.`)
  return follow(address, { Referer: base, Accept: "text/html" }).pipe(
    Effect.map((followed) => findings(issuesOf(address, followed))),
    Effect.catch((error) => Effect.succeed(findings([noAnswerText(address, error, remedy)])))
  )
}
