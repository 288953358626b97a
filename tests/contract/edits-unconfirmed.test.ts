import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { loadProfile } from "@command-center/api/management/profiles"
import { createTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { globalForm, withGlobalForm } from "@command-center/domain/component-config/global-settings"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { profileFields } from "@command-center/domain/profile/profile"
import { draftOf, newTemplate } from "@command-center/domain/template/template-draft"
import { utgFields } from "@command-center/domain/utg/utg"
import { editOf } from "@command-center/domain/utg/utg-component"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type AnyStateMachine, createActor } from "xstate"
import { fromEffect } from "../../apps/console/src/app/from-effect.ts"
import { wireEditProfile } from "../../apps/console/src/features/profile-detail/edit-profile.wiring.ts"
import type { ProfileRecord } from "../../apps/console/src/features/profile-detail/profile-detail.wiring.ts"
import { wireEditTemplate } from "../../apps/console/src/features/template-detail/edit-template.wiring.ts"
import { wireEditUtg } from "../../apps/console/src/features/utg-detail/edit-utg.wiring.ts"
import { readUtgConfig, saveUtgConfig } from "../../apps/console/src/features/utg-detail/utg-config.wiring.ts"
import { saveAndRead } from "../../apps/console/src/record/save-config.ts"
import { wireRecord } from "../../apps/console/src/record/wire-record.ts"
import { editing, type Submitted } from "./support/edited.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id
const reviewed = [{ type: "submit" }, { type: "confirm" }]
const jsonOf = (config: unknown): JsonObject => (isJsonObject(config) ? config : {})

let estate: Estate
let submitted: Submitted
beforeAll(async () => {
  estate = await openEstate()
  submitted = editing(estate)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

/** One record as it is edited: what is opened, what is typed, and what the service has of it. */
interface Edited {
  /** A part of the path of its calls. */
  readonly path: string
  readonly machine: AnyStateMachine
  readonly subject: unknown
  readonly draft: unknown
  readonly submits?: typeof reviewed
  /** Whether it is read before it is sent: its call knows no revision. */
  readonly isReadFirst: boolean
  /** What was typed, as the service has it. */
  readonly read: () => Promise<unknown>
  readonly typed: unknown
}

const record = <Shown>() =>
  createActor(
    wireRecord(estate.runtime, "utg", () => Effect.succeed<Shown | null>(null)),
    { input: { businessEntityId: account, id: 0 } }
  )

const firstUtg = async () => {
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const [utg] = rows
  if (utg === undefined) throw new Error("There is no UTG.")
  return utg
}

const editedUtg = async (name: string): Promise<Edited> => {
  const { componentId } = await firstUtg()
  const opened = await estate.given(loadComponent(account, componentId))
  return {
    path: "/components/",
    machine: wireEditUtg(
      estate,
      () => true,
      () => undefined
    ),
    subject: opened,
    draft: { ...editOf(opened), nickname: name },
    isReadFirst: true,
    read: async () => editOf(await estate.given(loadComponent(account, componentId))).nickname,
    typed: name
  }
}

const editedTemplate = async (name: string): Promise<Edited> => {
  const { id } = await estate.given(createTemplate(newTemplate(account, `Before ${name}`)))
  const { object } = await estate.given(loadTemplate(account, id))
  return {
    path: `emplates/${id}`,
    machine: wireEditTemplate(estate, () => true),
    subject: { id, object },
    draft: { ...draftOf(object), name },
    isReadFirst: true,
    read: async () => draftOf((await estate.given(loadTemplate(account, id))).object).name,
    typed: name
  }
}

const editedProfile = async (name: string): Promise<Edited> => {
  const { rows } = await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
  const own = rows.find(({ businessEntityId }) => businessEntityId === account) ?? rows[0]
  if (own === undefined) throw new Error("There is no profile.")
  const opened = await estate.given(loadProfile(account, own.id))
  const config = { ...jsonOf(opened.config), typed: name }
  return {
    path: `rofiles/${own.id}`,
    machine: wireEditProfile(estate, () => true, record<ProfileRecord>()),
    subject: opened,
    draft: { text: JSON.stringify(config) },
    isReadFirst: true,
    submits: reviewed,
    read: async () => (await estate.given(loadProfile(account, own.id))).config,
    typed: config
  }
}

const editedConfig = async (name: string): Promise<Edited> => {
  const utg = await firstUtg()
  const load = () => estate.given(loadComponentConfig(account, utg.machinePermanentId ?? "", utg.componentPermanentId))
  const held = await load()
  const { machine } = editConfigOf<typeof held>(utgDetailMessages.configUpdateFailed)
  const save = saveAndRead({
    save: saveUtgConfig(utg, () => true),
    reload: () => readUtgConfig(account, utg),
    onSaved: () => undefined
  })
  return {
    path: "omponentConfig",
    machine: machine.provide({
      actors: {
        update: fromEffect(estate.runtime)(({ businessEntityId, subject, draft }) =>
          Effect.map(
            save({ businessEntityId, held: subject.held, config: withGlobalForm(subject.held.config, draft) }),
            ({ kind, subject: now }) => ({ kind, subject: { ...subject, held: now } })
          )
        )
      }
    }),
    subject: { held, schema: null },
    draft: { ...globalForm(held.config), typed: name },
    isReadFirst: false,
    submits: reviewed,
    read: async () => jsonOf((await load()).config)["typed"],
    typed: name
  }
}

const records = [
  ["General data of a UTG", editedUtg],
  ["config template", editedTemplate],
  ["JSON of a profile", editedProfile],
  ["configuration of a UTG", editedConfig]
] as const

const putsOf = (lines: ReadonlyArray<string | undefined>) => lines.filter((line) => line === "PUT").length
const save = ({ machine, subject, draft, submits }: Edited) =>
  submitted(machine, { businessEntityId: account, subject, canEdit: true }, draft, submits)

it.each(records)("the %s that was saved although its answer was lost is saved, and sent once", async (_, open) => {
  const edited = await open("Saved unheard")
  estate.sandbox.faults.add({ path: edited.path, method: "PUT", kind: "status", status: 504, acts: true })
  const saved = await save(edited)
  expect([putsOf(saved.lines), saved.failure, await edited.read()]).toEqual([1, null, edited.typed])
})

it.each(records)("the %s that was not saved is kept as it was typed, and says what was looked up", async (_, open) => {
  const edited = await open("Not there yet")
  estate.sandbox.faults.add({ path: edited.path, method: "PUT", kind: "status", status: 503, times: 1 })
  const failed = await save(edited)
  expect([failed.value, failed.draft, failed.failure]).toMatchObject([
    { editing: "changed" },
    edited.draft,
    { lookUp: "notDone", sentence: expect.stringContaining("A check showed that it was not done") }
  ])
  expect(await edited.read()).not.toEqual(edited.typed)
  await failed.next(edited.submits ?? [{ type: "submit" }])
  expect(await edited.read()).toEqual(edited.typed)
})

it.each(records)("the %s of which nobody knows is looked up before it is sent again", async (kind, open) => {
  const edited = await open(`Nobody knows the ${kind}`)
  const { add, clear } = estate.sandbox.faults
  add({ path: edited.path, method: "PUT", kind: "status", status: 502, acts: true, times: 1 })
  add({ path: edited.path, method: "GET", kind: "status", status: 403 })
  if (edited.isReadFirst) add({ path: edited.path, method: "GET", kind: "none", times: 1 })
  const unknown = await save(edited)
  clear()
  expect([unknown.value, unknown.failure]).toMatchObject([
    { editing: "changed" },
    { lookUp: "failed", sentence: expect.stringContaining("Whether it was done could not be checked.") }
  ])
  const again = await estate.askedBy(async () => {
    expect(await unknown.next(edited.submits ?? [{ type: "submit" }])).toEqual({ editing: "unchanged" })
  })
  // A configuration of an older revision may be sent: the service takes it no second time, and answers 409.
  const puts = again.filter(({ line }) => line.startsWith("PUT")).length
  expect([puts, await edited.read()]).toEqual([edited.isReadFirst ? 0 : 1, edited.typed])
})
