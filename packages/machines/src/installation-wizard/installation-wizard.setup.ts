import { installationMessages } from "@command-center/domain/installation/installation-messages"
import type { InstallationKind } from "@command-center/domain/installation/installation-type"
import type { VerifiedInstallation } from "@command-center/domain/installation/verified-installation"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { standingAlone } from "@command-center/domain/message/constraint-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized, isUnknown, mayBeDone } from "../actor-logic/failure.ts"
import { longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { unknownToast } from "../actor-logic/unknown-toast.ts"
import { firstContactMachine } from "../first-contact/first-contact.machine.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  ChoicesOutcome,
  ChosenVersions,
  DraftChange,
  InstallationCodes,
  InstallationsToRemove,
  InstallationToComplete,
  InstallationToSetUp,
  SetUpOutcome,
  UnsettledSubmit,
  WizardChoices,
  WizardContext,
  WizardEvent,
  WizardFailure,
  WizardInput,
  WizardOutput
} from "./installation-wizard.types.ts"
import { defaultVersions, isComplete, isUntouched, noChoices, toSetUp, withChange } from "./wizard-draft.ts"

/** Stands where nothing was sent, which the chart never lets a call see. */
const nothing: InstallationToSetUp = {
  installation: {
    type: 10,
    businessEntityId: 0,
    manifest: {
      machine: { nickname: "" },
      agent: { installLocation: "", downloadLocation: null, agentVersion: null },
      credentials: { authenticationCode: "" },
      components: [
        {
          installLocation: "",
          utgVersion: null,
          downloadLocation: null,
          profileId: null,
          profileBusinessEntityId: null,
          runInstall: true,
          tasks: []
        }
      ]
    }
  },
  sessionToken: "",
  now: new Date(0),
  earlier: null
}
const nowhere: VerifiedInstallation = { id: 0, verificationId: "" }

export const sentOf = ({ sent }: WizardContext): InstallationToSetUp => sent ?? nothing
export const incomplete = (context: WizardContext): InstallationToComplete => ({
  ...sentOf(context),
  created: context.created ?? nowhere
})

// A defect after a call left says nothing about what the service did with it.
const defect = (step: WizardFailure["step"]) => ({
  step,
  sentence: recordMessages.crashed,
  call: null
})

const othersStay = (reason: string, call: Failure | null): WizardFailure => ({
  step: "InstallationNotCreated",
  sentence: writeMessages.othersStay(reason),
  call,
  created: null
})

const submitOf = ({ sent, kind, drafts, versions }: WizardContext): UnsettledSubmit | null =>
  sent === null ? null : { sent, form: { kind, drafts, versions } }

/** What was sent may be there: what is sent next has the same codes, by which it is looked for first. */
const unsettledBy = (context: WizardContext, call: Failure | null): UnsettledSubmit | null =>
  call !== null && mayBeDone(call) && call.lookUp !== "failedFirst" ? submitOf(context) : context.unsettled

const failureOf = (outcome: SetUpOutcome): WizardFailure | null => (Result.isFailure(outcome) ? outcome.failure : null)
const callOf = (outcome: SetUpOutcome): Failure | null => failureOf(outcome)?.call ?? null

/** What the flow is made of; its chart stands in installation-wizard.machine.ts. */
export const installationWizardSetup = setup({
  types: {
    input: {} as WizardInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    emitted: {} as Emitted,
    output: {} as WizardOutput,
    tags: {} as "busy" | "unsaved" | "sending",
    children: {} as {
      loadChoices: "loadChoices"
      setUpInstallation: "setUpInstallation"
      removeOthers: "removeOthers"
      firstContact: "firstContact"
      giveUser: "giveUser"
    }
  },
  actors: {
    loadChoices: unprovided<number, WizardChoices, Failure>("loadChoices"),
    setUpInstallation: unprovided<InstallationToSetUp, VerifiedInstallation, WizardFailure>("setUpInstallation"),
    removeOthers: unprovided<InstallationsToRemove, unknown, Failure>("removeOthers"),
    firstContact: firstContactMachine,
    giveUser: unprovided<InstallationToComplete, VerifiedInstallation, WizardFailure>("giveUser")
  },
  delays: { longWait },
  guards: {
    isRefused: ({ context }) => isRefusal(context.failure?.call ?? null),
    isKindOpen: ({ context }) => context.kind === null,
    isKindChosen: ({ context }) => context.kind !== null,
    isUntouched: ({ context }) => isUntouched(context),
    isComplete: ({ context }) => context.canEdit && isComplete(context),
    loaded: (_, outcome: ChoicesOutcome) => Result.isSuccess(outcome),
    wasNotAllowed: (_, outcome: ChoicesOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    isThereAgain: ({ context }) => (context.created?.again ?? []).length > 0,
    wasRefusedAccess: (_, outcome: Outcome<unknown, Failure>) =>
      Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    succeeded: (_, outcome: Outcome<unknown, unknown>) => Result.isSuccess(outcome),
    isWithoutUser: (_, outcome: SetUpOutcome) => (failureOf(outcome)?.created ?? null) !== null,
    isUnverified: (_, outcome: SetUpOutcome) => failureOf(outcome)?.step === "VerificationIdMissing",
    isUncertain: (_, outcome: SetUpOutcome) => {
      const call = callOf(outcome)
      return call !== null && isUnknown(call)
    }
  },
  actions: {
    setChoices: assign((_, outcome: ChoicesOutcome) => {
      const choices = Result.getOrElse(outcome, () => noChoices)
      return { choices, versions: defaultVersions(choices), failure: null }
    }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    setLoadFailure: assign((_, outcome: ChoicesOutcome) => ({
      failure: Result.isFailure(outcome)
        ? {
            step: "InstallationNotCreated" as const,
            sentence: wizardMessages.loadFailed(outcome.failure.sentence),
            call: outcome.failure,
            created: null
          }
        : null
    })),
    setLoadDefect: assign({
      failure: {
        ...defect("InstallationNotCreated"),
        sentence: wizardMessages.loadFailed(recordMessages.crashed),
        created: null
      }
    }),
    setKind: assign((_, kind: InstallationKind | null) => ({ kind, failure: null })),
    change: assign(({ context }, change: DraftChange) => ({
      ...withChange(context, change),
      isNameTouched: context.isNameTouched || change.name !== undefined,
      failure: null
    })),
    chooseVersion: assign(
      (
        { context },
        { component, version }: { readonly component: keyof ChosenVersions; readonly version: string }
      ) => ({
        versions: {
          ...context.versions,
          [component]: context.choices.versions[component].find((product) => product.version === version) ?? null
        },
        failure: null
      })
    ),
    setSent: assign(({ context }, { codes, now }: { readonly codes: InstallationCodes; readonly now: Date }) => ({
      sent: toSetUp(context, codes, now),
      failure: null
    })),
    /** What was found from an earlier submit is told as it was sent then, whatever was typed since. */
    setCreated: assign(({ context }, outcome: SetUpOutcome) => {
      const created = Result.getOrElse(outcome, ({ created }) => created)
      return {
        ...(created?.knownBy === "earlier" ? context.unsettled?.form : {}),
        created,
        failure: failureOf(outcome)
      }
    }),
    tellFound: enqueueActions(({ context, enqueue }) => {
      if (context.created?.knownBy !== undefined)
        enqueue.emit({ type: "toast", kind: "info", text: writeMessages.found })
    }),
    setFailure: assign(({ context }, outcome: SetUpOutcome) => ({
      failure: failureOf(outcome),
      unsettled: unsettledBy(context, callOf(outcome))
    })),
    setDefect: assign(({ context }) => ({
      failure: { ...defect("InstallationNotCreated"), created: null },
      unsettled: submitOf(context)
    })),
    setOthersGone: assign(({ context: { created } }) => ({
      created: created === null ? null : { ...created, again: [] },
      failure: null
    })),
    setOthersStay: assign((_, outcome: Outcome<unknown, Failure>) => ({
      failure: Result.isFailure(outcome) ? othersStay(outcome.failure.sentence, outcome.failure) : null
    })),
    setOthersDefect: assign({ failure: othersStay(recordMessages.crashed, null) }),
    tellOthersGone: emit({ type: "toast", kind: "success", text: writeMessages.othersRemoved }),
    setUserDefect: assign(({ context }) => ({
      failure: { ...defect("InstallUserNotCreated"), created: context.created }
    })),
    /** Codes are kept no longer than they may be needed. */
    forgetSent: assign({ sent: null }),
    forgetFailure: assign({ failure: null }),
    copyId: emit(({ context }) => ({
      type: "copy",
      text: context.created?.verificationId ?? "",
      copied: wizardMessages.copied
    })),
    tellFailed: enqueueActions(({ context: { failure }, enqueue }) => {
      if (failure === null || (failure.call !== null && isUnauthorized(failure.call))) return
      const { step, call, sentence } = failure
      const isWrite = step === "InstallationNotCreated" || step === "InstallUserNotCreated"
      // A defect tells nothing.
      const isUncertain = isWrite && (call === null || isUnknown(call))
      const toast = isUncertain
        ? unknownToast(standingAlone(sentence))
        : { text: installationMessages.createFailed(sentence) }
      enqueue.emit({ type: "toast", kind: "danger", ...toast })
    }),
    tellNotAwaited: emit({ type: "toast", kind: "info", text: wizardMessages.notAwaited }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellIfUnauthorized: enqueueActions(({ enqueue }, outcome: SetUpOutcome) => {
      const call = callOf(outcome)
      if (call !== null && isUnauthorized(call)) enqueue.emit({ type: "unauthorized" })
    }),
    tellRowsChanged: sendTo(screenOf, rowsChanged)
  }
})
