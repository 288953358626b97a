import { loadComponentConfig, saveComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent, updateComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { loadProfile, updateProfile } from "@command-center/api/management/profiles"
import { createTemplate, updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { notSent } from "@command-center/api/transport/api-error"
import { withConfig } from "@command-center/domain/component-config/component-config"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { profileFields } from "@command-center/domain/profile/profile"
import { profileUpdateBody } from "@command-center/domain/profile/profile-change"
import { changedTemplate, draftOf, newTemplate } from "@command-center/domain/template/template-draft"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { editedComponent, editOf } from "@command-center/domain/utg/utg-component"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createActor } from "xstate"
import { wireEditProfile } from "../../apps/console/src/features/profile-detail/edit-profile.wiring.ts"
import {
  type ProfileRecord,
  saveProfile
} from "../../apps/console/src/features/profile-detail/profile-detail.wiring.ts"
import { wireEditTemplate } from "../../apps/console/src/features/template-detail/edit-template.wiring.ts"
import { wireEditUtg } from "../../apps/console/src/features/utg-detail/edit-utg.wiring.ts"
import { saveUtgConfig } from "../../apps/console/src/features/utg-detail/utg-config.wiring.ts"
import { wireRecord } from "../../apps/console/src/record/wire-record.ts"
import { editing, type Submitted } from "./support/edited.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id

let estate: Estate
let utg: UtgRow
let submitted: Submitted
beforeAll(async () => {
  estate = await openEstate()
  submitted = editing(estate)
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const [first] = rows
  if (first === undefined) throw new Error("There is no UTG.")
  utg = first
})
afterAll(() => estate.close())

const jsonOf = (config: unknown): JsonObject => (isJsonObject(config) ? config : {})

it("a config template that a colleague changed is not overwritten: both changes are sent, or which is asked", async () => {
  const { id } = await estate.given(createTemplate(newTemplate(account, "Shared")))
  const read = async () => (await estate.given(loadTemplate(account, id))).object
  const opened = await read()
  const theirs = changedTemplate(opened, { name: "Shared by them", text: '{ "lanes": 3 }' })
  await estate.given(updateTemplate(account, id, theirs))

  const input = { businessEntityId: account, subject: { id, object: opened }, canEdit: true }
  const merged = await submitted(
    wireEditTemplate(estate, () => true),
    input,
    { ...draftOf(opened), text: '{ "depth": 1 }' }
  )
  expect([merged.value, draftOf(await read())]).toMatchObject([
    { editing: "unchanged" },
    { name: "Shared by them", text: expect.stringMatching(/"depth": 1.*"lanes": 3|"lanes": 3.*"depth": 1/su) }
  ])

  const before = await read()
  const asking = await submitted(
    wireEditTemplate(estate, () => true),
    input,
    { ...draftOf(opened), name: "Shared by me" }
  )
  expect([asking.value, asking.lines]).toEqual(["movedOn", ["GET"]])
  expect(await read()).toEqual(before)
  expect(await asking.next([{ type: "mine" }, { type: "confirm" }])).toEqual({ editing: "unchanged" })
  expect(await read()).toMatchObject({ name: "Shared by me", config: before["config"] })
})

it("a UTG's General data that a colleague changed are not overwritten: other fields are sent beside, the same one is asked about", async () => {
  const read = () => estate.given(loadComponent(account, utg.componentId))
  const opened = await read()
  const theirs = { ...editOf(opened), nickname: "Named by them", lane: "77" }
  await estate.given(updateComponent(account, opened, editedComponent(opened, theirs)))

  const input = { businessEntityId: account, subject: opened, canEdit: true }
  const updates: Array<string> = []
  const machine = wireEditUtg(
    estate,
    () => true,
    () => updates.push("read anew")
  )
  const beside = await submitted(machine, input, { ...editOf(opened), location: "By the door" })
  expect([beside.value, editOf(await read())]).toEqual([
    { editing: "unchanged" },
    { ...theirs, location: "By the door" }
  ])

  const asking = await submitted(machine, input, { ...editOf(opened), nickname: "Named by me" })
  expect([asking.value, asking.lines]).toEqual(["movedOn", ["GET"]])
  expect([editOf(await read()).nickname, updates]).toEqual(["Named by them", ["read anew"]])
  expect(await asking.next([{ type: "mine" }, { type: "confirm" }])).toEqual({ editing: "unchanged" })
  expect(editOf(await read())).toEqual({ ...theirs, location: "By the door", nickname: "Named by me" })
})

it("a UTG's configuration of an older revision is not saved: the newest one comes back [B7-15]", async () => {
  const read = () => estate.given(loadComponentConfig(account, utg.machinePermanentId ?? "", utg.componentPermanentId))
  const held = await read()
  const theirs = { ...jsonOf(held.config), theirs: 1 }
  await estate.given(
    saveComponentConfig(account, utg.machinePermanentId ?? "", utg.componentPermanentId, withConfig(held, theirs))
  )
  const mine = { ...jsonOf(held.config), mine: 1 }
  const answer = await estate.given(saveUtgConfig(utg, () => true)({ businessEntityId: account, held, config: mine }))
  expect(answer).toMatchObject({ kind: "movedOn", held: { config: theirs } })
  const now = await read()
  expect(now.config).toEqual(theirs)
  expect(
    await estate.given(saveUtgConfig(utg, () => true)({ businessEntityId: account, held: now, config: mine }))
  ).toEqual({
    kind: "saved"
  })
  expect((await read()).config).toEqual(mine)
})

it("a UTG that may not be edited any more is not saved, and nothing is sent [B2.config-02]", async () => {
  const held = await estate.given(loadComponentConfig(account, utg.machinePermanentId ?? "", utg.componentPermanentId))
  const save = saveUtgConfig(utg, (id) => id !== account)
  const asked = await estate.askedBy(async () =>
    expect(await estate.outcome(save({ businessEntityId: account, held, config: { mine: 2 } }))).toEqual(
      Result.fail(notSent("You are not authorized to edit this UTG."))
    )
  )
  expect(asked).toEqual([])
  const opened = await estate.given(loadComponent(account, utg.componentId))
  const edit = wireEditUtg(
    estate,
    () => false,
    () => undefined
  )
  const input = { businessEntityId: account, subject: opened, canEdit: true }
  const refused = await submitted(edit, input, { ...editOf(opened), location: "Nowhere" })
  expect([refused.value, refused.lines]).toEqual([{ editing: "changed" }, ["GET"]])
})

it("a profile that a colleague changed is not overwritten, by its JSON or by its forms", async () => {
  const { rows } = await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
  const own = rows.find(({ businessEntityId }) => businessEntityId === account) ?? rows[0]
  if (own === undefined) throw new Error("There is no profile.")
  const read = () => estate.given(loadProfile(account, own.id))
  const opened = await read()
  const config = jsonOf(opened.config)
  const theirs = { ...config, theirs: 1, both: "theirs" }
  await estate.given(updateProfile(account, own.id, profileUpdateBody(opened, theirs)))

  const byForm = await estate.given(
    saveProfile(() => true)({ businessEntityId: account, held: opened, config: { mine: 1 } })
  )
  expect(byForm).toMatchObject({ kind: "movedOn", held: { config: theirs } })
  expect((await read()).config).toEqual(theirs)

  const record = createActor(
    wireRecord(estate.runtime, "profile", () => Effect.succeed<ProfileRecord | null>(null)),
    { input: { businessEntityId: account, id: own.id } }
  )
  const machine = wireEditProfile(estate, () => true, record)
  const input = { businessEntityId: account, subject: opened, canEdit: true }
  const reviewed = [{ type: "submit" }, { type: "confirm" }]
  const draft = (change: JsonObject) => ({ text: JSON.stringify({ ...config, ...change }) })
  const asking = await submitted(machine, input, draft({ both: "mine" }), reviewed)
  expect([asking.value, asking.lines]).toEqual(["movedOn", ["GET"]])
  expect((await read()).config).toEqual(theirs)

  const beside = await submitted(machine, input, draft({ mine: 1 }), reviewed)
  expect(beside.value).toEqual({ editing: "unchanged" })
  expect((await read()).config).toEqual({ ...theirs, mine: 1 })
})

it("a profile and a config template that may not be edited any more are not saved, and nothing is sent", async () => {
  const refusing = (id: number) => id !== account
  const [profile] = (await estate.given(loadList({ call: "profiles", fields: profileFields }, account))).rows
  if (profile === undefined) throw new Error("There is no profile.")
  const held = await estate.given(loadProfile(account, profile.id))
  const { id } = await estate.given(createTemplate(newTemplate(account, "Locked")))
  const { object } = await estate.given(loadTemplate(account, id))
  const save = saveProfile(refusing)
  const asked = await estate.askedBy(async () =>
    expect(await estate.outcome(save({ businessEntityId: account, held, config: { mine: 2 } }))).toEqual(
      Result.fail(notSent("You are not authorized to edit this profile."))
    )
  )
  expect(asked).toEqual([])
  const edit = wireEditTemplate(estate, refusing)
  const input = { businessEntityId: account, subject: { id, object }, canEdit: true }
  const refused = await submitted(edit, input, { name: "Locked no more", text: "{}" })
  expect([refused.value, refused.lines]).toEqual([{ editing: "changed" }, []])
})
