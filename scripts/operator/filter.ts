import { readFacets } from "@command-center/domain/facets/facet-expression"
import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { parseFilterExpression } from "@command-center/domain/filter/expression"
import { csvLine } from "@command-center/domain/rows/row-csv"
import { Effect, Result } from "effect"
import { type Io, printJson, succeeded } from "./command/io.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { tableText } from "./command/print-table.ts"
import { needed, wrongUsage } from "./command/problem.ts"
import { openSession, readAccountId } from "./command/session.ts"
import { listChoices, type RowUtg } from "./filter/list-choice.ts"

const usage = `Usage: npm run -s filter -- --list utgs|tasks|devices --account <id> "<expression>" [--values "<text>"] [--json | --csv | --count]

The predicates that an expression means, and the rows of an account and all below it which they match.

  <expression>    conditions joined by "and"; a pair may be joined by "or" in parentheses. A condition is a property by
                  its label or its name on the wire, an operator and a value:
                    utgVersion < 5.0.0.3018 and merchant contains "coffee"
                    (Task Status is Failed or Task Status is Rejected) and Task Run Date on or after 2026-11-01
                  An empty expression ("") matches everything.
  --values <text> of the rows that match, those with these values in their columns, as the address of a list has them
                  after "facets=": UTG Status is (Offline or Stopped) and UTG Version is 5.0.0.3124
  --list          the list whose rows are filtered
  --account <id>  the account
  --json          predicates, count and whole rows as JSON
  --csv           the UTGs of the rows, each once, as a file that schedule takes: utg, nickname, account
  --count         the number of matching rows and nothing else`

const listOf = (name: string | undefined) => {
  const choice = listChoices.get(name ?? "")
  const names = [...listChoices.keys()].join(", ")
  return choice === undefined
    ? Effect.fail(wrongUsage(`--list must be one of ${names}${name === undefined ? "" : `, not "${name}"`}.`))
    : Effect.succeed(choice)
}

const predicatesOf = (expression: string, list: Effect.Success<ReturnType<typeof listOf>>) => {
  const parsed = parseFilterExpression(expression, list.properties)
  if (Result.isSuccess(parsed)) return Effect.succeed(parsed.success)
  const { message, at } = parsed.failure
  return Effect.fail(wrongUsage(`${message}\n  ${expression}\n  ${" ".repeat(at)}^`))
}

const csvText = (utgs: ReadonlyArray<RowUtg>): string =>
  [["utg", "nickname", "account"], ...utgs.map(({ id, nickname, account }) => [id, nickname, account])]
    .map((cells) => csvLine(cells).trimEnd())
    .join("\n")

const work = Effect.fn("filter")(function* ({ texts, flags, positionals }: Given, io: Io, token: string) {
  const accountId = yield* readAccountId(texts["account"])
  const list = yield* listOf(texts["list"])
  if (["json", "csv", "count"].filter((flag) => flags.has(flag)).length > 1)
    yield* Effect.fail(wrongUsage("--json, --csv and --count exclude each other."))
  const predicates = yield* predicatesOf(positionals[0] ?? "", list)
  const values = readFacets(list, texts["values"] ?? "")
  if (values.isBroken) yield* Effect.fail(wrongUsage(`--values: ${facetMessages.unreadable(texts["values"] ?? "")}`))
  const session = yield* openSession(token, accountId, io)
  const found = yield* needed("The rows could not be read.", list.find(session, io, predicates, values.choices))
  const { rows, headings, cells } = found
  if (flags.has("count")) io.out(String(rows.length))
  else if (flags.has("json")) printJson(io, { predicates, count: rows.length, rows })
  else if (flags.has("csv")) io.out(csvText(found.utgs))
  else {
    io.out(`Predicates: ${JSON.stringify(predicates)}\n`)
    const total = rows.length === 1 ? "1 row matches." : `${rows.length} rows match.`
    io.out(rows.length === 0 ? "No rows match." : `${tableText(headings, cells)}\n\n${total}`)
  }
  return succeeded
})

export const run = makeRun({
  usage,
  positionals: ["expression"],
  texts: ["list", "account", "values"],
  flags: ["json", "csv", "count"],
  work
})
