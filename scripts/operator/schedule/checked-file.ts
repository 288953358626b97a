import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { loadVersions } from "@command-center/api/versions"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { loadRows } from "../command/load-rows.ts"
import { needed, type Problem, refused } from "../command/problem.ts"
import { plainText, readText, unreadText } from "../command/read-text.ts"
import { accountText, type Session } from "../command/session.ts"
import { makeFindUtg } from "./find-utg.ts"
import type { Place } from "./outcome-file.ts"
import { type Plan, planTasks } from "./plan.ts"
import type { Clocks } from "./site-clocks.ts"
import { type Defaults, readTaskFile } from "./task-file.ts"

/** What stands for the file that is piped in. */
export const pipe = "-"

const textIn = (file: string, io: Io): Effect.Effect<string, Problem> =>
  Effect.tryPromise({
    try: () => (file === pipe ? io.input().then(plainText) : readText(file)),
    catch: (error) =>
      refused(
        unreadText(
          file === pipe ? "What is piped in" : file,
          error,
          "Name a CSV file of tasks; --help says what is in it."
        )
      )
  })

export interface TaskFile {
  readonly file: string
  /** For lines that do not say it themselves. */
  readonly defaults: Defaults
  readonly clocks: Clocks
  readonly spreadMinutes: number
  readonly place: Place
}

/** The tasks that a file comes to, and everything that is wrong with it. */
export const checkFile = (
  { file, defaults, clocks, spreadMinutes, place }: TaskFile,
  session: Session,
  io: Io
): Effect.Effect<Plan, Problem, Http | Credentials> =>
  Effect.gen(function* () {
    const { lines, problems } = readTaskFile(yield* textIn(file, io), defaults)
    if (lines.length === 0) return { planned: [], leftOut: [], problems }
    const { account, ancestry } = session
    const utg = yield* needed("The UTG versions could not be read.", loadVersions("utg"))
    const agent = yield* needed("The agent versions could not be read.", loadVersions("agent"))
    const rows = yield* needed("The UTGs could not be read.", loadRows(utgList, session, io))
    const plan = planTasks({
      lines,
      place,
      findUtg: makeFindUtg(rows, accountText(ancestry, account.id)),
      moment: { now: io.now(), versions: { utg, agent } },
      clocks,
      spreadMinutes
    })
    return { ...plan, problems: [...problems, ...plan.problems].toSorted((one, other) => one.line - other.line) }
  })
