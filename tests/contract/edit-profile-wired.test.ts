import { loadList } from "@command-center/api/management/lists"
import { loadProfile } from "@command-center/api/management/profiles"
import { jsonField } from "@command-center/domain/json/json-field"
import { profileFields } from "@command-center/domain/profile/profile"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireEditProfile } from "../../apps/console/src/features/profile-detail/edit-profile.wiring.ts"
import type { ProfileRecord } from "../../apps/console/src/features/profile-detail/profile-detail.wiring.ts"
import { wireRecord } from "../../apps/console/src/record/wire-record.ts"
import { editing } from "./support/edited.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

it("the JSON of a profile is saved with the digits that were typed, and its page read again", async () => {
  const { rows } = await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
  const own = rows.find(({ businessEntityId }) => businessEntityId === account)
  if (own === undefined) throw new Error("There is no profile.")
  const opened = await estate.given(loadProfile(account, own.id))
  let reads = 0
  const record = createActor(
    wireRecord(estate.runtime, "profile", () =>
      Effect.sync((): ProfileRecord | null => {
        reads += 1
        return { profile: opened, held: opened, json: opened.json }
      })
    ),
    { input: { businessEntityId: account, id: own.id } }
  ).start()
  await waitFor(record, (now) => !now.hasTag("busy"))
  const saved = await editing(estate)(
    wireEditProfile(estate, () => true, record),
    { businessEntityId: account, subject: opened, canEdit: true },
    { text: '{ "serial": 9007199254740993, "share": 0.10 }' },
    [{ type: "submit" }, { type: "confirm" }]
  )
  const { json } = await estate.given(loadProfile(account, own.id))
  expect([saved.value, jsonField(json, "config"), reads]).toEqual([
    { editing: "unchanged" },
    expect.stringMatching(/9007199254740993.*0\.10/su),
    2
  ])
})
