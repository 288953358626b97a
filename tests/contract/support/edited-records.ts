import { loadComponentConfig, saveComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent, updateComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { loadProfile, updateProfile } from "@command-center/api/management/profiles"
import { createTemplate, updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { withConfig } from "@command-center/domain/component-config/component-config"
import { globalForm, withGlobalForm } from "@command-center/domain/component-config/global-settings"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { profileFields } from "@command-center/domain/profile/profile"
import { profileUpdateBody } from "@command-center/domain/profile/profile-change"
import { changedTemplate, draftOf, newTemplate } from "@command-center/domain/template/template-draft"
import { utgFields } from "@command-center/domain/utg/utg"
import { editedComponent, editOf } from "@command-center/domain/utg/utg-component"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Effect } from "effect"
import { type AnyStateMachine, createActor } from "xstate"
import { fromEffect } from "../../../apps/console/src/app/from-effect.ts"
import { wireEditProfile } from "../../../apps/console/src/features/profile-detail/edit-profile.wiring.ts"
import type { ProfileRecord } from "../../../apps/console/src/features/profile-detail/profile-detail.wiring.ts"
import { wireEditTemplate } from "../../../apps/console/src/features/template-detail/edit-template.wiring.ts"
import { wireEditUtg } from "../../../apps/console/src/features/utg-detail/edit-utg.wiring.ts"
import { readUtgConfig, saveUtgConfig } from "../../../apps/console/src/features/utg-detail/utg-config.wiring.ts"
import { saveAndRead } from "../../../apps/console/src/record/save-config.ts"
import { wireRecord } from "../../../apps/console/src/record/wire-record.ts"
import type { Estate } from "./estate.ts"

const account = knownAccounts.chain.id
const theirs = "Changed by a colleague"
const reviewed = [{ type: "submit" }, { type: "confirm" }]
const jsonOf = (config: unknown): JsonObject => (isJsonObject(config) ? config : {})

/** One record as it is edited: what is opened, what is typed, and what the service has of it. */
export interface Edited {
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
  /** A colleague changes the same; gives what the service has then. */
  readonly changeMeanwhile: () => Promise<unknown>
}

const record = <Shown>(estate: Estate) =>
  createActor(
    wireRecord(estate.runtime, "utg", () => Effect.succeed<Shown | null>(null)),
    { input: { businessEntityId: account, id: 0 } }
  )

const firstUtg = async (estate: Estate) => {
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const [utg] = rows
  if (utg === undefined) throw new Error("There is no UTG.")
  return utg
}

const editedUtg = async (estate: Estate, name: string): Promise<Edited> => {
  const { componentId } = await firstUtg(estate)
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
    typed: name,
    changeMeanwhile: async () => {
      const now = await estate.given(loadComponent(account, componentId))
      await estate.given(updateComponent(account, now, editedComponent(now, { ...editOf(now), nickname: theirs })))
      return theirs
    }
  }
}

const editedTemplate = async (estate: Estate, name: string): Promise<Edited> => {
  const { id } = await estate.given(createTemplate(newTemplate(account, `Before ${name}`)))
  const { object } = await estate.given(loadTemplate(account, id))
  return {
    path: `emplates/${id}`,
    machine: wireEditTemplate(estate, () => true),
    subject: { id, object },
    draft: { ...draftOf(object), name },
    isReadFirst: true,
    read: async () => draftOf((await estate.given(loadTemplate(account, id))).object).name,
    typed: name,
    changeMeanwhile: async () => {
      await estate.given(updateTemplate(account, id, changedTemplate(object, { ...draftOf(object), name: theirs })))
      return theirs
    }
  }
}

const editedProfile = async (estate: Estate, name: string): Promise<Edited> => {
  const { rows } = await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
  const own = rows.find(({ businessEntityId }) => businessEntityId === account) ?? rows[0]
  if (own === undefined) throw new Error("There is no profile.")
  const opened = await estate.given(loadProfile(account, own.id))
  const config = { ...jsonOf(opened.config), typed: name }
  return {
    path: `rofiles/${own.id}`,
    machine: wireEditProfile(estate, () => true, record<ProfileRecord>(estate)),
    subject: opened,
    draft: { text: JSON.stringify(config) },
    isReadFirst: true,
    submits: reviewed,
    read: async () => (await estate.given(loadProfile(account, own.id))).config,
    typed: config,
    changeMeanwhile: async () => {
      const changed = { ...config, typed: theirs }
      await estate.given(updateProfile(account, own.id, profileUpdateBody(opened, changed)))
      return changed
    }
  }
}

const editedConfig = async (estate: Estate, name: string): Promise<Edited> => {
  const utg = await firstUtg(estate)
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
    typed: name,
    changeMeanwhile: async () => {
      const now = await load()
      const { machinePermanentId, componentPermanentId } = utg
      const changed = withConfig(now, { ...jsonOf(now.config), typed: theirs })
      await estate.given(saveComponentConfig(account, machinePermanentId ?? "", componentPermanentId, changed))
      return theirs
    }
  }
}

/** The four records that are edited as a whole, by their names. */
export const editedRecords = [
  ["General data of a UTG", editedUtg],
  ["config template", editedTemplate],
  ["JSON of a profile", editedProfile],
  ["configuration of a UTG", editedConfig]
] as const
