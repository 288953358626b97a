import { isExposed, isReadable, preflightIssues } from "@command-center/domain/deployment/cors-issues"
import { Effect } from "effect"
import { type Answer, ask, isPage, jsonIn } from "./ask.ts"
import { type Configured, originOf } from "./deployment.ts"
import { defect, type Finding, findingsOf, needsValue, warning } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"
import type { CheckedService } from "./service-calls.ts"

interface CheckedAnswers {
  readonly findings: ReadonlyArray<Finding>
  /** For its clock; null where it did not answer. */
  readonly answer: Answer | null
}

/** Why the answer to a read without a token is not that of the service; null where it may well be. */
const answerIssue = ({ key, base, check }: CheckedService, answer: Answer): string | null => {
  const { status } = answer
  const at = `GET ${answer.address}`
  if (status >= 500) return `It answers ${at} with ${status}. See whether it runs, and what stands before it.`
  if (status >= 300 && status < 400)
    return `It redirects ${at} to ${answer.header("Location") ?? "nowhere"}, which the console does not follow. Put the address it leads to into "${key}".`
  const isUnknown = status === 404 && (check !== "Sign-on service" || jsonIn(answer) === undefined)
  return isUnknown || isPage(answer)
    ? `${at} is answered with ${status}${isPage(answer) ? " and a page" : ""}, so ${base} is not the service. Correct "${key}" in config.json.`
    : null
}

const leaveIssues = (service: CheckedService, origin: string) =>
  Effect.map(
    Effect.forEach(service.preflights, ({ method, path, headers }) => {
      const asked = {
        Origin: origin,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": headers
          .map((name) => name.toLowerCase())
          .toSorted()
          .join(",")
      }
      return Effect.map(ask(`${service.base}/${path}`, { method: "OPTIONS", headers: asked }), (answer) =>
        preflightIssues(answer, { origin, method, headers })
      )
    }),
    (issues) => issues.flat()
  )

const readIssues = (answer: Answer, origin: string): ReadonlyArray<string> =>
  isReadable(answer, origin)
    ? []
    : [
        `Its answer ${answer.status} to a call without a token has no Access-Control-Allow-Origin for the console, which then takes a refusal for a broken connection. Send the header with every status.`
      ]

const retryAfter = "Retry-After"

/** What the page cannot see of an answer that it can read otherwise. */
const unseen = ({ check }: CheckedService, answer: Answer): ReadonlyArray<Finding> =>
  isExposed(answer, retryAfter)
    ? []
    : [
        warning(
          check,
          `Its answers do not let the console read ${retryAfter}, so a busy service is asked again by a pause of the console's own. Send Access-Control-Expose-Headers: ${retryAfter}`
        )
      ]

/** Whether a service answers, and whether it lets the console's page call it. */
export const checkService = ({ base }: Configured, service: CheckedService): Effect.Effect<CheckedAnswers> =>
  Effect.gen(function* () {
    if (service.base === "") return { answer: null, findings: [needsValue(service.check, service.key)] }
    const { check } = service
    const origin = originOf(base)
    const isForeign = originOf(service.base) !== origin
    const headers = { ...service.read.headers, ...(isForeign ? { Origin: origin } : {}) }
    const answer = yield* ask(`${service.base}/${service.read.path}`, { headers })
    const wrong = answerIssue(service, answer)
    const leave = isForeign && wrong === null ? yield* leaveIssues(service, origin) : []
    const unread = isForeign && wrong === null && leave.length === 0 ? readIssues(answer, origin) : []
    const well = isForeign
      ? `${service.base} answers and lets the console call it.`
      : `${service.base} answers at the console's own origin.`
    const issues = [...(wrong === null ? [] : [wrong]), ...leave, ...unread]
    const seen = isForeign && issues.length === 0 ? unseen(service, answer) : []
    return { answer, findings: [...findingsOf(check, issues, well), ...seen] }
  }).pipe(
    Effect.catch((error) => {
      const otherwise = `See whether it runs, or correct "${service.key}" in config.json.`
      return Effect.succeed<CheckedAnswers>({
        answer: null,
        findings: [defect(service.check, noAnswerText(service.base, error, otherwise))]
      })
    })
  )
