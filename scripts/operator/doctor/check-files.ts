import { isAskedAnew, isKeptForGood } from "@command-center/domain/deployment/caching"
import { dashboardPath } from "@command-center/domain/navigation/routes"
import { Effect } from "effect"
import { type Answer, answerOf, ask, isPage, typeOf } from "./ask.ts"
import type { Deployment } from "./deployment.ts"
import { defect, type Finding, findingsOf } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"

/** The files that the page begins with, each once: its script and what that imports. */
export const namedFiles = ({ base, page }: Deployment): ReadonlyArray<string> => {
  const named = [...page.text.matchAll(/<(?:script|link)\b[^>]+(?:src|href)="([^"]+\.(?:js|css))"/gu)]
  const addresses = named.flatMap(([, name = ""]) => (URL.canParse(name, base) ? [new URL(name, base).href] : []))
  return [...new Set(addresses)]
}

const pageIssues = ({ page }: Deployment): ReadonlyArray<string> =>
  isAskedAnew(page.header("Cache-Control"))
    ? []
    : ['index.html may be kept by browsers, which then miss a release. Serve it with Cache-Control: "no-store".']

const keptTooShort =
  'Files below assets/ are asked for again though they never change. Serve them with Cache-Control: "public, max-age=31536000, immutable".'

const keptTooLong = (address: string): string =>
  `${address} has the same name in every release and may be kept by browsers, which then miss one. Serve it with Cache-Control: "no-cache".`

/** What browsers take a file for, where `nosniff` keeps them from guessing. */
const takenTypes = {
  js: { types: new Set(["text/javascript", "application/javascript"]), right: "text/javascript" },
  css: { types: new Set(["text/css"]), right: "text/css" }
} as const

const typeIssues = (address: string, answer: Answer): ReadonlyArray<string> => {
  const { types, right } = takenTypes[address.endsWith(".css") ? "css" : "js"]
  const type = typeOf(answer)
  const given = type === "" ? "without a Content-Type" : `as "${type}"`
  return types.has(type) ? [] : [`${address} is sent ${given}, so browsers refuse it. Serve such files as "${right}".`]
}

/** Files below assets/ have another name in each release, and those beside index.html the same. */
const cachingIssues = (base: string, address: string, answer: Answer): ReadonlyArray<string> => {
  const control = answer.header("Cache-Control")
  if (address.startsWith(`${base}assets/`)) return isKeptForGood(control) ? [] : [keptTooShort]
  return isAskedAnew(control) ? [] : [keptTooLong(address)]
}

const fileIssues = (base: string, address: string) =>
  ask(address).pipe(
    Effect.map((answer) =>
      answer.status !== 200 || isPage(answer)
        ? [`${address}, which the page begins with, is not there. Deploy all files of one build.`]
        : [...typeIssues(address, answer), ...cachingIssues(base, address, answer)]
    ),
    Effect.catch((error) => Effect.succeed([noAnswerText(address, error, "See what stands before the web server.")]))
  )

/** What a browser may keep of the page and of its files, and for how long. */
export const checkCaching = (deployment: Deployment): Effect.Effect<ReadonlyArray<Finding>> => {
  const files = namedFiles(deployment)
  if (files.length === 0) {
    const message = "The page names no script, so it is not the console's. Deploy what npm run build makes."
    return Effect.succeed([defect("Caching", message)])
  }
  const issuesOf = (address: string) => fileIssues(deployment.base, address)
  return Effect.map(Effect.forEach(files, issuesOf, { concurrency: 4 }), (issues) =>
    findingsOf(
      "Caching",
      [...pageIssues(deployment), ...issues.flat()],
      "index.html is asked for anew, files below assets/ are kept for good."
    )
  )
}

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
