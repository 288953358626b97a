import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import { isSameJson } from "@command-center/domain/json/same-json"
import { isSentProfile, type NewProfileBody } from "@command-center/domain/profile/new-profile"
import { profileFields } from "@command-center/domain/profile/profile"
import { type TemplateRow, templateFields } from "@command-center/domain/template/template"
import { newTemplate, newTemplateBody } from "@command-center/domain/template/template-draft"
import { mayBeGone } from "@command-center/domain/write/write-error"
import { Effect } from "effect"
import { deleteForm } from "../management/forms.ts"
import { deactivateInstallation } from "../management/installations.ts"
import { createProfile, deleteProfile, loadProfile } from "../management/profiles.ts"
import { createTemplate, deleteTemplate } from "../management/template-changes.ts"
import { loadTemplate } from "../management/templates.ts"
import { findRecords, isListed } from "./find-records.ts"
import { created, deleted } from "./looked-up.ts"
import type { WriteError } from "./write-error.ts"

const forms = { call: "forms", fields: formFields } as const
const installations = { call: "installations", fields: installationFields } as const
const profiles = { call: "profiles", fields: profileFields } as const
const templates = { call: "templates", fields: templateFields } as const

/** What is created under a name that no two records of an account have. */
interface Named<Content> {
  readonly businessEntityId: number
  readonly content: Content
  /** The name that an earlier attempt was sent with, whose outcome nobody knows. */
  readonly unsettledName: string | null
}

const isNamed =
  (businessEntityId: number, name: string) =>
  (row: { readonly businessEntityId: number | null; readonly name: string | null }): boolean =>
    // A row of the list of an account need not name that account.
    (row.businessEntityId ?? businessEntityId) === businessEntityId && row.name === name.trim()

/** The profiles of that name. */
const profilesNamed = (businessEntityId: number, name: string) =>
  Effect.map(findRecords(profiles, businessEntityId, isNamed(businessEntityId, name)), (rows) =>
    rows.map(({ id }) => id)
  )

/** Creates a profile once, whatever becomes of the answers (contract, "Settled after the first console"). */
export const createProfileOnce = ({ businessEntityId, content, unsettledName }: Named<NewProfileBody>) => {
  const lookUp = profilesNamed(businessEntityId, content.name)
  const asSentOf = (ids: ReadonlyArray<number>) =>
    Effect.filter(ids, (id) =>
      Effect.map(loadProfile(businessEntityId, id), (profile) => isSentProfile(profile, content))
    )
  return created({
    send: createProfile(businessEntityId, content),
    lookUp,
    earlier: unsettledName === null ? null : profilesNamed(businessEntityId, unsettledName),
    asSent: Effect.flatMap(lookUp, asSentOf),
    againBeside: (made) => Effect.flatMap(lookUp, (ids) => asSentOf(ids.filter((id) => id !== made)))
  })
}

const templatesNamed = (businessEntityId: number, name: string) =>
  findRecords(templates, businessEntityId, isNamed(businessEntityId, name))

/** Creates a config template of that name once, whatever becomes of the answers. */
export const createTemplateOnce = ({ businessEntityId, content, unsettledName }: Named<string>) => {
  const lookUp = templatesNamed(businessEntityId, content)
  const asSentOf = (rows: ReadonlyArray<TemplateRow>) =>
    Effect.filter(rows, ({ id }) =>
      Effect.map(loadTemplate(businessEntityId, id), ({ body }) => isSameJson(body, newTemplateBody))
    )
  return created({
    send: createTemplate(newTemplate(businessEntityId, content)),
    lookUp,
    earlier: unsettledName === null ? null : templatesNamed(businessEntityId, unsettledName),
    asSent: Effect.flatMap(lookUp, asSentOf),
    againBeside: (made) => Effect.flatMap(lookUp, (rows) => asSentOf(rows.filter(({ id }) => id !== made.id)))
  })
}

/** A row that is deleted, of whatever account the list is of. */
interface Deleted {
  readonly businessEntityId: number
  readonly row: { readonly id: number; readonly businessEntityId: number | null }
  readonly mayBeDone: boolean
}

const accountOf = ({ businessEntityId, row }: Deleted): number => row.businessEntityId ?? businessEntityId

/** Deletes a profile; one that is gone is deleted, whichever call did it. */
export const deleteProfileOnce = (asked: Deleted & { readonly row: { readonly name: string | null } }) => {
  const { row, mayBeDone } = asked
  const account = accountOf(asked)
  return deleted({
    send: deleteProfile(account, row.id, row.name ?? ""),
    lookUp: isListed(profiles, account, row.id),
    mayBeDone
  })
}

/** Deletes a profile of which only the id is known: its name is read first, and one that is not there is deleted. */
export const deleteProfileByIdOnce = (businessEntityId: number, id: number) =>
  Effect.matchEffect(loadProfile(businessEntityId, id), {
    onSuccess: ({ name }) =>
      deleteProfileOnce({ businessEntityId, row: { id, businessEntityId, name }, mayBeDone: false }),
    onFailure: (error) => (mayBeGone(error) ? Effect.void : Effect.fail<WriteError>(error))
  })

/** Deletes a config template; one that is gone is deleted, whichever call did it. */
export const deleteTemplateOnce = (asked: Deleted) => {
  const { row, mayBeDone } = asked
  const account = accountOf(asked)
  return deleted({ send: deleteTemplate(account, row.id), lookUp: isListed(templates, account, row.id), mayBeDone })
}

/** Deletes a form; one that is gone is deleted, whichever call did it. */
export const deleteFormOnce = (asked: Deleted) => {
  const { row, mayBeDone } = asked
  const account = accountOf(asked)
  return deleted({ send: deleteForm(account, row.id), lookUp: isListed(forms, account, row.id), mayBeDone })
}

/** Deactivates an installation; one that is gone is deactivated, whichever call did it. */
export const deactivateInstallationOnce = (asked: Deleted) => {
  const { row, mayBeDone } = asked
  const account = accountOf(asked)
  return deleted({
    send: deactivateInstallation(account, row.id),
    lookUp: isListed(installations, account, row.id),
    mayBeDone
  })
}
