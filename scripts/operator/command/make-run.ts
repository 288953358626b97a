import { parseArgs } from "node:util"
import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { Effect, Result } from "effect"
import { connected, connectionHelp } from "./connection.ts"
import { type ExitCode, type Io, type Run, succeeded } from "./io.ts"
import { type Problem, wrongUsage } from "./problem.ts"

export interface Given {
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly flags: ReadonlySet<string>
  readonly positionals: ReadonlyArray<string>
}

interface Arguments {
  /** How it is called, what it does, its arguments; the exit codes are added. */
  readonly usage: string
  /** What the program ends with beside the exit codes of all of them, such as "3 a limit is passed". */
  readonly otherExit?: string
  /** Names of the positional arguments; all are needed. */
  readonly positionals: ReadonlyArray<string>
  /** Options with a value. */
  readonly texts: ReadonlyArray<string>
  /** Options without one, --help aside. */
  readonly flags: ReadonlyArray<string>
}

interface Program extends Arguments {
  readonly work: (given: Given, io: Io) => Effect.Effect<ExitCode, Problem>
}

export interface Command extends Arguments {
  readonly work: (given: Given, io: Io, token: string) => Effect.Effect<ExitCode, Problem, Http | Credentials>
}

const exitCodes = ({ otherExit }: Arguments): string =>
  `Exit codes: 0 done, 1 refused or failed, 2 called in a wrong way${otherExit === undefined ? "" : `, ${otherExit}`}.`

/** What `parseArgs` refused, in our words: its own come in several lines and without an end. */
const refusalOf = ({ flags }: Arguments, error: unknown): Problem => {
  const message = error instanceof Error ? error.message : String(error)
  const option = /'(-[^\s']*)/u.exec(message)?.[1]
  const see = "--help lists what there is."
  if (option === undefined) return wrongUsage(`${message}. ${see}`)
  if (message.startsWith("Unknown option")) return wrongUsage(`There is no option ${option}. ${see}`)
  return wrongUsage(
    [...flags, "help"].includes(option.replace(/^--/u, ""))
      ? `${option} takes no value. ${see}`
      : `${option} needs a value: ${option} <value>, or ${option}=<value> where it begins with a dash. ${see}`
  )
}

/** Of an option that comes twice only the last value would count. */
const givenTwice = ({ texts }: Arguments, tokens: ReadonlyArray<{ readonly kind: string; readonly name?: string }>) => {
  const names = tokens.flatMap(({ kind, name }) => (kind === "option" && name !== undefined ? [name] : []))
  return texts.find((text) => names.indexOf(text) !== names.lastIndexOf(text))
}

const readGiven = (command: Arguments, args: ReadonlyArray<string>): Result.Result<Given, Problem> => {
  const kinds: ReadonlyArray<readonly [name: string, option: { readonly type: "string" | "boolean" }]> = [
    ...command.texts.map((name) => [name, { type: "string" }] as const),
    ...[...command.flags, "help"].map((name) => [name, { type: "boolean" }] as const)
  ]
  const options = Object.fromEntries(kinds)
  const parsed = Result.try({
    try: () => parseArgs({ args: [...args], options, allowPositionals: true, tokens: true }),
    catch: (error) => refusalOf(command, error)
  })
  return Result.flatMap(parsed, ({ values, positionals, tokens }) => {
    const twice = givenTwice(command, tokens)
    if (twice !== undefined) return Result.fail(wrongUsage(`--${twice} is given twice. Give it once.`))
    const entries = Object.entries(values)
    return Result.succeed({
      texts: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))),
      flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
      positionals
    })
  })
}

const positionalsProblem = ({ positionals }: Arguments, given: Given): Problem | null => {
  const missing = positionals[given.positionals.length]
  if (missing !== undefined) return wrongUsage(`<${missing}> is missing. --help says how it is called.`)
  const extra = given.positionals[positionals.length]
  return extra === undefined ? null : wrongUsage(`"${extra}" is one argument too many. --help says how it is called.`)
}

const outcomeOf = (program: Program, args: ReadonlyArray<string>, io: Io): Effect.Effect<ExitCode, Problem> => {
  const read = readGiven(program, args)
  if (Result.isFailure(read)) return Effect.fail(read.failure)
  const given = read.success
  if (given.flags.has("help")) {
    io.out(`${program.usage}\n\n${exitCodes(program)}`)
    return Effect.succeed(succeeded)
  }
  const problem = positionalsProblem(program, given)
  return problem === null ? program.work(given, io) : Effect.fail(problem)
}

/** A program that needs no session: reads its arguments, works, and says in one sentence what went wrong. */
export const makeProgram =
  (program: Program): Run =>
  (args, io) =>
    Effect.runPromise(
      outcomeOf(program, args, io).pipe(
        Effect.catch(({ message, exitCode }) =>
          Effect.sync((): ExitCode => {
            io.err(message)
            return exitCode
          })
        )
      )
    )

/** A program for operators: one that signs in first. */
export const makeRun = (command: Command): Run =>
  makeProgram({
    ...command,
    usage: `${command.usage}\n\n${connectionHelp}`,
    work: (given, io) => connected(io.env, (token) => command.work(given, io, token))
  })
