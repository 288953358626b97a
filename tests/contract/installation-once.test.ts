import { createInstallation, deactivateInstallation } from "@command-center/api/management/installations"
import { loadList } from "@command-center/api/management/lists"
import { setUpInstallation } from "@command-center/api/management/new-installation"
import { loadVersions } from "@command-center/api/versions"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationFields } from "@command-center/domain/installation/installation"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { installationTypes } from "@command-center/domain/installation/installation-type"
import { defaultProduct } from "@command-center/domain/version/version-product"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.region.id
const now = new Date("2026-11-20T15:15:00.000Z")

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const named = async (name: string, authenticationCode = `code of ${name}`) => {
  const agent = defaultProduct(await estate.given(loadVersions("agent")))
  const utg = defaultProduct(await estate.given(loadVersions("utg")))
  const draft = { ...defaultInstallationDraft(installationTypes.newUtg), name }
  const installation = Result.getOrThrow(
    installationBody({ draft, businessEntityId: account, authenticationCode, agent, utg })
  )
  const userWith = (roleId: number) =>
    ephemeralUserBody({ authenticationCode, sessionToken: "session", roleId, businessEntityId: account, now })
  const ids = async () =>
    (await estate.given(loadList({ call: "installations", fields: installationFields }, account))).rows
      .filter(({ manifest }) => JSON.stringify(manifest).includes(`"${name}"`))
      .map(({ id }) => id)
  return { given: { installation, userWith, now, earlier: null }, ids }
}

const lost: ReadonlyArray<Omit<Fault, "path">> = [
  { kind: "status", status: 504, acts: true },
  { kind: "breakOff" },
  { kind: "html", acts: true },
  { kind: "truncate" }
]

it.each(lost)("an installation whose answer is lost ($kind $status) is there once, with its user", async (fault) => {
  const { given, ids } = await named(`Lost ${fault.kind}`)
  estate.sandbox.faults.add({ ...fault, path: "/installations", method: "POST" })
  const { id, again = [] } = await estate.given(setUpInstallation(given))
  expect([await ids(), again]).toEqual([[id], []])
})

it("that never got there is not created, and sent again is there once", async () => {
  const { given, ids } = await named("Never arrived")
  estate.sandbox.faults.add({ path: "/installations", method: "POST", kind: "status", status: 503, times: 1 })
  expect(await estate.outcome(setUpInstallation(given))).toMatchObject(
    Result.fail({ _tag: "InstallationNotCreated", error: { _tag: "NotDone", error: { status: 503 } } })
  )
  const { id } = await estate.given(setUpInstallation({ ...given, earlier: given }))
  expect(await ids()).toEqual([id])
})

it("that could not be looked up is looked for before it is sent again", async () => {
  const { given, ids } = await named("Not looked up")
  estate.sandbox.faults.add({ path: "/installations", method: "POST", kind: "dropAfter", times: 1 })
  estate.sandbox.faults.add({ path: "/installations", method: "GET", kind: "status", status: 500, times: 1 })
  expect(await estate.outcome(setUpInstallation(given))).toMatchObject(Result.fail({ error: { _tag: "NotLookedUp" } }))
  const asked = await estate.askedBy(() => estate.given(setUpInstallation({ ...given, earlier: given })))
  expect(asked.filter(({ line }) => line.startsWith("POST") && line.endsWith("/installations"))).toEqual([])
  expect(await ids()).toHaveLength(1)
})

it("that is changed after its answer was lost is found as it was sent first, and nothing is sent", async () => {
  const { given: earlier, ids } = await named("Sent first")
  await estate.given(createInstallation(earlier.installation))
  const { given, ids: changed } = await named(
    "Changed after",
    earlier.installation.manifest.credentials.authenticationCode
  )
  const made = await estate.given(setUpInstallation({ ...given, earlier }))
  expect([await ids(), await changed(), made.knownBy]).toEqual([[made.id], [], "earlier"])
})

it("that a browser sent twice is told, and its second can be deactivated", async () => {
  const { given, ids } = await named("Sent twice")
  await estate.given(createInstallation(given.installation))
  estate.sandbox.faults.add({ path: "/installations", method: "POST", kind: "dropAfter" })
  const { id, again = [] } = await estate.given(setUpInstallation(given))
  expect(again).toHaveLength(1)
  for (const other of again) await estate.given(deactivateInstallation(account, other.id))
  expect(await ids()).toEqual([id])
})
