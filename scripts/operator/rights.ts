import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { explainRights } from "@command-center/domain/permission/explain-rights"
import { Effect } from "effect"
import { type Io, printJson, succeeded } from "./command/io.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { tableText } from "./command/print-table.ts"
import { needed, wrongUsage } from "./command/problem.ts"
import { readableRows } from "./command/readable-rows.ts"
import { accountText, openSession, readAccountId } from "./command/session.ts"
import { type FoundUser, findUser } from "./rights/find-user.ts"
import { type RightsReport, rightsReport } from "./rights/rights-report.ts"

const usage = `Usage: npm run -s rights -- <user> --account <id> [--json]

What a user may do at an account, and which permission mask grants it at which account: the account itself or one
above it. Masks that grant nothing there are listed with the reason.

  <user>          a username, or a user's id
  --account <id>  the account
  --json          the answer as JSON`

const userText = ({ id, username }: FoundUser): string => (username === null ? `User ${id}` : `${username} (${id})`)

const placeText = ({ id, name }: { readonly id: number; readonly name: string | null }): string =>
  name === null ? String(id) : `${name} (${id})`

const printReport = (io: Io, { rights, ignored }: RightsReport): void => {
  const granted = rights.flatMap(({ right, isGranted, grants }) =>
    isGranted
      ? grants.map(({ permissionKey, flags, grantedAt }) => [right, "yes", permissionKey, flags, placeText(grantedAt)])
      : [[right, "no", null, null, null]]
  )
  io.out(tableText(["Right", "Granted", "By the mask of", "Its flags", "Given at"], granted))
  if (ignored.length === 0) return
  const rows = ignored.map(({ permissionId, permissionKey, flags, givenAt, reason }) => [
    permissionKey ?? permissionId,
    flags,
    givenAt.map(placeText).join(", "),
    reason
  ])
  io.out(`\nMasks that grant nothing here:\n${tableText(["Mask of", "Its flags", "Given at", "Why"], rows)}`)
}

const work = Effect.fn("rights")(function* ({ texts, flags, positionals }: Given, io: Io, token: string) {
  const wanted = positionals[0]?.trim() ?? ""
  if (wanted === "") yield* Effect.fail(wrongUsage("<user> is empty. Give a username, or a user's id."))
  const accountId = yield* readAccountId(texts["account"])
  const session = yield* openSession(token, accountId, io)
  const { account, ancestry } = session
  const user = yield* findUser(wanted, session)
  const permissions = readableRows(
    "Permissions",
    yield* needed("The permissions could not be read.", listPermissions()),
    io
  )
  const masks = readableRows(
    "Permission masks",
    yield* needed(`The permission masks of ${userText(user)} could not be read.`, listMasks(user.id)),
    io
  )
  const explained = explainRights({ permissions, masks, ancestry, businessEntityId: account.id })
  const report = rightsReport(explained, permissions, ancestry)
  if (flags.has("json")) {
    printJson(io, {
      user: { id: user.id, username: user.username },
      account: { id: account.id, name: account.name },
      ...report
    })
  } else {
    io.out(`${userText(user)} at ${accountText(ancestry, account.id)}\n`)
    printReport(io, report)
  }
  return succeeded
})

export const run = makeRun({ usage, positionals: ["user"], texts: ["account"], flags: ["json"], work })
