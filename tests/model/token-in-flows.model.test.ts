import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { selectIsExpired, selectIsSignedIn } from "@command-center/machines/session/session.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import type { AnyEventObject, AnyStateMachine, StateValue } from "xstate"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"
import { signedInSession } from "./support/session-driver.ts"
import * as facts from "./support/session-examples.ts"
import { codes, existing, loaded, named, now, unauthorized as wizardUnauthorized } from "./wizard-driver.ts"

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output })
const unauthorized = Result.fail(failures.unauthorized)
const account = { businessEntityId: 42, canEdit: true }
const named42 = { ...account, names: [] }

const user = { username: "ada", firstName: "Ada", lastName: "Byron", email: "a@b.co", verifyEmail: "a@b.co" }
const userTyped = [
  ...Object.entries(user).map(([field, text]) => ({ type: "draft.changed", field, text })),
  { type: "role.chosen", roleId: 10003 }
]
const { verifyEmail: _, ...userSent } = { ...user, roleId: 10003 }
const form = { name: "Menu", deviceType: 27, file: { name: "menu.tgz", size: 9, type: "application/gzip" } }
const formSent = { deviceType: 27, name: "Menu", description: "Menu", businessEntityId: 42 }
const place = Result.succeed({ formId: 77, address: "https://storage.example/77" })
const formTyped = [
  { type: "draft.changed", draft: { ...form, file: null } },
  { type: "file.chosen", file: form.file, content: "bytes" }
]
const nameIsFree = done("loadForms", Result.succeed([]))
const otherCodes = { authenticationCode: "Z5jdHi6B-myTV1StGXR8_", sessionToken: "0JDMbcJqLUakgb_J5m9g-" }

interface Flow {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** What leads to the call, the submit included. */
  readonly until: ReadonlyArray<AnyEventObject>
  readonly call: string
  /** What is read meanwhile, whatever becomes of the call. */
  readonly beside?: ReadonlyArray<string>
  readonly died?: unknown
  /** Where the flow waits for the new token, and what goes on from there. */
  readonly waits: StateValue
  readonly again: AnyEventObject
  /** What is answered before the call is made again. */
  readonly then?: AnyEventObject
  readonly sent: unknown
}

const submit = { type: "submit" }
const retry = { type: "retry" }
const changed = { editing: "changed" }

const flows: ReadonlyArray<Flow> = [
  {
    name: "a new profile",
    machine: newProfileMachine,
    input: { ...named42, subject: { versions: ["5.0.0.3124"] } },
    until: [{ type: "draft.changed", draft: { name: "Night", utgVersion: "5.0.0.3124" } }, submit],
    call: "create",
    waits: changed,
    again: submit,
    sent: {
      businessEntityId: 42,
      draft: { name: "Night", utgVersion: "5.0.0.3124" },
      unsettled: null,
      subject: { versions: ["5.0.0.3124"] }
    }
  },
  {
    name: "a clone",
    machine: cloneProfileMachine,
    input: { ...named42, subject: sampleProfile() },
    until: [{ type: "draft.changed", draft: { name: "Night" } }, submit],
    call: "create",
    waits: changed,
    again: submit,
    sent: { businessEntityId: 42, draft: { name: "Night" }, unsettled: null, subject: sampleProfile() }
  },
  {
    name: "a new template",
    machine: newTemplateMachine,
    input: { ...named42, subject: null },
    until: [{ type: "draft.changed", draft: { name: "Night" } }, submit],
    call: "create",
    waits: changed,
    again: submit,
    sent: { businessEntityId: 42, draft: { name: "Night" }, unsettled: null, subject: null }
  },
  {
    name: "a new user",
    machine: addUserMachine,
    input: account,
    until: [...userTyped, submit],
    call: "createUser",
    waits: changed,
    again: submit,
    sent: { businessEntityId: 42, user: userSent }
  },
  {
    name: "looking for a new user",
    machine: addUserMachine,
    input: account,
    until: [...userTyped, submit, done("createUser", Result.fail(failures.timedOut)), { type: "check" }],
    call: "findUser",
    waits: "unknown",
    again: { type: "check" },
    sent: { businessEntityId: 42, user: userSent }
  },
  {
    name: "a new user's role",
    machine: addUserMachine,
    input: account,
    until: [...userTyped, submit, done("createUser", Result.succeed(2101))],
    call: "assignRole",
    waits: "withoutRole",
    again: retry,
    sent: { businessEntityId: 42, userId: 2101, roleId: 10003 }
  },
  {
    name: "a form's record",
    machine: formUploadMachine,
    beside: ["loadDeviceTypes"],
    input: account,
    until: [...formTyped, submit, nameIsFree],
    call: "createForm",
    waits: changed,
    again: submit,
    then: nameIsFree,
    sent: formSent
  },
  {
    name: "a form's mark",
    machine: formUploadMachine,
    beside: ["loadDeviceTypes"],
    input: account,
    until: [
      ...formTyped,
      submit,
      nameIsFree,
      done("createForm", place),
      { type: "upload.ended", outcome: Result.succeed(null) }
    ],
    call: "markUploaded",
    waits: "unmarked",
    again: retry,
    sent: { businessEntityId: 42, formId: 77 }
  },
  {
    name: "a new installation's user",
    machine: installationWizardMachine,
    input: { ...account, kind: 10 },
    until: [
      done("loadChoices", loaded),
      named("Till 4"),
      { ...submit, codes, now },
      done(
        "setUpInstallation",
        Result.fail({ step: "InstallUserNotCreated", sentence: "", call: failures.refused, created: existing })
      ),
      retry
    ],
    call: "giveUser",
    died: Result.fail({ step: "InstallUserNotCreated", sentence: "", call: failures.unauthorized, created: existing }),
    waits: "withoutUser",
    again: retry,
    sent: expect.objectContaining({ sessionToken: codes.sessionToken, created: existing })
  },
  {
    name: "a new installation",
    machine: installationWizardMachine,
    input: { ...account, kind: 10 },
    until: [done("loadChoices", loaded), named("Till 4"), { ...submit, codes, now }],
    call: "setUpInstallation",
    died: wizardUnauthorized,
    waits: changed,
    again: { ...submit, codes: otherCodes, now },
    // Secrets are made anew: what was refused is kept nowhere.
    sent: expect.objectContaining({ sessionToken: otherCodes.sessionToken })
  }
]

/** What the last try left behind, which is no part of what was typed. */
const ofTheTry = { failure: null, sent: null, wasUnauthorized: false }

/** The flow beside the session that it tells, as the console does; the token has died under its call. */
const died = async ({ machine, input, until, call, died: answer = unauthorized }: Flow) => {
  const session = await signedInSession(facts.atHome)
  const flow = actorDriver(machine, input)
  for (const event of until) await flow.perform(event)
  const typed: unknown = { ...flow.snapshot().context, ...ofTheTry }
  await flow.settle(call, answer)
  expect(flow.emitted().at(-1)).toEqual({ type: "unauthorized" })
  const hasUnsavedWork = flow.snapshot().hasTag("unsaved")
  await session.perform({ type: "unauthorized", hasUnsavedWork, href: facts.href })
  await session.perform({ type: "token.stored", token: "stored-2" })
  return { session, flow, typed }
}

it.each(flows)("$name goes on at the same step with everything typed", async (each) => {
  const { session, flow, typed } = await died(each)
  const { beside = [] } = each
  expect([selectIsSignedIn(session.snapshot()), selectIsExpired(session.snapshot())]).toEqual([true, true])
  await session.settle("loadUser", Result.succeed(facts.operator))
  expect([selectIsSignedIn(session.snapshot()), selectIsExpired(session.snapshot())]).toEqual([true, false])
  expect([flow.state(), flow.snapshot().hasTag("unsaved"), flow.running()]).toEqual([each.waits, true, beside])
  expect({ ...flow.snapshot().context, ...ofTheTry }).toEqual(typed)
  await flow.perform(each.again)
  if (each.then !== undefined) await flow.perform(each.then)
  expect([flow.running(), flow.inputOf(each.call)]).toEqual([[...beside, each.call], each.sent])
})

it.each(flows)("$name is dropped for another user, who is told so", async (each) => {
  const { session } = await died(each)
  await session.settle("loadUser", Result.succeed(facts.someoneElse))
  expect(session.emitted().at(-1)).toEqual({ type: "reloadRequired", username: "otto" })
})
