import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { loadProfile } from "@command-center/api/management/profiles"
import { profileFields } from "@command-center/domain/profile/profile"
import { utgFields } from "@command-center/domain/utg/utg"
import { selectIsBusy, selectSide } from "@command-center/machines/compare/compare.selectors"
import type { ComparedRef } from "@command-center/machines/compare/compare.types"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireCompare } from "../../apps/console/src/features/compare/compare.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id
const at = `/management/businessentities/${account}`

let estate: Estate
let utg: ComparedRef
let profile: ComparedRef
beforeAll(async () => {
  estate = await openEstate()
  const [utgs, profiles] = [
    await estate.given(loadList({ call: "utgs", fields: utgFields }, account)),
    await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
  ]
  utg = { kind: "utg", id: utgs.rows[0]?.componentId ?? 0 }
  profile = { kind: "profile", id: profiles.rows[0]?.id ?? 0 }
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const compared = async (left: ComparedRef | null, right: ComparedRef | null) => {
  const emitted: Array<string> = []
  const page = createActor(wireCompare(estate), { input: { businessEntityId: account, left, right } })
  page.on("*", ({ type }) => emitted.push(type))
  const asked = await estate.askedBy(async () => {
    page.start()
    await waitFor(page, (now) => !selectIsBusy(now), { timeout: 30_000 })
  })
  const now = page.getSnapshot()
  return {
    left: selectSide("left")(now),
    right: selectSide("right")(now),
    lines: asked.map(({ line }) => line),
    emitted
  }
}

it("a UTG and a profile are read with their names and configurations", async () => {
  const { id, nickname, permanentId, machinePermanentId } = await estate.given(loadComponent(account, utg.id))
  const { config } = await estate.given(loadComponentConfig(account, machinePermanentId, permanentId))
  const held = await estate.given(loadProfile(account, profile.id))
  expect(await compared(utg, profile)).toMatchObject({
    left: { ref: { kind: "utg", id }, found: { name: nickname, config }, isMissing: false, failure: null },
    right: { ref: profile, found: { name: held.name, config: held.config }, isMissing: false, failure: null }
  })
})

it("a side of which nothing is chosen is not asked for", async () => {
  const { left, right, lines } = await compared(null, profile)
  expect([left.found, left.isMissing, right.isMissing, lines]).toEqual([
    null,
    false,
    false,
    [`GET ${at}/componentProfiles/${profile.id}`]
  ])
})

it("what is not there, or has no configuration, is missing; that is no failure", async () => {
  const gone = { kind: "profile", id: 999_999 } as const
  expect(await compared({ kind: "utg", id: 999_999 }, gone)).toMatchObject({
    left: { found: null, isMissing: true, failure: null },
    right: { found: null, isMissing: true, failure: null }
  })
  estate.sandbox.faults.add({
    path: `/componentProfiles/${profile.id}`,
    kind: "status",
    status: 200,
    body: JSON.stringify({
      componentProfile: { id: profile.id, name: "Bare", businessEntityId: account, config: null }
    })
  })
  expect((await compared(null, profile)).right).toMatchObject({ found: null, isMissing: true, failure: null })
})

it.each([403, 503])("a side that is answered with %i fails by itself and says why", async (status) => {
  estate.sandbox.faults.add({
    path: `/componentProfiles/${profile.id}`,
    kind: "status",
    status,
    body: '{"message":"Held back."}'
  })
  const { left, right, emitted } = await compared(utg, profile)
  expect([left.failure, left.found === null, right]).toMatchObject([
    null,
    false,
    { found: null, isMissing: false, failure: { status, sentence: "Held back." } }
  ])
  expect(emitted).toEqual([])
})

it("a side that nobody may read any more tells the session", async () => {
  estate.sandbox.faults.add({ path: `/componentProfiles/${profile.id}`, kind: "status", status: 401 })
  expect((await compared(utg, profile)).emitted).toEqual(["unauthorized"])
})

it("a UTG without a nickname goes by its id", async () => {
  await estate.sandbox.db.update(schema.component).set({ nickname: "" })
  expect((await compared(utg, null)).left.found?.name).toBe(String(utg.id))
})
