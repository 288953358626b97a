import { installationTypes } from "@command-center/domain/installation/installation-type"
import { installationRows } from "@command-center/machines/screens/installations-screen"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type AnyActorRef, waitFor } from "xstate"
import { wireInstallations } from "../../apps/console/src/features/installations/installations.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { loadedRows } from "./support/loaded-rows.ts"
import { openDialog } from "./support/open-dialog.ts"
import { withoutId } from "./support/without-id.ts"

const account = knownAccounts.chain.id
const now = new Date("2026-11-20T15:15:00.000Z")
const codes = { authenticationCode: "the code of the installation", sessionToken: "the token of its user" }
const users = `/security/businessentities/${account}/ephemeralUsers`
const installations = `/management/businessentities/${account}/installations`

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const settled = (dialog: AnyActorRef) =>
  waitFor(dialog, (snapshot) => !snapshot.hasTag("busy"), { timeout: 30_000 }).then(({ context }) => context)

/** New Installation with a name, as somebody gets there and presses Create. */
const created = async (name: string) => {
  const client = await loadedRows(estate, installationRows.list, account)
  const dialog = await openDialog(
    wireInstallations({ runtime: estate.runtime, now: () => now }, client),
    account,
    "installationWizard"
  )
  await settled(dialog)
  dialog.send({ type: "kind.chosen", kind: installationTypes.newUtg })
  dialog.send({ type: "draft.changed", change: { name } })
  const asked = await estate.askedBy(async () => {
    dialog.send({ type: "submit", codes: { ...codes, authenticationCode: `${codes.authenticationCode} ${name}` }, now })
    await settled(dialog)
  })
  return { dialog, asked, context: await settled(dialog) }
}
const linesOf = (asked: ReadonlyArray<{ readonly line: string }>) =>
  asked.map(({ line }) => line).filter((line) => line.startsWith("POST"))

it("creates the installation, then the user that its agent signs in as", async () => {
  const { asked, context } = await created("Wired kiosk")
  expect([context.failure, context.created]).toMatchObject([null, { verificationId: expect.any(String) }])
  expect(linesOf(asked)).toEqual([`POST ${installations}`, `POST ${users}`])
  expect(JSON.parse(asked.find(({ line }) => line === `POST ${users}`)?.body ?? "")).toMatchObject({
    authenticationCode: `${codes.authenticationCode} Wired kiosk`,
    userSessions: [{ sessionToken: codes.sessionToken }],
    roleMappings: [{ businessEntityId: account, roleId: expect.any(Number) }]
  })
})

it("says that nothing was created where the service refuses, and may be tried again", async () => {
  estate.refused("/installations", 500)
  const { context } = await created("Refused kiosk")
  expect(context).toMatchObject({
    created: null,
    failure: {
      step: "InstallationNotCreated",
      created: null,
      sentence: "Failed to create installation. Status: Internal Server Error"
    }
  })
  expect(context.failure.call).toMatchObject({ sentence: expect.any(String) })
})

it("gives an installation without its user that user, and makes no second installation", async () => {
  estate.refused("/ephemeralUsers", 500)
  const { dialog, context } = await created("Lonely kiosk")
  expect(context.failure).toMatchObject({
    step: "InstallUserNotCreated",
    created: { verificationId: expect.any(String) }
  })
  estate.sandbox.faults.clear()
  const asked = await estate.askedBy(async () => {
    dialog.send({ type: "retry" })
    await settled(dialog)
  })
  expect([linesOf(asked), (await settled(dialog)).failure]).toEqual([[`POST ${users}`], null])
})

it("removes the second of what is there twice, and leaves the first", async () => {
  const named = async () =>
    (await estate.sandbox.db.select().from(schema.installation).orderBy(schema.installation.id)).filter(
      ({ manifest }) => manifest.includes('"Double kiosk"')
    )
  const lost = { path: "/installations", method: "POST", kind: "status", status: 504, acts: true, times: 1 } as const
  estate.sandbox.faults.add({ ...lost, delayMs: 1_500 })
  const made = created("Double kiosk")
  await expect.poll(named).toHaveLength(1)
  const [first] = await named()
  if (first === undefined) throw new Error("No installation was made.")
  await estate.sandbox.db.insert(schema.installation).values({ ...withoutId(first), verificationId: "FFFF0001" })
  const { dialog } = await made
  dialog.send({ type: "others.removed" })
  await settled(dialog)
  expect((await named()).map(({ id, isActive }) => [id === first.id, isActive])).toEqual([
    [true, true],
    [false, false]
  ])
})
