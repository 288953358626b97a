import type { ListDescription } from "@command-center/domain/rows/list-description"
import { assignableRoles } from "@command-center/domain/user/user-role"
import { formRows } from "@command-center/machines/screens/forms-screen"
import { installationRows } from "@command-center/machines/screens/installations-screen"
import { profileRows } from "@command-center/machines/screens/profiles-screen"
import { templateRows } from "@command-center/machines/screens/templates-screen"
import { userRows } from "@command-center/machines/screens/users-screen"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { wireForms } from "../../../apps/console/src/features/forms/forms.wiring.ts"
import { wireInstallations } from "../../../apps/console/src/features/installations/installations.wiring.ts"
import { wireProfiles } from "../../../apps/console/src/features/profiles/profiles.wiring.ts"
import { wireTemplates } from "../../../apps/console/src/features/templates/templates.wiring.ts"
import { wireUsers } from "../../../apps/console/src/features/users/users.wiring.ts"
import { wireUtgs } from "../../../apps/console/src/features/utgs/utgs.wiring.ts"
import { makeOperations } from "../../../apps/console/src/operations/operations.ts"
import { openRows } from "../../../apps/console/src/rows/rows-client.ts"
import type { Estate } from "../../contract/support/estate.ts"
import { account, nameOf, newUser, type OwnUtg, profilesOf } from "./written.ts"

const now = new Date("2026-11-20T15:15:00.000Z")

/** What a flow is about; `id` is the one in the path of its call. */
interface Subject {
  readonly turn: number
  readonly utg: OwnUtg
  readonly id: number
  readonly estate: Estate
}

/** A dialog as somebody goes through it, up to the press that sends. */
export interface SendingFlow {
  /** Of writeKinds, which say how its effect is found in the database. */
  readonly kind: string
  readonly dialog: (estate: Estate) => AnyStateMachine
  readonly input: (subject: Subject) => object
  readonly typed: (subject: Subject) => Promise<ReadonlyArray<AnyEventObject>>
  readonly sends: AnyEventObject
  /** A refusal closes it, with a toast. */
  readonly closes?: true
  /** What is not confirmed is looked up in the view of the operation, whose rows are "operations" and "writes". */
  readonly isBulk?: true
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "implementations" in logic

/** The dialog as the console wires it into its screen. */
const dialogOf = (screen: AnyStateMachine, flow: string): AnyStateMachine => {
  const actors: Readonly<Record<string, unknown>> = screen.implementations.actors
  const logic = actors[flow]
  if (isMachine(logic)) return logic
  throw new Error(`${screen.id} has no ${flow}.`)
}

const consoleOf = ({ runtime }: Estate) => ({
  runtime,
  now: () => now,
  operations: makeOperations({
    userId: () => 1,
    now: () => now,
    open: () => Promise.reject(new Error("nothing is kept here")),
    tellNotKept: () => undefined
  })
})

/** Rows that are not loaded: what a dialog asks is of the services. */
const clientOf = <Row>({ origin, credentials }: Estate, { id, idOf }: ListDescription<Row>) =>
  openRows<Row>({ list: id, base: `${origin}/`, accountNames: [] }, idOf, credentials)

const profiles = (flow: string) => (estate: Estate) =>
  dialogOf(wireProfiles(consoleOf(estate), clientOf(estate, profileRows.list)), flow)
const templates = (flow: string) => (estate: Estate) =>
  dialogOf(wireTemplates(consoleOf(estate), clientOf(estate, templateRows.list)), flow)
const forms = (flow: string) => (estate: Estate) =>
  dialogOf(wireForms(consoleOf(estate), clientOf(estate, formRows.list)), flow)
const installations = (flow: string) => (estate: Estate) =>
  dialogOf(wireInstallations(consoleOf(estate), clientOf(estate, installationRows.list)), flow)
const users = (flow: string) => (estate: Estate) =>
  dialogOf(wireUsers(consoleOf(estate), clientOf(estate, userRows.list)), flow)
const utgs = (flow: string) => (estate: Estate) =>
  dialogOf(wireUtgs(consoleOf(estate), clientOf(estate, utgRows.list)), flow)

const submit = { type: "submit", now }
const confirm = { type: "confirm" }
const changed = (draft: object): AnyEventObject => ({ type: "draft.changed", draft })
const creating = (subject: unknown) => () => ({
  businessEntityId: account,
  names: [],
  namesUnknown: null,
  canEdit: true,
  subject
})
const deleting = ({ id, turn }: Subject) => ({
  businessEntityId: account,
  canEdit: true,
  row: { id, name: nameOf(turn), businessEntityId: account }
})
const forUtg = ({ utg }: Subject) => ({
  businessEntityId: account,
  targets: [utg],
  now,
  timeZone: "UTC",
  canEdit: true
})
const nothing = async () => []
const name = async ({ turn }: Subject) => [{ type: "typed.changed", value: nameOf(turn) }]

export const sendingFlows: ReadonlyArray<SendingFlow> = [
  {
    kind: "create a profile",
    dialog: profiles("newProfile"),
    input: creating({ versions: ["5.0.0.3124"], versionsFailure: null, notOffered: null }),
    typed: async ({ turn }) => [changed({ name: nameOf(turn), utgVersion: "5.0.0.3124" })],
    sends: submit
  },
  {
    kind: "create a config template",
    dialog: templates("newTemplate"),
    input: creating(null),
    typed: async ({ turn }) => [changed({ name: nameOf(turn) })],
    sends: submit
  },
  {
    kind: "create a user",
    dialog: users("addUser"),
    input: () => ({ businessEntityId: account, canEdit: true }),
    typed: async ({ turn }) => {
      const { username, firstName, lastName, email } = newUser(turn)
      return [
        ...Object.entries({ username, firstName, lastName, email, verifyEmail: email }).map(([field, text]) => ({
          type: "draft.changed",
          field,
          text
        })),
        { type: "role.chosen", roleId: assignableRoles[0]?.id }
      ]
    },
    sends: submit
  },
  {
    kind: "create tasks",
    dialog: utgs("scheduleTask"),
    input: forUtg,
    typed: async () => [{ type: "draft.changed", change: { utgGroup: "startstop" } }],
    sends: submit,
    isBulk: true
  },
  {
    kind: "apply a profile",
    dialog: utgs("applyProfile"),
    input: forUtg,
    typed: async ({ estate, turn }) => {
      const made = (await profilesOf(estate)).find((row) => row.name === nameOf(turn))
      return [{ type: "profile.chosen", profileId: made?.id ?? null }]
    },
    sends: submit,
    isBulk: true
  },
  {
    kind: "delete a profile",
    dialog: profiles("deleteProfile"),
    input: deleting,
    typed: name,
    sends: confirm,
    closes: true
  },
  {
    kind: "delete a config template",
    dialog: templates("deleteTemplate"),
    input: deleting,
    typed: nothing,
    sends: confirm,
    closes: true
  },
  { kind: "delete a form", dialog: forms("deleteForm"), input: deleting, typed: nothing, sends: confirm, closes: true },
  {
    kind: "deactivate an installation",
    dialog: installations("deactivateInstallation"),
    input: deleting,
    typed: nothing,
    sends: confirm,
    closes: true
  }
]
