import { isAskedAnew, isKeptForGood } from "@command-center/domain/deployment/caching"
import { Effect } from "effect"
import { type Answer, ask, isPage, sentAs, typeOf } from "./ask.ts"
import type { Deployment } from "./deployment.ts"
import { defect, type Finding, findingsOf, unchecked } from "./finding.ts"
import { noAnswerText } from "./no-answer.ts"

/** The files that the page begins with, each once: its script and what that imports. */
export const namedFiles = ({ base, page }: Deployment): ReadonlyArray<string> => {
  const named = [...page.text.matchAll(/<(?:script|link)\b[^>]+(?:src|href)="([^"]+\.(?:js|css))"/gu)]
  const addresses = named.flatMap(([, name = ""]) => (URL.canParse(name, base) ? [new URL(name, base).href] : []))
  return [...new Set(addresses)]
}

interface AskedFile {
  readonly address: string
  /** Null where it is not there. */
  readonly answer: Answer | null
  /** Why it is not. */
  readonly issue: string | null
}

const askFile = (address: string): Effect.Effect<AskedFile> =>
  ask(address).pipe(
    Effect.map((answer) =>
      answer.status !== 200 || isPage(answer)
        ? {
            address,
            answer: null,
            issue: `${address}, which the page begins with, is not there. Deploy all files of one build.`
          }
        : { address, answer, issue: null }
    ),
    Effect.catch((error) =>
      Effect.succeed({
        address,
        answer: null,
        issue: noAnswerText(address, error, "See what stands before the web server.")
      })
    )
  )

/** What browsers take a file for, where `nosniff` keeps them from guessing. */
const takenTypes = {
  js: { types: new Set(["text/javascript", "application/javascript"]), right: "text/javascript" },
  css: { types: new Set(["text/css"]), right: "text/css" }
} as const

/** Files by what they are wrongly sent as, since a server does to one what it does to all of its kind. */
const typeIssues = (files: ReadonlyArray<AskedFile>): ReadonlyArray<string> => {
  const wrong = new Map<string, { readonly right: string; readonly addresses: ReadonlyArray<string> }>()
  for (const { address, answer } of files) {
    const { types, right } = takenTypes[address.endsWith(".css") ? "css" : "js"]
    if (answer === null || types.has(typeOf(answer))) continue
    const sent = `${sentAs(answer)} ${right}`
    wrong.set(sent, { right, addresses: [...(wrong.get(sent)?.addresses ?? []), address] })
  }
  return [...wrong].map(([sent, { right, addresses }]) => {
    const [first = "", ...more] = addresses
    const others = more.length === 1 ? "another file" : `${more.length} other files`
    const given = sent.slice(0, -right.length - 1)
    return more.length === 0
      ? `${first} is sent ${given}, so browsers refuse it. Serve such files as "${right}".`
      : `${first} and ${others} are sent ${given}, so browsers refuse them. Serve such files as "${right}".`
  })
}

const pageIssues = ({ page }: Deployment): ReadonlyArray<string> =>
  isAskedAnew(page.header("Cache-Control"))
    ? []
    : ['index.html may be kept by browsers, which then miss a release. Serve it with Cache-Control: "no-store".']

const keptTooShort =
  'Files below assets/ are asked for again though they never change. Serve them with Cache-Control: "public, max-age=31536000, immutable".'

const keptTooLong = (address: string): string =>
  `${address} has the same name in every release and may be kept by browsers, which then miss one. Serve it with Cache-Control: "no-cache".`

/** Files below assets/ have another name in each release, and those beside index.html the same. */
const cachingIssues = (base: string, { address, answer }: AskedFile): ReadonlyArray<string> => {
  if (answer === null) return []
  const control = answer.header("Cache-Control")
  if (address.startsWith(`${base}assets/`)) return isKeptForGood(control) ? [] : [keptTooShort]
  return isAskedAnew(control) ? [] : [keptTooLong(address)]
}

/** Whether the files that the page begins with are there and are taken by browsers, and what may be kept of them for how long. */
export const checkFiles = (deployment: Deployment): Effect.Effect<ReadonlyArray<Finding>> => {
  const named = namedFiles(deployment)
  if (named.length === 0) {
    const message = "The page names no script, so it is not the console's. Deploy what npm run build makes."
    return Effect.succeed([defect("Files", message), unchecked("Caching", "It needs the console's page.")])
  }
  return Effect.map(Effect.forEach(named, askFile, { concurrency: 4 }), (files) => {
    const lost = files.flatMap(({ issue }) => (issue === null ? [] : [issue]))
    const kept = files.flatMap((file) => cachingIssues(deployment.base, file))
    return [
      ...findingsOf("Files", [...lost, ...typeIssues(files)], "Those that the page begins with are there."),
      ...findingsOf(
        "Caching",
        [...pageIssues(deployment), ...kept],
        "index.html is asked for anew, files below assets/ are kept for good."
      )
    ]
  })
}
