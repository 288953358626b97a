import { Effect } from "effect"
import { failed, type Io, printJson, succeeded } from "./command/io.ts"
import { type Given, makeProgram } from "./command/make-run.ts"
import { tableText } from "./command/print-table.ts"
import { wrongUsage } from "./command/problem.ts"
import { examine } from "./doctor/examine.ts"

const usage = `Usage: npm run -s doctor -- <address> [--json]

Checks a deployed console from outside, as a browser would: its configuration, the policy headers, its files and what of them
may be cached, missing files, each service with its CORS headers, the sign-in address, version manifests, schemas and clocks. Nothing
is changed and nobody signs in. Each line is a check; a defect says what to do.

  <address>  the console's address, such as https://console.example.com, or a link to one of its pages
  --json     the lines as JSON`

/** The address with a slash at its end. */
const baseOf = (given: string) => {
  const isAddress = URL.canParse(given) && /^https?:$/u.test(new URL(given).protocol)
  if (!isAddress)
    return Effect.fail(
      wrongUsage(`<address> must be an http or https address such as https://console.example.com, not "${given}".`)
    )
  const { origin, pathname } = new URL(given)
  return Effect.succeed(`${origin}${pathname.endsWith("/") ? pathname : `${pathname}/`}`)
}

const labels = { ok: "ok", warning: "warning", defect: "DEFECT", "not checked": "-" } as const

const work = Effect.fn("doctor")(function* ({ flags, positionals }: Given, io: Io) {
  const base = yield* baseOf(positionals[0] ?? "")
  const { address, findings } = yield* examine(base, io.now)
  const defects = findings.filter(({ standing }) => standing === "defect").length
  if (flags.has("json")) printJson(io, { address, defects, findings })
  else {
    const rows = findings.map(({ standing, check, message }) => [labels[standing], check, message])
    io.out(tableText(["", "Check", "Finding"], rows))
  }
  return defects === 0 ? succeeded : failed
})

export const run = makeProgram({ usage, positionals: ["address"], texts: [], flags: ["json"], work })
