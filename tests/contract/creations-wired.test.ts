import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { profileRows } from "@command-center/machines/screens/profiles-screen"
import { templateRows } from "@command-center/machines/screens/templates-screen"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type AnyActorRef, type AnyStateMachine, waitFor } from "xstate"
import { wireProfiles } from "../../apps/console/src/features/profiles/profiles.wiring.ts"
import { wireTemplates } from "../../apps/console/src/features/templates/templates.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { loadedRows } from "./support/loaded-rows.ts"
import { openDialog } from "./support/open-dialog.ts"
import { withoutId } from "./support/without-id.ts"

const account = knownAccounts.region.id
const now = () => new Date("2026-11-20T15:15:00.000Z")
let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

interface Stored {
  readonly id: number
  readonly name: string
  readonly businessEntityId: number
}

/** One kind of record that has a name of its own: its list, its dialog, and what the service has of it. */
interface Kind {
  readonly screen: () => Promise<AnyStateMachine>
  readonly flow: string
  readonly path: string
  readonly draft: (name: string) => unknown
  readonly stored: () => Promise<ReadonlyArray<Stored>>
  /** Has the service hold what has this name once more. */
  readonly repeat: (name: string) => Promise<unknown>
}

const templates: Kind = {
  screen: async () =>
    wireTemplates({ runtime: estate.runtime, now }, await loadedRows(estate, templateRows.list, account)),
  flow: "newTemplate",
  path: "/configtemplates",
  draft: (name) => ({ name }),
  stored: () => estate.sandbox.db.select().from(schema.configTemplate),
  repeat: async (name) => {
    const rows = await estate.sandbox.db.select().from(schema.configTemplate)
    const again = rows.filter((row) => row.name === name).map(withoutId)
    await estate.sandbox.db.insert(schema.configTemplate).values(again)
  }
}

const profiles: Kind = {
  screen: async () =>
    wireProfiles({ runtime: estate.runtime, now }, await loadedRows(estate, profileRows.list, account)),
  flow: "newProfile",
  path: "/componentProfiles",
  draft: (name) => ({ name, utgVersion: "5.0.0.3124" }),
  stored: () => estate.sandbox.db.select().from(schema.componentProfile),
  repeat: async (name) => {
    const rows = await estate.sandbox.db.select().from(schema.componentProfile)
    const again = rows.filter((row) => row.name === name).map(withoutId)
    await estate.sandbox.db.insert(schema.componentProfile).values(again)
  }
}

const idsOf = async ({ stored }: Kind, name: string) =>
  (await stored()).filter((row) => row.name === name).map(({ id }) => id)

const opened = async ({ screen, flow }: Kind): Promise<AnyActorRef> =>
  openDialog(await screen(), account, flow, {}, now())

const submitted = async (dialog: AnyActorRef, draft: unknown) => {
  dialog.send({ type: "draft.changed", draft })
  dialog.send({ type: "submit" })
  return await waitFor(dialog, (snapshot) => !snapshot.hasTag("busy"), { timeout: 30_000 })
}

const kinds = [
  ["config template", templates],
  ["profile", profiles]
] as const

it.each(kinds)("a name that a %s has is taken before anything is sent", async (_, kind) => {
  const taken = (await kind.stored()).find(({ businessEntityId }) => businessEntityId === account)
  const dialog = await opened(kind)
  const asked = await estate.askedBy(() => submitted(dialog, kind.draft(taken?.name ?? "none is there")))
  expect(asked).toEqual([])
})

it.each(kinds)("a %s that nobody knows of is looked up by the name it was sent with", async (_, kind) => {
  const { path, draft } = kind
  const dialog = await opened(kind)
  estate.sandbox.faults.add({ path, method: "POST", kind: "status", status: 504, acts: true, times: 1 })
  estate.sandbox.faults.add({ path, method: "GET", kind: "status", status: 403 })
  const { context } = await submitted(dialog, draft("Sent unheard"))
  expect(context).toMatchObject({ failure: { lookUp: "failed" }, unsettled: { name: "Sent unheard" } })
  estate.sandbox.faults.clear()
  const asked = await estate.askedBy(() => submitted(dialog, draft("Another name")))
  expect(asked.filter(({ line }) => line.startsWith("POST"))).toEqual([])
  expect([(await idsOf(kind, "Sent unheard")).length, await idsOf(kind, "Another name")]).toEqual([1, []])
})

it.each(kinds)("of a %s that is there twice the second is removed, and the first stays", async (_, kind) => {
  const { path, draft, repeat } = kind
  const dialog = await opened(kind)
  const lost = { path, method: "POST", kind: "status", status: 504, acts: true, times: 1 } as const
  estate.sandbox.faults.add({ ...lost, delayMs: 1_000 })
  const sent = submitted(dialog, draft("There twice"))
  await expect.poll(() => idsOf(kind, "There twice")).toHaveLength(1)
  const [first] = await idsOf(kind, "There twice")
  await repeat("There twice")
  expect((await sent).value).toBe("madeAgain")
  dialog.send({ type: "others.removed" })
  await waitFor(dialog, (snapshot) => !snapshot.hasTag("busy"), { timeout: 30_000 })
  expect(await idsOf(kind, "There twice")).toEqual([first])
})

it("a profile is offered the UTG versions that have a number, the newest first", async () => {
  const { context } = (await opened(profiles)).getSnapshot()
  const numbers = ["5.1.0.3160", "5.0.0.3124", "5.0.0.3098", "5.0.0.3047"]
  expect(context.subject.versions.slice(0, 4)).toEqual(numbers)
  expect(context.subject.versions.at(-1)).toBe("4.9.12.2650")
})

it("a new profile can be typed while the versions cannot be read, and says why there are none", async () => {
  estate.refused("/versions/", 500)
  const { context } = (await opened(profiles)).getSnapshot()
  const versionsFailure = profileMessages.versionsFailed("Held back.")
  expect(context.subject).toEqual({ versions: [], versionsFailure, notOffered: null })
})

it("a profile can be cloned while the versions cannot be read", async () => {
  estate.sandbox.faults.add({ path: "/versions/", kind: "status", status: 500 })
  const taken = (await profiles.stored()).filter(({ businessEntityId }) => businessEntityId === account)
  const [row] = taken
  const dialog = await openDialog(await profiles.screen(), account, "cloneProfile", { row }, now())
  expect(dialog.getSnapshot().context.names).toEqual(expect.arrayContaining(taken.map(({ name }) => name)))
})

it("a profile of a version that no schema is for is not sent, and says so", async () => {
  const dialog = await opened(profiles)
  estate.sandbox.faults.add({ path: "/schemas/", kind: "status", status: 200, body: "{}" })
  const asked = await estate.askedBy(async () => {
    const { context } = await submitted(dialog, profiles.draft("Without a schema"))
    expect(context.failure).toMatchObject({ sentence: profileMessages.schemaMissing })
  })
  expect(asked.filter(({ line }) => line.startsWith("POST"))).toEqual([])
})
