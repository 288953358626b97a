import { createForm, uploadFormFile } from "@command-center/api/management/forms"
import { loadList } from "@command-center/api/management/lists"
import { loadVersions } from "@command-center/api/versions"
import { type WriteError } from "@command-center/api/writes/write-error"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { installationTypes } from "@command-center/domain/installation/installation-type"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { defaultProduct, noVersions } from "@command-center/domain/version/version-product"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import type { Estate, Program } from "../../contract/support/estate.ts"

export const account = knownAccounts.region.id

/** One write, ready to be sent, of something that no other case touches. */
export interface Write {
  /** By which a fault finds its request, and none of its look-up. */
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE"
  readonly path: string
  readonly send: Program<unknown, WriteError>
  /** Whether it was done: within what is sent, by another call, or by nobody, so that it is sent again by hand. */
  readonly lookUp: "within" | Program<boolean> | "nobody"
  /** How much of its effect the database has: one more or less where it was done. */
  readonly count: () => Promise<number>
}

export interface WriteKind {
  readonly name: string
  /** Makes what it takes; `turn` is of no other case. */
  readonly make: (estate: Estate, turn: number, utg: OwnUtg) => Promise<Write>
}

export const nameOf = (turn: number): string => `Written ${turn}`
const at = (turn: number): Date => new Date(Date.UTC(2026, 10, 20, 15, 15, turn))

/** A UTG with its machine and account. */
export type OwnUtg = UtgRow & { readonly machinePermanentId: string; readonly businessEntityId: number }

/** One UTG of each machine of the account. */
export const ownUtgs = async ({ given }: Estate): Promise<ReadonlyArray<OwnUtg>> => {
  const { rows } = await given(loadList({ call: "utgs", fields: utgFields }, account))
  const own = rows.flatMap((row) => {
    const { machinePermanentId, businessEntityId } = row
    return machinePermanentId === null || businessEntityId === null
      ? []
      : [{ ...row, machinePermanentId, businessEntityId }]
  })
  return [...new Map(own.map((row) => [row.machinePermanentId, row])).values()]
}

export const newProfile = (turn: number) =>
  ({ name: nameOf(turn), businessEntityId: account, type: 1, config: "{}" }) as const
export const newUser = (turn: number) => ({
  username: `written${turn}`,
  firstName: "Ada",
  lastName: "Byron",
  email: `written${turn}@quillmark.example`,
  roleId: 1
})
export const newForm = (turn: number) => ({
  deviceType: 26,
  name: nameOf(turn),
  description: "",
  businessEntityId: account
})

/** A form whose file is there. */
export const uploaded = async ({ given }: Estate, turn: number): Promise<number> => {
  const { formId, address } = await given(createForm(newForm(turn)))
  await given(uploadFormFile(address, new Blob(["bytes"])))
  return formId
}

export const installUser = (turn: number, roleId: number) =>
  ephemeralUserBody({
    authenticationCode: `code ${turn}`,
    sessionToken: "session",
    roleId,
    businessEntityId: account,
    now: at(turn)
  })

export const newInstallation = async ({ given }: Estate, turn: number) => {
  const [agent, utg] = [
    defaultProduct(await given(loadVersions("agent"))),
    defaultProduct(await given(loadVersions("utg")))
  ]
  const draft = { ...defaultInstallationDraft(installationTypes.newUtg), name: nameOf(turn) }
  return Result.getOrThrow(
    installationBody({ draft, businessEntityId: account, authenticationCode: `code ${turn}`, agent, utg })
  )
}

export const newTasks = (utg: UtgRow, turn: number) => {
  const now = at(turn)
  const draft = { ...defaultScheduleDraft(now, "UTC", noVersions), utgGroup: "startstop" } as const
  return Result.getOrThrow(buildTasks({ businessEntityId: account, draft, products: noVersions, targets: [utg], now }))
}

export const templatesOf = ({ sandbox: { db } }: Estate) => db.select().from(schema.configTemplate)
export const profilesOf = ({ sandbox: { db } }: Estate) => db.select().from(schema.componentProfile)
export const formsOf = ({ sandbox: { db } }: Estate) => db.select().from(schema.deviceForm)
export const tasksOf = ({ sandbox: { db } }: Estate) => db.select().from(schema.task)
export const peopleOf = ({ sandbox: { db } }: Estate) => db.select().from(schema.person)
export const installationsOf = ({ sandbox: { db } }: Estate) => db.select().from(schema.installation)

export const countOf = async <Row>(rows: PromiseLike<ReadonlyArray<Row>>, is: (row: Row) => boolean): Promise<number> =>
  (await rows).filter(is).length
