import { emptyFormDraft } from "@command-center/domain/form/form-draft"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { expect, it } from "vitest"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { loaded as pushChoices, input as pushInput } from "../model/push-driver.ts"
import { noManifests, input as scheduleInput, versions } from "../model/schedule-task-driver.ts"
import { actorDriver } from "../model/support/actor-driver.ts"
import { eachCase } from "./support/each-case.ts"

interface Form {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** What comes before anything can be typed. */
  readonly begin?: ReadonlyArray<AnyEventObject>
  readonly typed: AnyEventObject
  /** Back to what the form began with. */
  readonly undone: AnyEventObject
}

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output })
const draft = (content: unknown) => ({ type: "draft.changed", draft: content })
const change = (content: unknown) => ({ type: "draft.changed", change: content })
const record = { businessEntityId: 42, names: [], namesUnknown: null, canEdit: true }
const schedule = {
  machine: scheduleTaskMachine,
  input: scheduleInput,
  typed: change({ utgGroup: "startstop" }),
  undone: change({ utgGroup: "configuration" })
}
const push = { machine: pushMachine, begin: [done("loadChoices", pushChoices)], undone: change({ formId: null }) }

const forms: ReadonlyArray<Form> = [
  {
    name: "a new profile",
    machine: newProfileMachine,
    input: { ...record, subject: { versions: ["5.0.0.3124"], versionsFailure: null, notOffered: null } },
    typed: draft({ name: "Night", utgVersion: "5.0.0.3124" }),
    undone: draft({ name: "", utgVersion: null })
  },
  {
    name: "a clone",
    machine: cloneProfileMachine,
    input: { ...record, subject: sampleProfile() },
    typed: draft({ name: "Night" }),
    undone: draft({ name: "" })
  },
  {
    name: "a new config template",
    machine: newTemplateMachine,
    input: { ...record, subject: null },
    typed: draft({ name: "Night" }),
    undone: draft({ name: "" })
  },
  {
    name: "a form's upload",
    machine: formUploadMachine,
    input: { businessEntityId: 42, canEdit: true },
    typed: draft({ ...emptyFormDraft, name: "Menu" }),
    undone: draft(emptyFormDraft)
  },
  { name: "a task while its versions load", ...schedule },
  { name: "a task", ...schedule, begin: [done("loadVersions", versions)] },
  {
    name: "a task whose versions load again",
    ...schedule,
    begin: [done("loadVersions", noManifests), { type: "versions.retry" }]
  },
  { name: "forms to push", ...push, input: pushInput, typed: change({ formId: 7 }) },
  {
    name: "firmware to push",
    ...push,
    input: { ...pushInput, kind: "firmware" },
    typed: change({ formId: 7 })
  }
]

type Driver = ReturnType<typeof actorDriver>
const isAsking = (driver: Driver) => JSON.stringify(driver.state()).includes('"asking"')
/** What a link, Back, another account, the tab's end and a new sign-in go by. */
const isUnsaved = (driver: Driver): boolean => driver.snapshot().hasTag("unsaved")
const isOpen = (driver: Driver): boolean => driver.snapshot().status === "active"

/** Cancel, the close button and Escape are one event. */
const cancel = { type: "cancel" }

const exits: Readonly<Record<string, (driver: Driver, form: Form) => Promise<void>>> = {
  "untouched, it closes at once": async (driver) => {
    expect(isUnsaved(driver)).toBe(false)
    await driver.perform(cancel)
    expect(isOpen(driver)).toBe(false)
  },
  "typed and undone, it closes at once": async (driver, { typed, undone }) => {
    await driver.perform(typed)
    await driver.perform(undone)
    expect(isUnsaved(driver)).toBe(false)
    await driver.perform(cancel)
    expect(isOpen(driver)).toBe(false)
  },
  "typed, whoever leaves is asked": async (driver, { typed }) => {
    await driver.perform(typed)
    expect(isUnsaved(driver)).toBe(true)
  },
  "typed, Cancel asks, and nothing is lost by going on": async (driver, { typed }) => {
    await driver.perform(typed)
    const { draft: before } = driver.snapshot().context
    await driver.perform(cancel)
    expect([isAsking(driver), isUnsaved(driver)]).toEqual([true, true])
    for (const event of [cancel, { type: "submit", now: new Date("2026-11-20T15:20:00Z") }]) await driver.perform(event)
    expect(isAsking(driver)).toBe(true)
    await driver.perform({ type: "edit" })
    expect([isAsking(driver), isUnsaved(driver), driver.snapshot().context.draft]).toEqual([false, true, before])
  },
  "typed, it is given up when that was answered": async (driver, { typed }) => {
    await driver.perform(typed)
    await driver.perform(cancel)
    await driver.perform({ type: "discard" })
    expect([isOpen(driver), driver.emitted()]).toEqual([false, []])
  }
}

it("asks before what was typed in a dialog is lost, however it is left; equal to the beginning is not unsaved", async () => {
  const all = forms.flatMap((form) => Object.entries(exits).map(([exit, leave]) => ({ form, exit, leave })))
  await eachCase(
    "Unsaved changes",
    all,
    ({ form, exit }) => `${form.name}: ${exit}`,
    async ({ form, leave }) => {
      const driver = actorDriver(form.machine, form.input)
      for (const event of form.begin ?? []) await driver.perform(event)
      await leave(driver, form)
    }
  )
})
