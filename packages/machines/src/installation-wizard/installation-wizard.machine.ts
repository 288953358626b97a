import { nicknameOf } from "@command-center/domain/installation/installation-draft"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { askingToClose, closedForm, typedForm } from "../actor-logic/typed-form.ts"
import { incomplete, installationWizardSetup, sentOf } from "./installation-wizard.setup.ts"
import { defaultVersions, draftOf, emptyDrafts, noChoices } from "./wizard-draft.ts"

/** New on the installation list (document 2 §2, §4): a choice, a form, then three calls that belong together. */
export const installationWizardMachine = installationWizardSetup.createMachine({
  id: "installationWizard",
  context: ({ input }) => ({
    ...input,
    choices: noChoices,
    isWaitLong: false,
    versions: defaultVersions(noChoices),
    drafts: emptyDrafts,
    isNameTouched: false,
    sent: null,
    unsettled: null,
    created: null,
    failure: null
  }),
  initial: "loading",
  output: ({ context }) => ({ created: context.created !== null }),
  states: {
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      invoke: {
        id: "loadChoices",
        src: "loadChoices",
        input: ({ context }) => context.businessEntityId,
        onDone: [
          { guard: withOutput("loaded"), target: "open", actions: withOutput("setChoices") },
          {
            guard: withOutput("wasNotAllowed"),
            target: "failed",
            actions: [withOutput("setLoadFailure"), "tellUnauthorized"]
          },
          { target: "failed", actions: withOutput("setLoadFailure") }
        ],
        onError: { target: "failed", actions: "setLoadDefect" }
      },
      // The choice needs nothing of what is read: only the form waits.
      on: {
        "kind.chosen": {
          guard: "isKindOpen",
          actions: { type: "setKind", params: ({ event }) => event.kind }
        },
        cancel: "closed"
      }
    },
    failed: { on: { retry: "loading", cancel: "closed" } },
    open: { always: [{ guard: "isKindChosen", target: "editing" }, { target: "choosing" }] },
    choosing: {
      ...typedForm,
      on: { "kind.chosen": { target: "editing", actions: { type: "setKind", params: ({ event }) => event.kind } } }
    },
    editing: {
      ...typedForm,
      on: {
        ...whenSessionIsBack,
        "draft.changed": { target: ".looking", actions: { type: "change", params: ({ event }) => event.change } },
        "version.chosen": { target: ".looking", actions: { type: "chooseVersion", params: ({ event }) => event } },
        back: { target: "choosing", actions: { type: "setKind", params: () => null } },
        submit: {
          guard: "isComplete",
          target: "creating",
          actions: { type: "setSent", params: ({ event }) => event }
        }
      }
    },
    asking: { ...askingToClose, on: { edit: "open", discard: "closed" } },
    creating: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "setUpInstallation",
        src: "setUpInstallation",
        input: ({ context }) => sentOf(context),
        onDone: [
          { guard: withOutput("succeeded"), target: "created", actions: [withOutput("setCreated"), "tellFound"] },
          {
            guard: withOutput("isUnverified"),
            target: "unverified",
            actions: [withOutput("setFailure"), "tellFailed"]
          },
          {
            guard: withOutput("isWithoutUser"),
            target: "withoutUser",
            actions: [withOutput("setCreated"), "tellFound", "tellFailed", withOutput("tellIfUnauthorized")]
          },
          { guard: withOutput("isUncertain"), target: "unknown", actions: [withOutput("setFailure"), "tellFailed"] },
          {
            target: "editing",
            actions: [withOutput("setFailure"), "tellFailed", withOutput("tellIfUnauthorized"), "forgetSent"]
          }
        ],
        onError: { target: "unknown", actions: ["setDefect", "tellFailed"] }
      }
    },
    // Nobody knows whether there is one: what is sent again would make a second one.
    unknown: {
      tags: "unsaved",
      entry: ["forgetSent", "tellRowsChanged"],
      on: { edit: { target: "editing", actions: "forgetFailure" }, close: "closed" }
    },
    // It exists and nobody can install it.
    unverified: { entry: ["forgetSent", "tellRowsChanged"], on: { close: "closed" } },
    // It exists: what is sent again is its user alone, with the code of its manifest.
    withoutUser: {
      tags: "unsaved",
      entry: "tellRowsChanged",
      on: { ...whenSessionIsBack, retry: { target: "completing", actions: "forgetFailure" }, close: "closed" }
    },
    completing: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "giveUser",
        src: "giveUser",
        input: ({ context }) => incomplete(context),
        onDone: [
          { guard: withOutput("succeeded"), target: "created" },
          { target: "withoutUser", actions: [withOutput("setFailure"), "tellFailed", withOutput("tellIfUnauthorized")] }
        ],
        onError: { target: "withoutUser", actions: ["setUserDefect", "tellFailed"] }
      }
    },
    created: {
      entry: ["forgetSent", "tellRowsChanged"],
      invoke: {
        id: "firstContact",
        src: "firstContact",
        input: ({ context }) => ({
          businessEntityId: context.businessEntityId,
          nickname: nicknameOf(draftOf(context))
        }),
        // What was created, with its Verification ID, stays in view.
        onError: { actions: "tellNotAwaited" }
      },
      on: {
        ...whenSessionIsBack,
        "id.copied": { actions: "copyId" },
        "others.removed": { guard: "isThereAgain", target: "removingOthers" },
        close: "closed"
      }
    },
    // The browser sent the call again when its connection broke, and the service carried out both.
    removingOthers: {
      tags: ["busy", "sending"],
      invoke: {
        id: "removeOthers",
        src: "removeOthers",
        input: ({ context: { businessEntityId, created } }) => ({ businessEntityId, others: created?.again ?? [] }),
        onDone: [
          { guard: withOutput("succeeded"), target: "created", actions: ["setOthersGone", "tellOthersGone"] },
          {
            guard: withOutput("wasRefusedAccess"),
            target: "created",
            actions: [withOutput("setOthersStay"), "tellUnauthorized"]
          },
          { target: "created", actions: withOutput("setOthersStay") }
        ],
        onError: { target: "created", actions: "setOthersDefect" }
      }
    },
    closed: closedForm
  }
})
