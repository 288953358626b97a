import { resolve } from "node:path"
import { Effect } from "effect"
import { wrongUsage } from "../command/problem.ts"
import { pipe } from "./checked-file.ts"

/** Where the outcomes of a file of tasks are kept. */
export const outcomePathOf = (file: string, given: string | undefined) => {
  if (file === "") return Effect.fail(wrongUsage("<file.csv> is empty. --help says how it is called."))
  if (given === "") return Effect.fail(wrongUsage("--outcome is empty. Name the file in which outcomes are kept."))
  if (given !== undefined)
    return file !== pipe && resolve(given) === resolve(file)
      ? Effect.fail(
          wrongUsage(`--outcome is the file of tasks itself, which would be lost. Name another than ${file}.`)
        )
      : Effect.succeed(given)
  return file === pipe
    ? Effect.fail(wrongUsage("--outcome is missing: a file that is piped in has no name. Say where outcomes are kept."))
    : Effect.succeed(`${file}.outcome.csv`)
}
