import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import type { NewProfileBody } from "@command-center/domain/profile/new-profile"
import { profileFields } from "@command-center/domain/profile/profile"
import { templateFields } from "@command-center/domain/template/template"
import { newTemplate } from "@command-center/domain/template/template-draft"
import { Effect } from "effect"
import { deleteForm } from "../management/forms.ts"
import { deactivateInstallation } from "../management/installations.ts"
import { createProfile, deleteProfile } from "../management/profiles.ts"
import { createTemplate, deleteTemplate } from "../management/template-changes.ts"
import { findRecords, isListed } from "./find-records.ts"
import { created, deleted } from "./looked-up.ts"

const forms = { id: "forms", fields: formFields } as const
const installations = { id: "installations", fields: installationFields } as const
const profiles = { id: "profiles", fields: profileFields } as const
const templates = { id: "templates", fields: templateFields } as const

/** What is created under a name that no two records of an account have. */
interface Named<Content> {
  readonly businessEntityId: number
  readonly content: Content
  /** The name that an earlier attempt was sent with, whose outcome nobody knows. */
  readonly unsettledName: string | null
}

/** Creates a profile once, whatever becomes of the answers (contract, "Settled after the first console"). */
export const createProfileOnce = ({ businessEntityId, content, unsettledName }: Named<NewProfileBody>) => {
  const name = (unsettledName ?? content.name).trim()
  return created({
    send: createProfile(businessEntityId, content),
    lookUp: Effect.map(
      findRecords(profiles, businessEntityId, (row) => row.businessEntityId === businessEntityId && row.name === name),
      (rows) => rows.map(({ id }) => id)
    ),
    mayBeDone: unsettledName !== null
  })
}

/** Creates a config template of that name once, whatever becomes of the answers. */
export const createTemplateOnce = ({ businessEntityId, content, unsettledName }: Named<string>) => {
  const name = (unsettledName ?? content).trim()
  return created({
    send: createTemplate(newTemplate(businessEntityId, content)),
    lookUp: findRecords(
      templates,
      businessEntityId,
      (row) => row.businessEntityId === businessEntityId && row.name === name
    ),
    mayBeDone: unsettledName !== null
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
