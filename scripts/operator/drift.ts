import { loadVersions } from "@command-center/api/versions"
import { deviceList } from "@command-center/domain/device/device-list"
import { driftSummary } from "@command-center/domain/drift/drift-summary"
import { firmwareDrift } from "@command-center/domain/drift/firmware-drift"
import { agentDrift, utgDrift } from "@command-center/domain/drift/product-drift"
import { profileDrift } from "@command-center/domain/drift/profile-drift"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Effect } from "effect"
import { type Io, printJson, succeeded } from "./command/io.ts"
import { loadProfiles } from "./command/load-profiles.ts"
import { loadRows } from "./command/load-rows.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { tableText } from "./command/print-table.ts"
import { needed } from "./command/problem.ts"
import { accountText, openSession, readAccountId } from "./command/session.ts"
import { whereAllowed } from "./command/where-allowed.ts"

const usage = `Usage: npm run -s drift -- --account <id> [--json]

Which UTGs, agents, profiles and firmware of an account and all below it are not what is current. Current is the
generally available UTG and agent version, the newest version of the profile that a UTG has, and the most recent
firmware that a device of the same type reports in the account. Releases says by how many of them something is behind.
Agents are counted once for each UTG beside them, as the lists and the dashboard count them. Where the user may not see
the devices, firmware is left out, and that is said.

  --account <id>  the account
  --json          the summary and every row that is behind, ahead or not known, as JSON`

const work = Effect.fn("drift")(function* ({ texts, flags }: Given, io: Io, token: string) {
  const session = yield* openSession(token, yield* readAccountId(texts["account"]), io)
  const { account, ancestry } = session
  const utgProducts = yield* needed("The UTG versions could not be read.", loadVersions("utg"))
  const agentProducts = yield* needed("The agent versions could not be read.", loadVersions("agent"))
  const utgs = yield* needed("The UTGs could not be read.", loadRows(utgList, session, io))
  const devices = yield* whereAllowed(
    "The devices could not be read.",
    loadRows(deviceList, session, io),
    io,
    Effect.succeed(null)
  )
  const items = [
    ...utgDrift(utgs, utgProducts),
    ...agentDrift(utgs, agentProducts),
    ...profileDrift(utgs, (yield* loadProfiles(session, io)) ?? [], ancestry),
    ...firmwareDrift(devices ?? [])
  ]
  const summary = driftSummary(items).filter(({ kind }) => kind !== "firmware" || devices !== null)
  const rows = items.filter(({ standing }) => standing !== "current")
  if (flags.has("json")) {
    printJson(io, { account: { id: account.id, name: account.name }, summary, rows })
    return succeeded
  }
  io.out(`${accountText(ancestry, account.id)}\n`)
  io.out(
    tableText(
      ["Kind", "All", "Current", "Behind", "Ahead", "Unknown"],
      summary.map(({ kind, total, current, behind, ahead, unknown }) => [kind, total, current, behind, ahead, unknown])
    )
  )
  const behind = rows.filter(({ standing }) => standing === "behind")
  if (behind.length === 0) return succeeded
  const cells = behind.map((item) => [
    item.kind,
    item.id,
    item.name,
    item.account,
    item.of,
    item.version,
    item.current,
    item.releases
  ])
  io.out(`\n${tableText(["Behind", "Id", "Name", "Account", "Of", "Has", "Current", "Releases"], cells)}`)
  return succeeded
})

export const run = makeRun({ usage, positionals: [], texts: ["account"], flags: ["json"], work })
