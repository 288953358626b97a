import { installationMessages } from "@command-center/domain/installation/installation-messages"
import type { InstallationKind } from "@command-center/domain/installation/installation-type"
import type { VerifiedInstallation } from "@command-center/domain/installation/verified-installation"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { isUncertain } from "../operation/uncertainty.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  ChoicesOutcome,
  ChosenVersions,
  DraftChange,
  InstallationCodes,
  InstallationToComplete,
  InstallationToSetUp,
  SetUpOutcome,
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
  now: new Date(0)
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
  sentence: installationMessages.createFailed(recordMessages.crashed),
  call: null
})

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
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    loadChoices: unprovided<number, WizardChoices, Failure>("loadChoices"),
    setUpInstallation: unprovided<InstallationToSetUp, VerifiedInstallation, WizardFailure>("setUpInstallation"),
    giveUser: unprovided<InstallationToComplete, VerifiedInstallation, WizardFailure>("giveUser")
  },
  guards: {
    isKindChosen: ({ context }) => context.kind !== null,
    isUntouched: ({ context }) => isUntouched(context),
    isComplete: ({ context }) => context.canEdit && isComplete(context),
    loaded: (_, outcome: ChoicesOutcome) => Result.isSuccess(outcome),
    wasNotAllowed: (_, outcome: ChoicesOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    succeeded: (_, outcome: SetUpOutcome) => Result.isSuccess(outcome),
    isWithoutUser: (_, outcome: SetUpOutcome) => (failureOf(outcome)?.created ?? null) !== null,
    isUnverified: (_, outcome: SetUpOutcome) => failureOf(outcome)?.step === "VerificationIdMissing",
    isUncertain: (_, outcome: SetUpOutcome) => {
      const call = callOf(outcome)
      return call !== null && isUncertain(call)
    }
  },
  actions: {
    setChoices: assign((_, outcome: ChoicesOutcome) => {
      const choices = Result.getOrElse(outcome, () => noChoices)
      return { choices, versions: defaultVersions(choices), failure: null }
    }),
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
    setCreated: assign((_, outcome: SetUpOutcome) => ({
      created: Result.getOrElse(outcome, ({ created }) => created),
      failure: failureOf(outcome)
    })),
    setFailure: assign((_, outcome: SetUpOutcome) => ({ failure: failureOf(outcome) })),
    setDefect: assign({ failure: { ...defect("InstallationNotCreated"), created: null } }),
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
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellIfUnauthorized: enqueueActions(({ enqueue }, outcome: SetUpOutcome) => {
      const call = callOf(outcome)
      if (call !== null && isUnauthorized(call)) enqueue.emit({ type: "unauthorized" })
    }),
    tellRowsChanged: sendTo(screenOf, rowsChanged)
  }
})
