/** What a browser sees of an answer to a call from another origin. */
export interface CrossOriginAnswer {
  readonly status: number
  /** The header's value, null where there is none. */
  readonly header: (name: string) => string | null
}

/** What a page asks leave for before it sends a call. */
export interface Preflight {
  /** The page's own origin. */
  readonly origin: string
  readonly method: string
  readonly headers: ReadonlyArray<string>
}

const listOf = (value: string | null): ReadonlySet<string> =>
  new Set((value ?? "").split(",").map((name) => name.trim().toLowerCase()))

/** Methods that need no leave. */
const simpleMethods = new Set(["GET", "HEAD", "POST"])

const isMethodAllowed = (allowed: ReadonlySet<string>, method: string): boolean =>
  simpleMethods.has(method) || allowed.has("*") || allowed.has(method.toLowerCase())

/** The star allows every header but `Authorization`, which has to be named. */
const isHeaderAllowed = (allowed: ReadonlySet<string>, name: string): boolean =>
  allowed.has(name.toLowerCase()) || (allowed.has("*") && name.toLowerCase() !== "authorization")

/** Whether the page may read the answer; calls of the console carry no cookies, so the star is enough. */
export const isReadable = ({ header }: CrossOriginAnswer, origin: string): boolean => {
  const allowed = header("Access-Control-Allow-Origin")
  return allowed === "*" || allowed === origin
}

/** Whether the page may read a header of the answer that browsers keep from it otherwise. */
export const isExposed = ({ header }: CrossOriginAnswer, name: string): boolean => {
  const exposed = listOf(header("Access-Control-Expose-Headers"))
  return exposed.has("*") || exposed.has(name.toLowerCase())
}

/** Why a browser would not send the call, a sentence each with its remedy; none where it would. */
export const preflightIssues = (answer: CrossOriginAnswer, asked: Preflight): ReadonlyArray<string> => {
  const { origin, method, headers } = asked
  if (answer.status < 200 || answer.status > 299)
    return [`It answers a preflight (OPTIONS) with ${answer.status}, so browsers send nothing. Answer it with 204.`]
  if (!isReadable(answer, origin)) {
    const given = answer.header("Access-Control-Allow-Origin")
    if (given?.includes(",") === true)
      return [
        `It sends Access-Control-Allow-Origin twice ("${given}"), so browsers send nothing. Send it once: ${origin}`
      ]
    const instead = given === null ? "" : `, only "${given}"`
    return [`It does not allow the console's origin${instead}. Send Access-Control-Allow-Origin: ${origin}`]
  }
  const methods = listOf(answer.header("Access-Control-Allow-Methods"))
  const allowed = listOf(answer.header("Access-Control-Allow-Headers"))
  const refused = headers.filter((name) => !isHeaderAllowed(allowed, name))
  return [
    ...(isMethodAllowed(methods, method)
      ? []
      : [`It does not allow the method ${method}. Add it to Access-Control-Allow-Methods.`]),
    ...(refused.length === 0
      ? []
      : [`It does not allow the headers ${refused.join(", ")}. Add them to Access-Control-Allow-Headers.`])
  ]
}
