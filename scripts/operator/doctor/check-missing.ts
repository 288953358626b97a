import { isAskedAnew } from "@command-center/domain/deployment/caching"
import { dashboardPath } from "@command-center/domain/navigation/routes"
import { Effect } from "effect"
import { type Answer, answerOf, isPage } from "./ask.ts"
import type { Deployment } from "./deployment.ts"
import { type Finding, findingsOf } from "./finding.ts"

/** Names that no build and no deployer gives. */
const absent = ["assets/doctor-0000000.js", "schemas/doctor-0000000.json"]

const absentIssues = (path: string, answer: Answer | null): ReadonlyArray<string> => {
  if (answer === null) return [`/${path} does not answer.`]
  if (answer.status !== 404)
    return [
      `/${path}, which is not there, is answered with ${answer.status}${isPage(answer) ? " and a page" : ""}. Answer missing files with 404; the page is for paths without an ending.`
    ]
  return isAskedAnew(answer.header("Cache-Control"))
    ? []
    : [`The 404 for /${path} may be kept by browsers and caches. Serve it with Cache-Control: "no-store".`]
}

const linkIssues = ({ page }: Deployment, path: string, answer: Answer | null): ReadonlyArray<string> =>
  answer?.status === 200 && answer.text === page.text
    ? []
    : [
        `${path}, a link into the console, is answered with ${answer?.status ?? "nothing"} and not with index.html. Make it the fallback for paths without an ending.`
      ]

/** Missing files are 404, links into the console are the page. */
export const checkMissing = (deployment: Deployment): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.gen(function* () {
    const link = dashboardPath(1)
    const files = yield* Effect.forEach(absent, (path) => answerOf(`${deployment.base}${path}`), { concurrency: 2 })
    const page = yield* answerOf(`${deployment.base}${link.slice(1)}`)
    const issues = [
      ...absent.flatMap((path, index) => absentIssues(path, files[index] ?? null)),
      ...linkIssues(deployment, link, page)
    ]
    return findingsOf("Missing files", issues, "A missing file is a 404 that is not kept, a link is the page.")
  })
